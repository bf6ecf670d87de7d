/** Through a match: step by step, by itself, or along a slider; and through whose eyes. */
import { type Seat, seatsOf } from '@starboard/kernel';
import { Badge } from '../../ui/badge.tsx';
import { PickOne } from '../../ui/forms.tsx';
import { Icon, IconButton } from '../../ui/icon.tsx';
import { useFarWords } from '../../words/index.ts';

export interface TransportProps {
  readonly at: number;
  readonly last: number;
  /** Neither the length nor the end is to be seen: `last` is how far one has come. */
  readonly blind?: boolean;
  readonly playing: boolean;
  /** The slider has a place of its own. */
  readonly apart?: boolean;
  go(to: number): void;
  play(on: boolean): void;
}

export function Transport({ at, last, blind = false, playing, apart = false, go, play }: TransportProps) {
  const far = useFarWords();
  return (
    <div className="ask transport">
      <IconButton name="first" label={far.replay.first} onClick={() => go(0)} />
      <IconButton name="left" label={far.replay.previous} onClick={() => go(at - 1)} />
      <IconButton name={playing ? 'pause' : 'play'} label={playing ? far.replay.pause : far.replay.play} onClick={() => play(!playing)} />
      <IconButton name="right" label={far.replay.next} onClick={() => go(at + 1)} />
      {!blind && <IconButton name="last" label={far.replay.last} onClick={() => go(last)} />}
      {!apart && <MomentSlider {...{ at, last, blind, go }} />}
    </div>
  );
}

export function MomentSlider({ at, last, blind = false, go }: Pick<TransportProps, 'at' | 'last' | 'blind' | 'go'>) {
  const far = useFarWords();
  const moment = blind ? String(at + 1) : far.replay.moment(at + 1, last + 1);
  return (
    <>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={far.replay.slider}
        aria-valuetext={moment}
        onInput={(e) => go(Number(e.currentTarget.value))}
      />
      <span className="chip num">{moment}</span>
    </>
  );
}

export interface EyesProps {
  readonly seat: Seat | null;
  readonly names: readonly string[];
  look(seat: Seat | null): void;
}

/** With more people a list says more than a row of faces. */
const FACES = 6;

export function Eyes({ seat, names, look }: EyesProps) {
  const far = useFarWords();
  const seats = seatsOf(names.length);
  if (seats.length > FACES)
    return (
      <label className="eyes">
        <span>{far.replay.eyes}</span>
        <select
          className="field"
          aria-label={far.replay.eyes}
          value={seat === null ? '' : String(seat)}
          onChange={(e) => look(seats.find((s) => String(s) === e.currentTarget.value) ?? null)}
        >
          <option value="">{far.replay.spectator}</option>
          {seats.map((s) => (
            <option key={s} value={String(s)}>
              {names[s]}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <div className="eyes faces-of">
      <PickOne
        label={far.replay.eyes}
        value={seat === null ? '' : String(seat)}
        of={[
          ...seats.map(
            (s) =>
              [
                String(s),
                <span key={s} title={names[s]}>
                  <Badge seat={s} small />
                  <span className={s === seat ? 'name' : 'vh'}>{names[s]}</span>
                </span>,
              ] as const,
          ),
          [
            '',
            <span key="" title={far.replay.everybody}>
              <Icon name="eye" />
              <span className={seat === null ? 'name' : 'vh'}>{far.replay.everybody}</span>
            </span>,
          ],
        ]}
        onPick={(v) => look(seats.find((s) => String(s) === v) ?? null)}
      />
    </div>
  );
}
