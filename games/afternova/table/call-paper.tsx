/** The call for the planet that was touched: what it says is missing, what it promises, which Paws one would play alone. */

import type { Seat } from '@starboard/kernel';
import { sum } from '../rules/gems.ts';
import type { PlanetFace } from '../rules/pack.ts';
import { PRICE } from '../rules/picks.ts';
import { helpers, isMet, missingAlone, type Pair } from '../words/common.ts';
import { GemArt, SkillArt } from './art/index.tsx';
import { Badge, Gems, Hold, listed, upTo } from './bits.tsx';
import { Doable } from './doable.tsx';
import { callRefusal } from './draft/call-refusal.ts';
import { callOf, trueLacks, withOne } from './draft/offer.ts';
import { askedSeat, facesOf, nameOf, type Scene, said } from './scene.ts';

/** What an extraction alone would leave in the hold, and who may help, as far as one can know. */
function Prospects({ scene, seat, slot }: { readonly scene: Scene; readonly seat: Seat; readonly slot: number }) {
  const { w, props, picture } = scene;
  const { card, gems } = picture.planets[slot];
  const face = facesOf(scene).planets[card];
  const lacks = missingAlone(props.known, seat, face);
  if (isMet(lacks))
    return (
      <div className="v-prospects">
        <span>{w.aloneThen}</span>
        <Hold scene={scene} seat={seat} gems={picture.store[seat].map((n, c) => n + gems[c])} />
      </div>
    );
  const all = helpers(props.known, seat, face, lacks);
  if (all.length === 0) return null;
  return (
    <div className="v-prospects">
      <span>{w.mayHelp}</span>
      <ul>
        {all.map((h) => (
          <li key={h.seat} className={isMet(h.seen) ? '' : 'surely'}>
            <Badge scene={scene} seat={h.seat} />
            <b>{nameOf(scene, h.seat)}</b>
            {isMet(h.seen) ? <small>{w.holdsPaws(h.paws)}</small> : <Seen scene={scene} seen={h.seen} face={face} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What somebody is known to have of what is missing, in signs: in words three helpers would not fit. */
const Seen = ({ scene, seen, face }: { readonly scene: Scene; readonly seen: Pair; readonly face: PlanetFace }) => (
  <small role="img" aria-label={scene.w.has(scene.w.speech.lacking(seen, face))}>
    {[face.a, face.b].map((skill, i) =>
      seen[i] === 0 ? null : (
        <span key={skill}>
          {seen[i]}
          <SkillArt skill={skill} />
        </span>
      ),
    )}
  </small>
);

export function CallPaper({ scene, slot }: { readonly scene: Scene; readonly slot: number }) {
  const { w, drafts, props, picture } = scene;
  const seat = askedSeat(scene);
  const { card, gems } = picture.planets[slot];
  const face = facesOf(scene).planets[card];
  if (seat === null) return null;
  const lacks = drafts.lacks ?? trueLacks(props.game, props.known, seat, slot) ?? [0, 0];
  const rows = [
    { skill: face.a, need: face.needA, lack: lacks[0] },
    { skill: face.b, need: face.needB, lack: lacks[1] },
  ];
  /** Touching an icon says that it is missing, or that it is not. */
  const say = (row: number, lack: number): void => scene.set({ lacks: row === 0 ? [lack, lacks[1]] : [lacks[0], lack] });
  const pot = (of: readonly number[], from: 'planet' | 'hold') => (
    <div className="v-toks">
      {listed(of).map((c, i) => {
        const nth = listed(of)
          .slice(0, i)
          .filter((x) => x === c).length;
        // The planet's own come first.
        const before = from === 'planet' ? 0 : gems[c];
        const inBowl = before + nth < drafts.price[c];
        return (
          <Doable
            // biome-ignore lint/suspicious/noArrayIndexKey: equal fragments are the same.
            key={`${c} ${i}`}
            scene={scene}
            label={said(scene, PRICE[c])}
            act={() => scene.set({ price: withOne(drafts.price, c, inBowl ? -1 : 1) })}
            refusal={inBowl ? null : callRefusal(props.game, props.known, seat, { ...callOf(slot), lacks, price: withOne(drafts.price, c, 1) })}
            chosen={inBowl}
            className="v-tk"
          >
            <GemArt colour={c} />
          </Doable>
        );
      })}
    </div>
  );
  return (
    <div className="v-sheet-w">
      <section className="v-sheet v-call-paper" aria-label={w.callHelp}>
        <h3>
          {face.card[props.language]} <small>{w.touchPromise}</small>
        </h3>
        <div className="v-lacks">
          {rows.map(({ skill, need, lack }, row) => (
            <div key={skill} className="v-lack">
              <span>{w.skill(skill)}</span>
              {upTo(need).map((i) => {
                const missing = i >= need - lack;
                return (
                  <Doable
                    key={i}
                    scene={scene}
                    label={w.need(skill, need - lack, need)}
                    act={() => say(row, missing ? need - i - 1 : need - i)}
                    chosen={!missing}
                    className={`v-ic ${missing ? 'no' : 'mine'}`}
                  >
                    <SkillArt skill={skill} />
                  </Doable>
                );
              })}
            </div>
          ))}
        </div>
        <div className="v-pots">
          <span>{w.onPlanet}</span>
          {pot(gems, 'planet')}
          {sum(picture.store[seat]) > 0 && (
            <>
              <span>{w.storageWord}</span>
              {pot(picture.store[seat], 'hold')}
            </>
          )}
        </div>
        <div className="v-bowl">
          {w.promise} {sum(drafts.price) === 0 ? w.free : <Gems of={drafts.price} />} <small>{w.wordsOnly}</small>
        </div>
        <Prospects scene={scene} seat={seat} slot={slot} />
      </section>
    </div>
  );
}
