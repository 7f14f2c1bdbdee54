import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { place, serveLesson, STEPS } from '../../tests/lesson';
import { type Request, refuse } from '../../tests/server';
import { voices } from '../../tests/words';
import { Lesson } from './lesson.svelte';
import { lessonSays } from './lessonwords';
import type { AnyEvent } from '../wire/protocol.gen';
import { load, save } from '../browser/storage';

let asked: Request[];
let heard: AnyEvent['type'][];
let lesson: Lesson;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  asked = serveLesson();
  heard = [];
  lesson = new Lesson();
  lesson.screen.watch((event) => heard.push(event.type));
});

afterEach(() => {
  lesson.close();
  vi.unstubAllGlobals();
});

/** Wait until the screen has come to a step. */
async function arrived(): Promise<string> {
  for (let waited = 0; lesson.isMoving && waited < 40; waited += 1) await vi.advanceTimersByTimeAsync(500);
  expect(lesson.isMoving).toBe(false);
  return lesson.step?.name ?? '';
}

async function beginAt(name: string): Promise<void> {
  void lesson.begin(place(name));
  await arrived();
}

const view = () => lesson.seen?.table.game?.view;

test('every step follows the one before, by tapping what is to be tapped and reading the rest', async () => {
  void lesson.open();
  for (const step of STEPS) {
    expect(await arrived()).toBe(step.name);
    void (lesson.target === null ? lesson.goOn() : lesson.tap(lesson.target));
  }
  expect(lesson.isLast).toBe(true);
  const taps = STEPS.flatMap(({ tap }) => (tap === null ? [] : [tap]));
  expect(asked.flatMap(({ body }) => (body as { play?: string } | undefined)?.play ?? [])).toEqual(taps);
  expect(heard.filter((type) => type === 'trick-taken')).toHaveLength(10);
});

describe('a card', () => {
  beforeEach(() => beginAt('follow'));

  test('that is to be tapped is marked, and no other', () => {
    expect(lesson.target).toBe('B6');
  });

  test('that would be fine too is kindly put off', async () => {
    await lesson.tap('B2');
    expect([lesson.refusal?.code, lesson.decision.asked, lesson.at]).toEqual([
      'lesson/other-card',
      'B2',
      place('follow'),
    ]);
  });

  test('that may not be played is explained by the rule', async () => {
    await lesson.tap('G3');
    expect(lesson.refusal).toMatchObject({ code: 'rule/must-follow-suit', rule: 'R12' });
    await lesson.tap('B6');
    expect(lesson.refusal).toBeNull();
  });

  test('plays itself for whoever skips it', async () => {
    void lesson.goOn();
    expect(await arrived()).toBe('takes');
  });
});

describe('a trick', () => {
  test('lies there as long as somebody reads about it', async () => {
    await beginAt('follow');
    void lesson.tap('B6');
    await arrived();
    expect([view()?.trick, lesson.isRead, lesson.prompt]).toEqual([['B4', 'B5', 'B6'], true, null]);
    void lesson.goOn();
    await arrived();
    expect([view()?.trick, lesson.target]).toEqual([[], 'G3']);
  });

  test('is played again where somebody begins with what is told about it', async () => {
    await beginAt('minus');
    expect([lesson.step?.name, view()?.trick]).toEqual(['minus', ['R6', 'G6', 'R3']]);
  });

  test('that nothing is told about goes by itself', async () => {
    await beginAt('middle');
    void lesson.tap('N6');
    expect(await arrived()).toBe('enough');
    expect(view()?.trick).toEqual([]);
  });
});

test('a tap on any card reads on', async () => {
  await beginAt('number');
  void lesson.tap('G6');
  expect(await arrived()).toBe('follow');
});

test('whoever is in a hurry sees the rest at once', async () => {
  await beginAt('enough');
  void lesson.tap('Y4');
  await vi.advanceTimersByTimeAsync(100);
  expect(heard).toEqual(['card-played']);
  await lesson.goOn();
  expect([lesson.step?.name, view()?.trick]).toEqual(['duck', ['N4', 'R1']]);
});

test('the way back leads to the step before', async () => {
  await beginAt('plus');
  void lesson.back();
  expect(await arrived()).toBe('trumped');
});

test('the starter is whom somebody names', async () => {
  await beginAt('starter');
  expect(lesson.prompt?.kind).toBe('name-starter');
  lesson.decision.starter = 2;
  void lesson.goOn();
  expect(await arrived()).toBe('done');
  expect(asked.at(-1)?.body).toEqual({ starter: 2 });
});

describe('after a reload', () => {
  test('the lesson goes on where it was', async () => {
    await beginAt('duck');
    const again = new Lesson();
    await again.open();
    expect(again.step?.name).toBe('duck');
  });

  test('a finished one begins anew, and so does one that was ended', async () => {
    await beginAt('done');
    expect(load('lesson')).toBe(0);
    await beginAt('duck');
    lesson.end();
    expect(load('lesson')).toBe(0);
  });

  test('a place that is none any more is forgotten', async () => {
    save('lesson', 99);
    await lesson.open();
    expect([lesson.at, lesson.refusal]).toEqual([0, null]);
  });
});

test('whoever cannot be heard stays where they are, and may try again', async () => {
  await beginAt('follow');
  serveLesson({ [`POST /api/lesson/${place('follow')}`]: () => refuse(500, 'server/fault') });
  void lesson.tap('B6');
  await arrived();
  expect([lesson.refusal?.code, lesson.at, lesson.target]).toEqual(['server/fault', place('follow'), 'B6']);
  serveLesson();
  void lesson.tap('B6');
  expect(await arrived()).toBe('takes');
});

test('a second tap while the first is on its way changes nothing', async () => {
  await beginAt('follow');
  void lesson.tap('B6');
  void lesson.tap('B6');
  void lesson.back();
  expect(await arrived()).toBe('takes');
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test.each(await voices())('all of it is told in $language', async ({ t, faults }) => {
  await beginAt('follow');
  const says = (tapped: Parameters<typeof lessonSays>[0], name: string) =>
    lessonSays(tapped, { name }, lesson.seen!, t);
  for (const { name } of STEPS) expect(says(lesson.decision, name)).toMatchObject({ ink: false, link: null });
  await lesson.tap('B2');
  expect(says(lesson.decision, 'follow')).toMatchObject({
    title: t('learn-follow-title'),
    text: t('learn-other-card'),
    ink: true,
  });
  await lesson.tap('G3');
  expect(says(lesson.decision, 'follow')).toMatchObject({
    title: t('play-not-this', { suit: 'G' }),
    link: { href: '/rules#R12' },
  });
  expect(faults).toEqual([]);
});

test('what the round was worth is known, however somebody comes to the sheet', async () => {
  await beginAt('score');
  expect([lesson.step?.name, lesson.scored?.points]).toEqual(['score', view()?.score.totals]);
});

test('who is in a hurry sees the sheet too', async () => {
  await beginAt('last');
  void lesson.goOn();
  await vi.advanceTimersByTimeAsync(0);
  await lesson.goOn();
  expect([await arrived(), lesson.scored?.points]).toEqual(['score', view()?.score.totals]);
});
