/** Through a match: step by step, by itself, or along a slider; and through whose eyes. */
import type { Seat } from '@starboard/kernel';
import { IconButton } from '../ui/icon.tsx';
import { useWords } from '../words/index.ts';

export interface TransportProps {
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  go(to: number): void;
  play(on: boolean): void;
}

export function Transport({ at, last, playing, go, play }: TransportProps) {
  const w = useWords();
  return (
    <div className="ask transport">
      <IconButton name="first" label={w.replay.first} onClick={() => go(0)} />
      <IconButton name="left" label={w.replay.previous} onClick={() => go(at - 1)} />
      <IconButton name={playing ? 'pause' : 'play'} label={playing ? w.replay.pause : w.replay.play} onClick={() => play(!playing)} />
      <IconButton name="right" label={w.replay.next} onClick={() => go(at + 1)} />
      <IconButton name="last" label={w.replay.last} onClick={() => go(last)} />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={w.replay.slider}
        aria-valuetext={w.replay.moment(at + 1, last + 1)}
        onChange={(e) => go(Number(e.target.value))}
      />
      <span className="chip num">{w.replay.moment(at + 1, last + 1)}</span>
    </div>
  );
}

export interface EyesProps {
  readonly seat: Seat | null;
  readonly names: readonly string[];
  look(seat: Seat | null): void;
}

export function Eyes({ seat, names, look }: EyesProps) {
  const w = useWords();
  return (
    <label className="eyes">
      <span>{w.replay.eyes}</span>
      <select
        className="field"
        aria-label={w.replay.eyes}
        value={seat === null ? '' : String(seat)}
        onChange={(e) => look(e.target.value === '' ? null : (Number(e.target.value) as Seat))}
      >
        <option value="">{w.replay.spectator}</option>
        {names.map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place.
          <option key={i} value={String(i)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
