/** A zone as a sheet to play on paper: black on white, across, with a box for each of the 39 rounds (E4). */
import '../../table/colours.css';
import '../../table/plan/plan.css';
import './sheet.css';
import { seatsOf } from '@starboard/kernel';
import type { SheetProps } from '@starboard/table-kit';
import { useMemo } from 'preact/hooks';
import type { Pub } from '../../rules/types.ts';
import { buildZone } from '../../rules/zone.ts';
import { isHollow, shapeOf } from '../../table/art/players.ts';
import { hex, sizeOf } from '../../table/geometry.ts';
import { Ground, Hatches, Names } from '../../table/plan/ground.tsx';
import { readDraft } from '../draft.ts';
import { type WorkshopWords, workshopWords } from '../words.ts';

const NONE: Pub['hatches'] = [];
export const ROUNDS = 39;
const BOXES = Array.from({ length: ROUNDS }, (_, i) => i + 1);
/** There is room for a usual table, and for a larger one where the zone is meant for it. */
const USUAL_SEATS = 8;

export default function ZoneSheet({ text, language, paper }: SheetProps) {
  const draft = useMemo(() => readDraft(text), [text]);
  const zone = useMemo(() => (draft === null ? null : buildZone(draft)), [draft]);
  if (draft === null || zone === null || zone.names.length === 0) return null;
  const w = workshopWords[language].sheet;
  const { width, height } = sizeOf(zone);
  return (
    <div className={`xw-sheet-paper ${paper}`}>
      <header>
        <h1>{draft.name}</h1>
        <small>{[...(draft.author === undefined ? [] : [w.by(draft.author)]), w.players(...draft.players)].join(', ')}</small>
        {[w.name, w.character, w.date].map((what) => (
          <span key={what}>{what}</span>
        ))}
      </header>
      <svg className="x-ship" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Ground zone={zone} />
        <Hatches zone={zone} hatches={NONE} />
        <Names zone={zone} />
      </svg>
      <div className="notes">
        <Seats w={w} seats={Math.max(USUAL_SEATS, draft.players[1])} />
        <Legend w={w} />
      </div>
      <ol>
        {BOXES.map((n) => (
          <li key={n}>{n}</li>
        ))}
      </ol>
      <footer>{w.foot}</footer>
    </div>
  );
}

const Seats = ({ w, seats }: { readonly w: WorkshopWords['sheet']; readonly seats: number }) => (
  <table className={seats > USUAL_SEATS ? 'many' : ''}>
    <thead>
      <tr>
        {[w.player, w.human, w.alien, w.notes].map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {seatsOf(seats).map((seat) => (
        <tr key={seat}>
          <td>
            <svg viewBox="-4 -4 72 72" aria-hidden="true">
              <path className={seats > USUAL_SEATS && !isHollow(seat) ? 'full' : ''} d={shapeOf(seat)} />
            </svg>
          </td>
          <td>
            <i />
          </td>
          <td>
            <i />
          </td>
          <td />
        </tr>
      ))}
    </tbody>
  </table>
);

const SIGNS = [
  ['safe', hex(24, 24, 20)],
  ['dangerous', `${hex(24, 24, 20)}M10 29L29 10M12 37L37 12M19 40L40 19`],
  ['hatch', 'M17 12h-5v24h5M31 12h5v24h-5'],
  ['humans', 'M13 25l11-11 11 11M13 35l11-11 11 11'],
  ['aliens', 'M14 37c5-6 5-18 1-26M23 37c5-6 5-18 1-26M32 37c5-6 5-18 1-26'],
] as const;

const Legend = ({ w }: { readonly w: WorkshopWords['sheet'] }) => (
  <ul>
    {SIGNS.map(([what, d]) => (
      <li key={what}>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <path d={d} />
        </svg>
        {w[what]}
      </li>
    ))}
  </ul>
);
