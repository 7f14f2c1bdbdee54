/** Paper and wood, made by the browser itself: a card falls, a trick is gathered, a role is named. */
import type { AnyEvent } from '../wire/protocol.gen';
import type { Choices } from './settings.svelte';

export interface Sound {
  /** Hertz in the middle of the noise. */
  readonly pitch: number;
  readonly loud: number;
  readonly seconds: number;
  /** Hertz of what rings below it, for wood. */
  readonly knock: number | null;
}

const PAPER: Sound = { pitch: 3200, loud: 0.25, seconds: 0.06, knock: null };
const GATHERED: Sound = { pitch: 1400, loud: 0.2, seconds: 0.18, knock: null };
export const WOOD: Sound = { pitch: 900, loud: 0.2, seconds: 0.16, knock: 190 };

const SOUNDS: Partial<Record<AnyEvent['type'], Sound>> = {
  'card-played': PAPER,
  'card-uncovered': PAPER,
  'trick-taken': GATHERED,
  'suit-designated': WOOD,
  'designator-picked': WOOD,
};

let context: AudioContext | undefined;

/** Browsers let a page sound once somebody has tapped it. */
export function play({ pitch, loud, seconds, knock }: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  const fade = fading(context, loud, seconds);
  noise(context, pitch, seconds, fade);
  if (knock !== null) ring(context, knock, seconds, fade);
}

function fading(audio: AudioContext, loud: number, seconds: number): AudioNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds);
  gain.connect(audio.destination);
  return gain;
}

function noise(audio: AudioContext, pitch: number, seconds: number, out: AudioNode): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  buffer.getChannelData(0).forEach((_, at, samples) => (samples[at] = 2 * Math.random() - 1));
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch })).connect(out);
  source.start();
}

function ring(audio: AudioContext, knock: number, seconds: number, out: AudioNode): void {
  const tone = new OscillatorNode(audio, { frequency: knock });
  tone.connect(out);
  tone.start();
  tone.stop(audio.currentTime + seconds);
}

/** Sounds of a table, for whoever wants them. */
export class Sounds {
  readonly #settings: () => Readonly<Choices>;
  readonly #play: (sound: Sound) => void;

  constructor(settings: () => Readonly<Choices>, make = play) {
    this.#settings = settings;
    this.#play = make;
  }

  /** Hears an event as it comes to the screen; where nobody looks, all come at once. */
  readonly watch = ({ type }: AnyEvent): void => {
    const sound = SOUNDS[type];
    const isSeen = document.visibilityState === 'visible';
    if (sound !== undefined && isSeen && this.#settings().sounds) this.#play(sound);
  };
}
