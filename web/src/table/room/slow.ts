/** Games over days, as tables offer them. */
import type { OverDays } from '../../wire/protocol.gen';

/** Hours for a decision. */
export const HOURS = [6, 24, 72] as const;
/** What is usual. */
export const SLOW: OverDays = { hours: 24, late: 'house', nights: true, forced: true };
