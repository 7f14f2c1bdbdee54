import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BEGUN, FIRST, place, STEPS } from '../../tests/lesson';
import { voices } from '../../tests/words';
import { Lesson } from './lesson.svelte';
import { lessonSays } from './lessonwords';
import { lessonAfter, lessonIn, LESSONS, lessonsDone, type Script, scriptOf, seenAt } from './script';
import { seenOf } from '../game/seen';
import type { AnyEvent } from '../wire/protocol.gen';
import { load, save } from '../browser/storage';

let heard: AnyEvent['type'][];
let lesson: Lesson;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  localStorage.clear();
  heard = [];
  lesson = new Lesson();
  lesson.screen.watch((event) => heard.push(event.type));
  await lesson.open();
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
  lesson.begin(place(name));
  await arrived();
}

const view = () => lesson.seen?.table.game?.view;

test('every step follows the one before, by tapping what is to be tapped and reading the rest', async () => {
  for (const step of STEPS) {
    expect(await arrived()).toBe(step.name);
    if (lesson.target === null) lesson.goOn();
    else lesson.tap(lesson.target);
  }
  expect(lesson.isLast).toBe(true);
  expect(heard.filter((type) => type === 'trick-taken')).toHaveLength(10);
});

describe('a card', () => {
  beforeEach(() => beginAt('follow'));

  test('that is to be tapped is marked, and no other', () => {
    expect(lesson.target).toBe('B6');
  });

  test('that would be fine too is kindly put off', async () => {
    lesson.tap('B2');
    expect([lesson.refusal?.code, lesson.decision.asked, lesson.at]).toEqual([
      'lesson/other-card',
      'B2',
      place('follow'),
    ]);
  });

  test('that may not be played is explained by the rule', async () => {
    lesson.tap('G3');
    expect(lesson.refusal).toMatchObject({ code: 'rule/must-follow-suit', rule: 'R12' });
    lesson.tap('B6');
    expect(lesson.refusal).toBeNull();
  });

  test('plays itself for whoever skips it', async () => {
    lesson.goOn();
    expect(await arrived()).toBe('takes');
  });
});

describe('a trick', () => {
  test('lies there as long as somebody reads about it', async () => {
    await beginAt('follow');
    lesson.tap('B6');
    await arrived();
    expect([view()?.trick, lesson.isRead, lesson.prompt]).toEqual([['B4', 'B5', 'B6'], true, null]);
    lesson.goOn();
    await arrived();
    expect([view()?.trick, lesson.target]).toEqual([[], 'G3']);
  });

  test('is played again where somebody begins with what is told about it', async () => {
    await beginAt('minus');
    expect([lesson.step?.name, view()?.trick]).toEqual(['minus', ['R6', 'G6', 'R3']]);
  });

  test('that nothing is told about goes by itself', async () => {
    await beginAt('middle');
    lesson.tap('N6');
    expect(await arrived()).toBe('enough');
    expect(view()?.trick).toEqual([]);
  });
});

test('a tap on any card reads on', async () => {
  await beginAt('number');
  lesson.tap('G6');
  expect(await arrived()).toBe('follow');
});

test('whoever is in a hurry sees the rest at once', async () => {
  await beginAt('enough');
  lesson.tap('Y4');
  await vi.advanceTimersByTimeAsync(100);
  expect(heard).toEqual(['card-played']);
  lesson.goOn();
  expect([lesson.step?.name, view()?.trick]).toEqual(['duck', ['N4', 'R1']]);
});

test('the way back leads to the step before', async () => {
  await beginAt('plus');
  lesson.back();
  expect(await arrived()).toBe('trumped');
});

test('the starter is whom somebody names', async () => {
  await beginAt('starter');
  expect(lesson.prompt?.kind).toBe('name-starter');
  lesson.decision.starter = 2;
  lesson.goOn();
  expect(await arrived()).toBe('done');
  expect(view()?.setup.starter).toBe(2);
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

test('every step begins as the server shows it', () => {
  expect(STEPS.map((_, at) => seenAt(FIRST, at))).toEqual(BEGUN.map(seenOf));
});

describe.each(LESSONS)('the lesson %s', (name) => {
  let script: Script;

  beforeEach(async () => {
    script = await scriptOf(name);
    lesson.close();
    lesson = new Lesson(name);
    await lesson.open();
  });

  test('leads to its end without a network, and is done then', async () => {
    for (const step of script.steps.slice(0, -1)) {
      expect(await arrived()).toBe(step.name);
      const { target, prompt } = lesson;
      if (target === null || prompt?.kind === 'name-starter') lesson.goOn();
      else lesson.decision.choose({ kind: prompt!.kind, card: target });
    }
    expect(await arrived()).toBe(script.steps.at(-1)?.name);
    expect([lesson.isLast, lessonsDone()]).toEqual([true, [name]]);
  });

  test('asks only for what may be done', async () => {
    for (const [at, { tap }] of script.steps.entries()) {
      lesson.begin(at);
      await arrived();
      const { prompt } = lesson;
      if (tap !== null) expect(prompt?.kind === 'name-starter' ? [] : prompt?.cards).toContain(tap);
    }
  });
});

test('another card than the one to pick is put off', async () => {
  const variants = new Lesson('variants');
  await variants.open();
  variants.begin((await scriptOf('variants')).steps.findIndex(({ name }) => name === 'choose'));
  variants.decision.choose({ kind: 'pick-designator', card: 'Y1' });
  expect(variants.refusal?.code).toBe('lesson/other-card');
  variants.decision.number = 6;
  variants.decision.suit = 'G';
  expect(variants.decision.pick).toBe(variants.target);
});

test('addresses name lessons; without one it is the first, and later the list of them', () => {
  expect([lessonIn('#two'), lessonIn(''), lessonIn('#poker')]).toEqual(['two', 'first', 'first']);
  save('lessons', ['first', 'poker']);
  expect([lessonIn(''), lessonIn('#first'), lessonsDone()]).toEqual([null, 'first', ['first']]);
  expect(LESSONS.map(lessonAfter)).toEqual(['middle', 'variants', 'two', null]);
});

test.each(await voices())('all of it is told in $language', async ({ t, faults }) => {
  await beginAt('follow');
  const says = (tapped: Parameters<typeof lessonSays>[0], name: string) =>
    lessonSays(tapped, { name }, lesson.seen!, t);
  const scripts = await Promise.all(LESSONS.map(scriptOf));
  for (const { name } of scripts.flatMap(({ steps }) => steps))
    expect(says(lesson.decision, name)).toMatchObject({ ink: false, link: null });
  for (const one of LESSONS)
    expect([t('learn-lesson', { lesson: one }), t('learn-lesson-text', { lesson: one })]).not.toContain('');
  lesson.tap('B2');
  expect(says(lesson.decision, 'follow')).toMatchObject({
    title: t('learn-follow-title'),
    text: t('learn-other-card'),
    ink: true,
  });
  lesson.tap('G3');
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
  lesson.goOn();
  await vi.advanceTimersByTimeAsync(0);
  lesson.goOn();
  expect([await arrived(), lesson.scored?.points]).toEqual(['score', view()?.score.totals]);
});
