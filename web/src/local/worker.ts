/** The house in a thread of its own, so that nobody's screen waits while a bot thinks. */
import { HouseHere } from './house';
import { type Asked, answer } from './remote';
import { suppliesHere } from './supplies';

const house = new HouseHere(suppliesHere('ebbes.wasm'));

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void answer(house, data).then((told) => postMessage(told));
});
