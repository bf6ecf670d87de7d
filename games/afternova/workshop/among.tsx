/** Beside the checks: what Blueprints ask for, and this card among all of its kind. */
import type { Language } from '@starboard/kernel';
import { useId } from 'preact/hooks';
import { COLOURS, type Pack, SKILLS } from '../content/types.ts';
import { GemArt, SkillArt } from '../table/art/index.tsx';
import { told } from '../words/names.ts';
import { type Place, packWords } from './checks.ts';
import { demandOf, pawPairs, reachAlone } from './figures.ts';
import type { PackEditorWords } from './words.ts';

interface Props {
  readonly pack: Pack;
  readonly place: Place;
  readonly language: Language;
  readonly w: PackEditorWords;
}

const QUARTER = 0.25;

export function Demand({ pack, language, w }: Omit<Props, 'place'>) {
  const id = useId();
  const { each, mean } = demandOf(pack);
  const said = (n: number): string => n.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const high = Math.max(mean * (1 + QUARTER), ...each) * 1.15 || 1;
  const line = (n: number, name: string) => <i className={name} style={{ bottom: `${(n / high) * 100}%` }} />;
  return (
    <section className="vw-demand" aria-labelledby={id}>
      <h2 id={id}>{w.demand}</h2>
      <p className="help">{w.mean(said(mean))}</p>
      <ul>
        {COLOURS.map((c, i) => (
          <li
            key={c}
            className={Math.abs(each[i] - mean) > QUARTER * mean ? 'off' : ''}
            aria-label={w.demandOf(packWords[language].names.colours[c].noun, said(each[i]))}
          >
            <span style={{ height: `${(each[i] / high) * 100}%` }}>
              <b>{said(each[i])}</b>
            </span>
            <GemArt colour={i} />
          </li>
        ))}
        <li className="lines" aria-hidden="true">
          {line(mean, 'mean')}
          {line(mean * (1 - QUARTER), 'limit')}
          {line(mean * (1 + QUARTER), 'limit')}
        </li>
      </ul>
    </section>
  );
}

export function Among({ pack, place, language, w }: Props) {
  const id = useId();
  if (place.kind === 'pack' || pack[place.kind][place.at] === undefined) return null;
  const [about, drawn] = figureOf(pack, place, language, w);
  return (
    <section className="vw-among" aria-labelledby={id}>
      <h2 id={id}>{w.among}</h2>
      <p className="help">{about}</p>
      {drawn}
    </section>
  );
}

function figureOf(pack: Pack, place: Extract<Place, { readonly at: number }>, language: Language, w: PackEditorWords) {
  switch (place.kind) {
    case 'blueprints':
      return [w.amongPlans, <PlansFigure key="f" pack={pack} at={place.at} language={language} w={w} />] as const;
    case 'paws':
      return [w.amongPaws, <PawsFigure key="f" pack={pack} at={place.at} language={language} />] as const;
    case 'planets':
      return [w.amongPlanets, <PlanetFigure key="f" pack={pack} at={place.at} language={language} w={w} />] as const;
    case 'ships':
      return [w.amongShips, <ShipsFigure key="f" pack={pack} at={place.at} language={language} w={w} />] as const;
  }
}

interface Figure {
  readonly pack: Pack;
  readonly at: number;
  readonly language: Language;
}

const WIDE = 280;
const HIGH = 150;
function PlansFigure({ pack, at, language, w }: Figure & { readonly w: PackEditorWords }) {
  const all = pack.blueprints.map((b) => ({ b, cost: Object.values(b.cost).reduce((sum, n) => sum + n, 0) }));
  const most = Math.max(8, ...all.map(({ b }) => b.points));
  const x = (cost: number): number => 24 + ((WIDE - 40) * cost) / 8;
  const y = (points: number): number => HIGH - 20 - ((HIGH - 34) * points) / most;
  const seen = new Map<string, number>();
  return (
    <svg
      className="vw-plot"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      role="img"
      aria-label={`${told(language, all[at].b.name)}: ${w.planAt(all[at].cost, all[at].b.points)}`}
    >
      <path d={`M24 8V${HIGH - 20}H${WIDE - 8}`} />
      {[2, 4, 6, 8].map((n) => (
        <text key={n} x={x(n)} y={HIGH - 5}>
          {n}
        </text>
      ))}
      {[0, Math.round(most / 2), most].map((n) => (
        <text key={n} x={10} y={y(n) + 4}>
          {n}
        </text>
      ))}
      {all.map(({ b, cost }, i) => {
        // Equal ones stand side by side.
        const key = `${cost} ${b.points}`;
        const nth = seen.get(key) ?? 0;
        seen.set(key, nth + 1);
        return (
          <circle
            key={b.id + key + nth}
            cx={x(cost) - 8 + (nth % 5) * 5}
            cy={y(b.points) - Math.floor(nth / 5) * 5}
            r={i === at ? 6 : 3.4}
            className={`${b.upgrade?.kind ?? 'none'}${i === at ? ' this' : ''}`}
          />
        );
      })}
    </svg>
  );
}

function PawsFigure({ pack, at, language }: Figure) {
  const pairs = pawPairs(pack);
  const own = pack.paws[at].skills;
  const noun = (i: number): string => packWords[language].names.skills[SKILLS[i]].noun;
  const isOwn = (i: number, j: number): boolean => (i === j ? own.every((s) => s === SKILLS[i]) : own.includes(SKILLS[i]) && own.includes(SKILLS[j]));
  return (
    <table className="vw-grid">
      <thead>
        <tr>
          <td />
          {SKILLS.map((s, i) => (
            <th key={s} scope="col">
              <SkillArt skill={i} />
              <span className="vh">{noun(i)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SKILLS.map((s, i) => (
          <tr key={s}>
            <th scope="row">
              <SkillArt skill={i} />
              <span className="vh">{noun(i)}</span>
            </th>
            {SKILLS.map((t, j) => (
              <td key={t} className={`num${isOwn(i, j) ? ' this' : ''}`}>
                {pairs[i][j]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const HANDS = [3, 5, 8];
function PlanetFigure({ pack, at, language, w }: Figure & { readonly w: PackEditorWords }) {
  return (
    <ul className="vw-shares">
      {HANDS.map((n) => {
        const share = reachAlone(pack, pack.planets[at], n);
        return (
          <li key={n}>
            <span>{w.hand(n)}</span>
            <i>
              <b style={{ width: `${share * 100}%` }} />
            </i>
            <span className="num">{share.toLocaleString(language, { style: 'percent' })}</span>
          </li>
        );
      })}
    </ul>
  );
}

function ShipsFigure({ pack, at, language, w }: Figure & { readonly w: PackEditorWords }) {
  const pairs = COLOURS.flatMap((a, i) => COLOURS.slice(i + 1).map((b, j) => ({ a, b, colours: [i, i + 1 + j] })));
  return (
    <ul className="vw-pairs">
      {pairs.map(({ a, b, colours }) => {
        const ships = pack.ships.filter(({ objective }) => objective.includes(a) && objective.includes(b));
        return (
          <li key={`${a} ${b}`} className={ships.includes(pack.ships[at]) ? 'this' : ''}>
            {colours.map((c) => (
              <GemArt key={c} colour={c} />
            ))}
            <span className="vh">{[a, b].map((c) => packWords[language].names.colours[c].noun).join(', ')}: </span>
            <span>{ships.length === 0 ? w.freePair : ships.map((s) => told(language, s.name)).join(', ')}</span>
          </li>
        );
      })}
    </ul>
  );
}
