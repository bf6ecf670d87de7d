/** Plays notes. Everything goes through one volume and one limiter, so that much at once is full, not harsh. */
import { SILENCE, secondsOf, type Voice } from './score.ts';

/** Cues that may sound at once; more would be noise. */
const MOST_AT_ONCE = 6;
/** After this long without a sound a device may rest its speaker. */
const REST_MS = 8000;

export class Synth {
  readonly #context: AudioContext;
  readonly #volume: GainNode;
  readonly #noise: AudioBuffer;
  #ends: number[] = [];
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(context: AudioContext) {
    this.#context = context;
    const limiter = new DynamicsCompressorNode(context, { threshold: -8, knee: 6, ratio: 16, attack: 0.002, release: 0.12 });
    this.#volume = new GainNode(context, { gain: 0 });
    this.#volume.connect(limiter).connect(context.destination);
    this.#noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
    const samples = this.#noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }

  play(voices: readonly Voice[], volume: number): void {
    const context = this.#context;
    if (context.state !== 'running') void context.resume();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void context.suspend(), REST_MS);
    const now = context.currentTime + 0.005;
    this.#ends = this.#ends.filter((end) => end > now);
    if (this.#ends.length >= MOST_AT_ONCE) return;
    this.#ends.push(now + secondsOf(voices));
    // Loudness is felt by powers: half the slider is half as loud.
    this.#volume.gain.setValueAtTime(volume ** 2, now);
    for (const voice of voices) this.#sound(voice, now + voice.at);
  }

  #sound(v: Voice, at: number): void {
    const context = this.#context;
    const end = at + v.seconds;
    const envelope = new GainNode(context, { gain: 0 });
    envelope.gain.setValueAtTime(SILENCE, at);
    envelope.gain.exponentialRampToValueAtTime(v.gain, at + v.attack);
    envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
    const source =
      v.kind === 'tone' ? new OscillatorNode(context, { type: v.wave }) : new AudioBufferSourceNode(context, { buffer: this.#noise, loop: true });
    const filter = v.kind === 'noise' ? new BiquadFilterNode(context, { type: v.filter, Q: v.q }) : null;
    const pitch = source instanceof OscillatorNode ? source.frequency : filter!.frequency;
    pitch.setValueAtTime(v.from, at);
    pitch.exponentialRampToValueAtTime(v.to, end);
    (filter === null ? source : source.connect(filter)).connect(envelope).connect(this.#volume);
    source.start(at);
    source.stop(end);
    source.onended = () => envelope.disconnect();
  }
}
