/** The end: bars by side, stacked by category in the order of scoring, and the same in numbers; destinies turned up. */
import './ending.css';
import { vars } from '@starboard/table-kit';
import { CATEGORIES, type Category } from '../rules/scoring.ts';
import { Badge } from './art/index.tsx';
import { emblemOf, nameOf, playerOf, type Scene, said } from './scene.ts';

const PARTS: readonly (Category | 'vp')[] = ['vp', ...CATEGORIES];

export function Ending({ scene }: { readonly scene: Scene }) {
  const { props, w, c } = scene;
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
      <h3>{w.scores}</h3>
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
          {order.map(({ who, total, parts, destiny }) => (
            <tr key={who}>
              <th scope="row">
                <Badge p={playerOf(scene, who)} emblem={emblemOf(scene, who)} />
                <span>
                  {nameOf(scene, who)}
                  {destiny >= 0 && <small>{said(scene, c.raw.destiny[destiny].id).name}</small>}
                </span>
              </th>
              {shown.map((part) => {
                const i = PARTS.indexOf(part);
                return (
                  <td key={part} className={parts[i] === best(i) && parts[i] > 0 ? 'best' : ''}>
                    {parts[i]}
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
                parts[i] > 0 ? <i key={part} className={`cat-${part}`} style={vars({ '--grow': parts[i], '--late': `${i * 500}ms` })} /> : null,
              )}
            </span>
            <b>{total}</b>
          </div>
        ))}
      </div>
    </section>
  );
}
