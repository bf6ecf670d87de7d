/** The 39 rounds: boxes at a desk, a slider on small screens. Pressing one shows the end of that round; after the end they play. */
import './rounds.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ROUNDS } from '../content/cards.ts';
import { GlyphArt } from './art/index.tsx';
import type { Pings } from './pings.ts';
import { type RoundMark, roundMarks } from './round-marks.ts';
import type { Scene } from './scene.ts';
import type { TableWords } from './words.ts';

export interface RoundsProps {
  readonly scene: Scene;
  readonly small: boolean;
  readonly drawing: boolean;
  readonly pings: Pings;
  onDraw(): void;
  onTrail(): void;
}

export function Rounds({ scene, small, drawing, pings, onDraw, onTrail }: RoundsProps) {
  const { w, round, setRound } = scene;
  const { over } = scene.picture;
  return (
    <div className={`x-rounds${over ? ' told' : ''}`}>
      {small ? <Slider scene={scene} /> : <Boxes scene={scene} />}
      {over ? (
        <Player scene={scene} />
      ) : (
        <>
          {round !== null && (
            <button type="button" className="x-tool word" onClick={() => setRound(null)}>
              {w.shownRound(round)} · <b>{w.now}</b>
            </button>
          )}
          <button type="button" className="x-tool" aria-pressed={drawing} aria-label={w.pencil} title={w.pencil} onClick={onDraw}>
            <GlyphArt of="pencil" />
          </button>
          {!small && <PingSwitch words={w} pings={pings} />}
        </>
      )}
      <button type="button" className="x-tool" aria-label={w.wholeTrail} title={w.wholeTrail} onClick={onTrail}>
        <GlyphArt of="sheet" />
      </button>
    </div>
  );
}

/** On a phone it is in the sheet of all rounds. */
export const PingSwitch = ({ words, pings }: { readonly words: TableWords; readonly pings: Pings }) => (
  <button
    type="button"
    className="x-tool x-pings"
    aria-pressed={pings.on}
    aria-label={words.pings}
    title={words.pings}
    onClick={() => pings.set(!pings.on)}
  >
    <GlyphArt of="noise" />
  </button>
);

const useGo = ({ picture, setRound }: Scene): ((r: number) => void) => {
  const last = picture.round;
  return (r) => setRound(r >= last ? null : Math.max(1, r));
};

function Slider({ scene }: { readonly scene: Scene }) {
  const { w, picture, round } = scene;
  const go = useGo(scene);
  const shown = round ?? picture.round;
  return (
    <label className="x-slider">
      <b>{shown}</b>/{ROUNDS}
      <input
        type="range"
        min="1"
        max={Math.max(1, picture.round)}
        value={shown}
        aria-label={w.round}
        onInput={(e) => go(Number(e.currentTarget.value))}
      />
    </label>
  );
}

const ALL = Array.from({ length: ROUNDS }, (_, i) => i + 1);

function Boxes({ scene }: { readonly scene: Scene }) {
  const { w, picture, round, props } = scene;
  const go = useGo(scene);
  const marks = useMemo(() => roundMarks(picture, props.known), [picture, props.known]);
  const shown = round ?? picture.round;
  const held = useRef<number | null>(null);
  // A pointer that was pressed here goes through the rounds, also where it leaves the row; without a move it is a press on a box.
  const drag = (e: PointerEvent): void => {
    if (held.current !== e.pointerId || !(e.currentTarget instanceof HTMLElement)) return;
    const row = e.currentTarget.getBoundingClientRect();
    const r = Math.min(picture.round, Math.max(1, Math.ceil(((e.clientX - row.left) / row.width) * ROUNDS)));
    if (r === shown) return;
    e.currentTarget.setPointerCapture(e.pointerId);
    go(r);
  };
  const leave = (): void => {
    held.current = null;
  };
  return (
    <fieldset
      className="x-boxes"
      aria-label={w.round}
      onPointerDown={(e) => {
        if (e.button === 0) held.current = e.pointerId;
      }}
      onPointerMove={drag}
      onPointerUp={leave}
      onPointerCancel={leave}
    >
      {ALL.map((r) => {
        const carries = marks.get(r) ?? NONE;
        return (
          <button
            key={r}
            type="button"
            data-round={r}
            className={`${r < picture.round ? 'past' : r === picture.round ? 'now' : ''}${r === shown && round !== null ? ' at' : ''}`}
            disabled={r > picture.round}
            aria-label={[w.shownRound(r), ...carries.map((m) => w.roundMark[m])].join(', ')}
            aria-pressed={r === shown}
            // One stop for the keyboard; the brackets go through the rest.
            tabIndex={r === shown ? 0 : -1}
            onClick={() => go(r)}
          >
            {r <= picture.round || r % 3 === 0 ? r : ''}
            {carries.length > 0 && (
              <i>
                {carries.map((m) => (
                  <span key={m} className={m} />
                ))}
              </i>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
const NONE: readonly RoundMark[] = [];

const BEAT_MS = 900;

/** After the end: round by round, by itself or step by step. */
function Player({ scene }: { readonly scene: Scene }) {
  const { w, picture, round, setRound } = scene;
  const [playing, setPlaying] = useState(false);
  const go = useGo(scene);
  const shown = round ?? picture.round;
  useEffect(() => {
    if (!playing) return;
    if (round === null) return setPlaying(false);
    const timer = setTimeout(() => setRound(round + 1 >= picture.round ? null : round + 1), BEAT_MS);
    return () => clearTimeout(timer);
  }, [playing, round, picture.round, setRound]);
  const start = (): void => {
    if (!playing && round === null) setRound(1);
    setPlaying(!playing);
  };
  const step = (by: number): void => {
    setPlaying(false);
    go(shown + by);
  };
  return (
    <span className="x-player">
      <button type="button" className="x-tool" disabled={shown <= 1} aria-label={w.player.before} title={w.player.before} onClick={() => step(-1)}>
        <GlyphArt of="before" />
      </button>
      <button type="button" className="x-tool x-go" aria-label={playing ? w.player.pause : w.player.play} onClick={start}>
        <GlyphArt of={playing ? 'pause' : 'play'} />
      </button>
      <button type="button" className="x-tool" disabled={round === null} aria-label={w.player.next} title={w.player.next} onClick={() => step(1)}>
        <GlyphArt of="next" />
      </button>
    </span>
  );
}
