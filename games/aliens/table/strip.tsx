/** On smaller screens: everybody with the last thing that was heard, or the last three. */
import './strip.css';
import type { Seat } from '@starboard/kernel';
import { Pickable } from '@starboard/table-kit';
import type { ComponentChildren } from 'preact';
import * as trail from '../rules/trail.ts';
import { Badge } from './art/index.tsx';
import { heardText, Where } from './cells.tsx';
import { Backs, Brief, faceOf, Kills, saidOf } from './others.tsx';
import { BESIDE, inTurnOrder } from './picture.ts';
import { nameOf, type Scene } from './scene.ts';

interface StripProps {
  readonly scene: Scene;
  /** Room for a name and the last three words of each. */
  readonly roomy: boolean;
  onOpen(seat: Seat): void;
}

/** What was heard, in a word. */
const wordOf = (scene: Scene, e: trail.Entry | undefined): ComponentChildren =>
  e === undefined ? '' : e.sector >= 0 ? <Where scene={scene} at={e.sector} /> : e.what === trail.SILENCE ? '—' : '·';
const LATELY = [2, 1, 0];
const OUT_MARK = { aboard: '', escaped: '↗', eliminated: '✕' };

export function Strip({ scene, roomy, onOpen }: StripProps) {
  const { props, picture } = scene;
  const order = inTurnOrder(props.known.pub.first, picture.status.length);
  const asks = props.turn?.question.choice.picks.some((pick) => pick.startsWith('examine ')) ?? false;
  return (
    <ul className={`x-strip${order.length > 8 ? ' many' : roomy ? ' roomy' : ''}`}>
      {order.map((seat) => {
        const heard = picture.trail.filter((e) => e.seat === seat && !BESIDE.includes(e.what) && e.round <= (scene.round ?? picture.round));
        const last = heard.at(-1);
        const waited = props.waited.includes(seat);
        const gone = picture.status[seat] !== 'aboard';
        const thinks = waited && seat !== props.you && scene.round === null && (last?.round ?? 0) < picture.round;
        const face = (
          <>
            <span className="x-holder">
              <Badge seat={seat} face={faceOf(scene, seat)} />
              <Backs scene={scene} seat={seat} />
            </span>
            <b>{nameOf(scene, seat)}</b>
            {roomy && order.length <= 8 ? (
              <>
                <span className="x-state">
                  <Brief scene={scene} seat={seat} />
                  <Kills scene={scene} seat={seat} />
                </span>
                <span className="x-lately">
                  {LATELY.map((ago) => {
                    const e = heard.at(-1 - ago);
                    return (
                      <small key={ago} className={e?.what === trail.ATTACK ? 'hit' : undefined}>
                        {wordOf(scene, e)}
                      </small>
                    );
                  })}
                </span>
              </>
            ) : (
              <>
                <small className={last?.what === trail.ATTACK && !thinks ? 'hit' : undefined}>
                  {gone ? OUT_MARK[picture.status[seat]] : thinks ? '…' : wordOf(scene, last)}
                </small>
                <Kills scene={scene} seat={seat} />
              </>
            )}
          </>
        );
        const label = `${nameOf(scene, seat)}: ${saidOf(scene, seat)}${last === undefined ? '' : `, ${heardText(scene, [last])}`}`;
        return (
          <li key={seat} className={`${waited ? 'asked ' : ''}${gone ? 'gone' : ''}`}>
            {asks ? (
              <Pickable props={props} pick={`examine ${seat}`} label={label} anchor={`seat ${seat}`} className="x-chip">
                {face}
              </Pickable>
            ) : (
              <button type="button" className="x-chip" data-anchor={`seat ${seat}`} aria-label={label} onClick={() => onOpen(seat)}>
                {face}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
