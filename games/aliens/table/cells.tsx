/** One cell of the trail sheet: what was heard of a seat in a round. */
import { memo } from 'preact/compat';
import * as trail from '../rules/trail.ts';
import type { Glyph } from './art/glyphs.ts';
import { GlyphArt } from './art/index.tsx';
import type { Scene } from './scene.ts';
import { shortName, type TableWords } from './words.ts';

type Told = keyof TableWords['heard'];
const MAIN: Readonly<Record<number, Told>> = {
  [trail.NOTHING]: 'nothing',
  [trail.SILENCE]: 'silence',
  [trail.NOISE]: 'noise',
  [trail.ATTACK]: 'attack',
  [trail.HATCH]: 'hatch',
};
const MINOR: Readonly<Record<number, Told & Glyph>> = {
  [trail.STAY]: 'stay',
  [trail.TELEPORT]: 'teleport',
  [trail.SEEN]: 'seen',
  [trail.FED]: 'fed',
  [trail.FAST]: 'fast',
  [trail.CALM]: 'calm',
  [trail.HIDDEN]: 'hidden',
  [trail.TURNED]: 'turned',
  [trail.BACK]: 'back',
};

/** What was heard, as text: for screen readers and notes. */
export function heardText({ w, picture }: Scene, list: readonly trail.Entry[]): string {
  return list
    .flatMap((e) => {
      const what = MAIN[e.what] ?? MINOR[e.what];
      return what === undefined ? [] : [e.sector < 0 ? w.heard[what] : `${w.heard[what]} ${shortName(w, picture.zone.names[e.sector])}`];
    })
    .join(', ');
}

interface CellProps {
  readonly scene: Scene;
  readonly list: readonly trail.Entry[];
  /** Where the seat really was; null: not for this screen. */
  readonly real: number | null;
}

export const Cell = memo(
  CellOf,
  (a: CellProps, b: CellProps) =>
    a.list === b.list &&
    a.real === b.real &&
    a.scene.w === b.scene.w &&
    a.scene.picture.over === b.scene.picture.over &&
    // Only a cell that says something depends on what came after it.
    (a.list.length === 0 || a.scene.picture.trail === b.scene.picture.trail),
);

function CellOf({ scene, list, real }: CellProps) {
  const { w, picture } = scene;
  const main = list.findLast((e) => MAIN[e.what] !== undefined);
  const minor = list.filter((e) => MINOR[e.what] !== undefined);
  const at = real === null ? '' : shortName(w, picture.zone.names[real]);
  const shown = (
    <>
      <span className="kit-name">{[heardText(scene, list), at === '' ? '' : w.reallyIn(at)].filter((t) => t !== '').join('; ')}</span>
      <span className="x-cell" aria-hidden="true">
        {!picture.over || real === null ? (
          <>
            <Heard scene={scene} main={main} />
            {real !== null && real !== main?.sector && (
              <em>
                <Where scene={scene} at={real} />
              </em>
            )}
          </>
        ) : (
          <Truth scene={scene} main={main} real={real} />
        )}
        {minor.length > 0 && (
          <i>
            {minor.map((e) => (
              <GlyphArt key={e.what} of={MINOR[e.what]} />
            ))}
          </i>
        )}
      </span>
    </>
  );
  if (main === undefined || main.sector < 0) return shown;
  // Tab stops at the newest of a row; arrows lead to the others.
  const newest = main === picture.trail.findLast((e) => e.seat === main.seat && MAIN[e.what] !== undefined && e.sector >= 0);
  return (
    <button type="button" className="x-again" tabIndex={newest ? 0 : -1} title={w.again} onClick={() => scene.hearAgain(main)}>
      {shown}
    </button>
  );
}

/** A sector in a few letters; a start as its sign on the plan, because its name is too long for a cell. */
export function Where({ scene: { w, picture }, at }: { readonly scene: Scene; readonly at: number }) {
  const { kinds, names } = picture.zone;
  return kinds[at] === 'human' || kinds[at] === 'alien' ? <GlyphArt of={kinds[at] === 'human' ? 'start' : 'attack'} /> : shortName(w, names[at]);
}

interface MainProps {
  readonly scene: Scene;
  readonly main: trail.Entry | undefined;
}

/** A noise or hatch by its sector, an attack with claws, silence and no card as marks. */
function Heard({ scene, main }: MainProps) {
  if (main === undefined) return null;
  if (main.what === trail.SILENCE) return <GlyphArt of="silence" />;
  if (main.what === trail.NOTHING) return <GlyphArt of="nothing" />;
  const name = <Where scene={scene} at={main.sector} />;
  if (main.what !== trail.ATTACK) return <b>{name}</b>;
  return (
    <b className="hit">
      <GlyphArt of="attack" />
      {name}
    </b>
  );
}

/** After the end: where the seat was, and below it the lie or how it was heard. */
function Truth({ scene, main, real }: MainProps & { readonly real: number }) {
  const lied = main?.what === trail.NOISE && main.sector !== real;
  return (
    <>
      <b>
        <Where scene={scene} at={real} />
      </b>
      {lied && (
        <b className="lie">
          <Where scene={scene} at={main.sector} />
        </b>
      )}
      {!lied && main?.what === trail.NOISE && <GlyphArt of="noise" />}
      {main?.what === trail.SILENCE && <GlyphArt of="silence" />}
      {main?.what === trail.ATTACK && (
        <span className="hit">
          <GlyphArt of="attack" />
        </span>
      )}
    </>
  );
}

const STEP: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** From a cell that can be pressed to the next one in its row or column. */
export function moveAmongCells(e: KeyboardEvent): void {
  const from = e.target instanceof HTMLElement && e.target.matches('.x-again') ? e.target.closest('td') : null;
  const step = STEP[e.key];
  const row = from?.closest('tr');
  if (from == null || step === undefined || row == null) return;
  e.preventDefault();
  e.stopPropagation();
  const rows = [...(row.parentElement?.children ?? [])];
  for (let [r, c] = [rows.indexOf(row) + step[0], from.cellIndex + step[1]]; ; r += step[0], c += step[1]) {
    const cell = rows[r]?.children[c];
    if (cell === undefined) return;
    const next = cell.querySelector<HTMLElement>('.x-again');
    if (next === null) continue;
    next.focus();
    return;
  }
}
