/** The end: bars by side, stacked by category in the order of scoring, and the same in numbers; destinies turned up. */
import './ending.css';
import { vars } from '@starboard/table-kit';
import { CATEGORIES, type Category } from '../rules/scoring.ts';
import { withSign } from '../words/common.ts';
import { Badge, Mark } from './art/index.tsx';
import { effectSigns, Signs } from './glyphs/index.tsx';
import { emblemOf, nameOf, playerOf, type Scene, said } from './scene.ts';

/** From this share of the longest bar on there is room for the number. */
const WIDE = 0.035;
const PARTS: readonly (Category | 'vp')[] = ['vp', ...CATEGORIES];

export function Ending({ scene }: { readonly scene: Scene }) {
  const { props, w } = scene;
  const { pub } = props.known;
  const { scores, destinies } = pub;
  if (scores === null) return null;
  const sides = scores.map((numbers, who) => {
    const total = pub.sides[who].vp;
    return { who, total, parts: [total - numbers.reduce((a, b) => a + b, 0), ...numbers], destiny: destinies?.[who] ?? -1 };
  });
  const most = Math.max(1, ...sides.map((s) => s.total));
  const shown = PARTS.filter((_, i) => sides.some((s) => s.parts[i] !== 0));
  const order = sides.toSorted((a, b) => b.total - a.total);
  const best = (i: number): number => Math.max(...sides.map((s) => s.parts[i]));
  return (
    <section className="ae-ending" aria-label={w.scores}>
      <header>
        <Badge p={playerOf(scene, order[0].who)} emblem={emblemOf(scene, order[0].who)} />
        <h3>{w.scores}</h3>
      </header>
      <table>
        <thead>
          <tr>
            <th />
            {shown.map((part) => (
              <th key={part} scope="col">
                <i className={`cat-${part}`} />
                <span className="cat">{w.category[part]}</span>
              </th>
            ))}
            <th scope="col">{w.total}</th>
          </tr>
        </thead>
        <tbody>
          {order.map(({ who, total, parts }) => (
            <tr key={who}>
              <th scope="row">
                <Badge p={playerOf(scene, who)} emblem={emblemOf(scene, who)} />
                <span>
                  {nameOf(scene, who)}
                  <small>{emblemOf(scene, who) === 'collective' ? '' : said(scene, emblemOf(scene, who)).name}</small>
                </span>
              </th>
              {shown.map((part) => {
                const i = PARTS.indexOf(part);
                return (
                  <td key={part} className={parts[i] === best(i) && parts[i] > 0 ? 'best' : ''}>
                    {withSign(parts[i])}
                  </td>
                );
              })}
              <td className="total">{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="legend" aria-hidden="true">
        {shown.map((part) => (
          <span key={part}>
            <i className={`cat-${part}`} />
            {w.category[part]}
          </span>
        ))}
      </p>
      <div className="bars" aria-hidden="true">
        {order.map(({ who, total, parts }) => (
          <div key={who} className="bar" style={vars({ '--part': `${(100 * total) / most}%` })}>
            <Badge p={playerOf(scene, who)} emblem={emblemOf(scene, who)} />
            <span>
              {PARTS.map((part, i) =>
                parts[i] > 0 ? (
                  <i key={part} className={`cat-${part}`} style={vars({ '--grow': parts[i], '--late': `${i * 500}ms` })}>
                    {parts[i] / most >= WIDE && <small>{parts[i]}</small>}
                  </i>
                ) : null,
              )}
            </span>
            <b>{total}</b>
          </div>
        ))}
      </div>
      <Destinies scene={scene} of={order} points={(parts) => parts[PARTS.indexOf('destiny')]} />
    </section>
  );
}

interface Side {
  readonly who: number;
  readonly parts: readonly number[];
  readonly destiny: number;
}
/** Turned up: whose, what it counts, and what it brought. */
function Destinies({ scene, of, points }: { readonly scene: Scene; readonly of: readonly Side[]; points(parts: readonly number[]): number }) {
  const { c, w } = scene;
  const had = of.filter(({ destiny }) => destiny >= 0);
  return had.length === 0 ? null : (
    <ul className="destinies" aria-label={w.destiny}>
      {had.map(({ who, parts, destiny }) => {
        const card = c.raw.destiny[destiny];
        const { name, lines } = said(scene, card.id);
        return (
          <li key={who}>
            <b>
              <Mark p={playerOf(scene, who)} />
              {name}
              <em>{w.vp(points(parts))}</em>
            </b>
            <Signs of={effectSigns(card.do)} />
            <small>{lines.slice(1, -1).join(' ')}</small>
          </li>
        );
      })}
    </ul>
  );
}
