/** The one seat at the table of this device: one tab at a time has it. */
const LOCK = 'ebbes-device';

/** Take it; how to leave, null if another tab has it. */
export function takeSeat(): Promise<(() => void) | null> {
  const locks = navigator.locks as LockManager | null | undefined;
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((done) => {
    void locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock === null) return done(null);
      return new Promise<void>((leave) => done(leave));
    });
  });
}

/** Do something that would disturb a game, unless one is open; whether it was done. */
export async function unlessPlayed(work: () => Promise<unknown>): Promise<boolean> {
  const leave = await takeSeat();
  if (leave === null) return false;
  try {
    await work();
    return true;
  } finally {
    leave();
  }
}
