/** The 39 rounds: boxes at a desk, a slider on small screens. Pressing one shows the end of that round. */
import './rounds.css';
import { ROUNDS } from '../content/cards.ts';
import { GlyphArt } from './art/index.tsx';
import type { Scene } from './scene.ts';

export interface RoundsProps {
  readonly scene: Scene;
  readonly small: boolean;
  readonly drawing: boolean;
  onDraw(): void;
  onTrail(): void;
}

export function Rounds({ scene, small, drawing, onDraw, onTrail }: RoundsProps) {
  const { w, picture, round, setRound } = scene;
  const shown = round ?? picture.round;
  const go = (r: number): void => setRound(r >= picture.round ? null : r);
  return (
    <div className="x-rounds">
      {small ? (
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
      ) : (
        <fieldset className="x-boxes" aria-label={w.round}>
          {Array.from({ length: ROUNDS }, (_, i) => i + 1).map((r) => (
            <button
              key={r}
              type="button"
              className={`${r < picture.round ? 'past' : r === picture.round ? 'now' : ''}${r === shown && round !== null ? ' at' : ''}`}
              disabled={r > picture.round}
              aria-label={w.shownRound(r)}
              aria-pressed={r === shown}
              // One stop for the keyboard; the brackets go through the rest.
              tabIndex={r === shown ? 0 : -1}
              onClick={() => go(r)}
            >
              {r <= picture.round || r % 3 === 0 ? r : ''}
            </button>
          ))}
        </fieldset>
      )}
      {round !== null && (
        <button type="button" className="x-tool word" onClick={() => setRound(null)}>
          {w.shownRound(round)} · <b>{w.now}</b>
        </button>
      )}
      <button type="button" className="x-tool" aria-pressed={drawing} aria-label={w.pencil} title={w.pencil} onClick={onDraw}>
        <GlyphArt of="pencil" />
      </button>
      <button type="button" className="x-tool" aria-label={w.wholeTrail} title={w.wholeTrail} onClick={onTrail}>
        <GlyphArt of="sheet" />
      </button>
    </div>
  );
}
