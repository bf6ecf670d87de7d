/**
 * The contract: who plays what, gets what, has what then, and who has agreed to exactly this version. In the hands of the active
 * player it is a draft: touching a fragment passes it on.
 */
import type { Seat } from '@starboard/kernel';
import { useState } from 'preact/hooks';
import { noGems, sum } from '../rules/gems.ts';
import { MOST_VERSIONS } from '../rules/picks.ts';
import { capacity } from '../rules/power.ts';
import { isLastWord } from '../words/common.ts';
import { paperActs, rowActs } from './acting.ts';
import { SignArt, StampArt } from './art/index.tsx';
import { Badge } from './bits.tsx';
import { PawChip } from './cards.tsx';
import { missedBy } from './draft/contract.ts';
import { type OnPaper, onPaper, type PaperRow, storeThen } from './on-paper.ts';
import { askedSeat, gesture, isAsked, nameOf, offers, type Scene } from './scene.ts';
import { Stored, Tokens } from './tokens.tsx';
export function Paper({ scene }: { readonly scene: Scene }) {
  const { w, small } = scene;
  const paper = onPaper(scene);
  const few = paper.rows.length < 3;
  const empty = paper.rows.length === 1 && paper.agreed === null;
  const hint =
    paper.free && !empty
      ? w.touch
      : paper.agreed === null
        ? isAsked(scene, 'talks')
          ? hintOf(scene)
          : empty
            ? w.nothingYet
            : ''
        : missed(scene, paper).length > 0
          ? w.dashed
          : '';
  return (
    <div className={`v-sheet-w${scene.fresh ? ' fresh' : ''}${paperActs(scene)}`} data-anchor="paper">
      <section className={`v-sheet rows-${paper.rows.length}${few ? '' : ' many'}${paper.free ? '' : ' read'}`} aria-label={w.contract}>
        <h3>
          {w.contract} {hint !== w.nothingYet && paper.head !== '' && <span className="ver">{paper.head}</span>}
          <small>{hint}</small>
        </h3>
        {!small && (
          <div className="v-cols" aria-hidden="true">
            <span>{w.who}</span>
            <span>{w.plays}</span>
            <span>{w.gets}</span>
            <span>{w.after}</span>
            <span>{w.agreed}</span>
          </div>
        )}
        <div className="v-rows">
          {paper.rows.map((row) => (
            <RowOf key={row.seat} scene={scene} paper={paper} row={row} />
          ))}
        </div>
        <Foot scene={scene} paper={paper} />
        {small && empty && hint !== '' && <p className="v-begin">{hint}</p>}
      </section>
    </div>
  );
}

/** What a caller can do before anything is on the paper. */
const hintOf = (scene: Scene): string => {
  const { picture, props, w } = scene;
  const { versions } = props.known.pub.acts;
  if (picture.talks?.offers.some((o) => o !== null))
    return offers(scene, 'contract') ? w.touchSlip : versions < MOST_VERSIONS ? w.notEnough : w.noneLeft;
  // Once all others have spoken, nothing more comes.
  return isLastWord(props.known, picture.active) ? '' : w.noSlipYet;
};

/** What offers asked for and the paper does not give, in words. */
function missed(scene: Scene, paper: OnPaper): readonly string[] {
  const { props, w } = scene;
  if (props.known.pub.talks === null) return [];
  return paper.rows.slice(1).flatMap(({ seat }) => {
    const gems = missedBy(props.known, paper, seat);
    return sum(gems) === 0 ? [] : [w.askedFor(nameOf(scene, seat), w.gems(gems), seat === props.you)];
  });
}

function Foot({ scene, paper }: { readonly scene: Scene; readonly paper: OnPaper }) {
  const { w, props, small } = scene;
  if (small || props.known.pub.talks === null) return null;
  const asked = missed(scene, paper);
  const text = asked.length > 0 ? asked.join(' ') : paper.agreed !== null ? w.nothingMoves : null;
  return text === null ? null : (
    <p className="v-foot">
      <SignArt of="crew" />
      {text}
    </p>
  );
}

function RowOf({ scene, paper, row }: { readonly scene: Scene; readonly paper: OnPaper; readonly row: PaperRow }) {
  const { picture, props, w, small } = scene;
  const { seat } = row;
  const [opened, setOpened] = useState(false);
  const { then, kept } = storeThen(picture.store[seat], row, paper.gifts);
  const room = capacity(props.known.pub, seat);
  const load = sum(then);
  const offer = picture.talks?.offers[seat] ?? null;
  const asked = offer === null || props.known.pub.talks === null ? noGems() : missedBy(props.known, paper, seat);
  const fits = `${w.of(load, room)}${load > room ? ` · ${w.tooMany(load - room)}` : ''}`;
  const me = seat === (props.you ?? props.turn?.seat ?? null);
  const stored = <Stored scene={scene} paper={paper} seat={seat} kept={kept} then={then} room={room} />;
  const who = (
    <>
      <Badge scene={scene} seat={seat} />
      <span>
        <b>{nameOf(scene, seat)}</b>
        {small ? (
          <small className={`num${paper.free ? ' v-fits' : ''}${load > room ? ' bad' : ''}`}>
            {fits}
            {paper.free && ' ▾'}
          </small>
        ) : (
          <small>{offer !== null ? w.holdsPaws(offer.n) : ''}</small>
        )}
      </span>
    </>
  );
  return (
    <div className={`v-row${me ? ' own' : ''}${rowActs(scene, seat)}`} data-drop={`row ${seat}`}>
      {small && paper.free ? (
        <button type="button" className="w" data-thing="" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          {who}
        </button>
      ) : (
        <div className="w">{who}</div>
      )}
      <div className="v-pws" data-anchor={`plays ${seat}`}>
        {row.paws.map((paw, i) => (
          <PawIn key={paw ?? `back ${i}`} scene={scene} paper={paper} seat={seat} paw={paw} />
        ))}
      </div>
      <div className="v-gets" data-anchor={`gets ${seat}`}>
        {small && opened ? stored : <Tokens scene={scene} paper={paper} row={row} asked={asked} />}
      </div>
      {!small && (
        <div className="v-aft">
          {stored}
          <small className={`num${load > room ? ' bad' : ''}`}>{fits}</small>
        </div>
      )}
      <div className="v-stp" data-anchor={`stamp ${seat}`}>
        {paper.agreed?.includes(seat) ? (
          <span role="img" aria-label={w.agreedTo}>
            <StampArt seat={seat} />
          </span>
        ) : me && (paper.agreed !== null || paper.free) ? (
          <span className="due">
            <SignArt of="crew" />
          </span>
        ) : (
          <span className="none" />
        )}
      </div>
    </div>
  );
}

/** A Paw on the paper; yours are touched to take them out. */
function PawIn({ scene, paper, seat, paw }: { readonly scene: Scene; readonly paper: OnPaper; readonly seat: Seat; readonly paw: number | null }) {
  const own = paper.free && seat === askedSeat(scene) && paw !== null;
  if (!own) return <PawChip scene={scene} paw={paw} />;
  return (
    <button type="button" className="v-bare" tabIndex={-1} aria-hidden="true" onClick={() => gesture(scene, { do: 'paw', paw, on: false })}>
      <PawChip scene={scene} paw={paw} />
    </button>
  );
}
