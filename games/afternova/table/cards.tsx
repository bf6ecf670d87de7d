/** Cards: Hired Paws on paper, Blueprints in chalk with what is paid, missing and on its way. */
import type { Language } from '@starboard/kernel';
import { vars } from '@starboard/table-kit';
import { memo } from 'preact/compat';
import type { PawFace, PlanFace } from '../rules/pack.ts';
import { BackArt, GemArt, groundOfPaw, PawArt, PlanArt, SignArt, SkillArt, skillsOf } from './art/index.tsx';
import { listed, upTo } from './bits.tsx';
import { facesOf, type Scene } from './scene.ts';
import { breakable } from './soft-hyphens.ts';

/** Names of our set fit into two lines; those of a pack may be twice as long. */
const LONG_NAME = 24;
const nameOf = (name: string) => (name.length > LONG_NAME ? <small>{breakable(name)}</small> : breakable(name));

/** German names are long: they may break where the table says. */
interface PawCardProps {
  readonly language: Language;
  readonly paw: PawFace;
}
export const PawCard = memo(
  ({ language, paw }: PawCardProps) => (
    <span className="v-pc" style={vars({ '--ground': groundOfPaw(paw) })}>
      <span className="art">
        <PawArt paw={paw} />
      </span>
      <span className="n" lang={language}>
        {nameOf(paw.card[language])}
      </span>
      <Pips paw={paw} />
    </span>
  ),
  (a, b) => a.paw === b.paw && a.language === b.language,
);
export const Pips = ({ paw }: { readonly paw: PawFace }) => (
  <span className="v-pips">
    {skillsOf(paw).map((skill, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a skill may be there twice.
      <i key={i} className="v-pip">
        <SkillArt skill={skill} />
      </i>
    ))}
  </span>
);

export interface Paying {
  /** What the ship holds, and what it would hold after the deal on the paper; null: no deal. */
  readonly store: readonly number[];
  readonly after: readonly number[] | null;
}
const costs = (cost: readonly number[], { store, after }: Paying): ('have' | 'soon' | 'miss')[] =>
  cost.flatMap((n, c) =>
    upTo(n).map((i) => (i < store[c] && (after === null || i < after[c]) ? 'have' : after !== null && i < after[c] ? 'soon' : 'miss')),
  );

export const Cost = ({ plan, paying }: { readonly plan: PlanFace; readonly paying: Paying }) => {
  const states = costs(plan.cost, paying);
  return (
    <span className={`v-cost n${plan.size}`}>
      {listed(plan.cost).map((c, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fragments of a cost have no other name.
        <span key={i} className={states[i]}>
          <GemArt colour={c} />
        </span>
      ))}
    </span>
  );
};

const SIGN_OF = { cargo: 'cargo', market: 'market', crew: 'crew', refinery: 'refinery' } as const;
const UpgradeMark = ({ plan }: { readonly plan: PlanFace }) =>
  plan.upgrade === null ? null : (
    <span className="up">
      +{plan.upgrade.n > 1 ? plan.upgrade.n : ''}
      {plan.upgrade.kind === 'boost' ? <SkillArt skill={plan.skill} /> : <SignArt of={SIGN_OF[plan.upgrade.kind]} />}
    </span>
  );

interface PlanCardProps {
  readonly language: Language;
  readonly plan: PlanFace;
  readonly paying: Paying;
}
/** What is drawn of a payment; nothing else of it matters. */
const samePaying = (a: Paying, b: Paying): boolean => `${a.store} ${a.after}` === `${b.store} ${b.after}`;
export const PlanCard = memo(
  ({ language, plan, paying }: PlanCardProps) => (
    <span className="v-bc">
      <b className="pt num">{plan.points}</b>
      <UpgradeMark plan={plan} />
      <PlanArt plan={plan} />
      <span className="n" lang={language}>
        {nameOf(plan.card[language])}
      </span>
      <Cost plan={plan} paying={paying} />
    </span>
  ),
  (a, b) => a.plan === b.plan && a.language === b.language && samePaying(a.paying, b.paying),
);

/** A Paw on the paper: the face and its skills; `paw` null: its back. */
export function PawChip({ scene, paw }: { readonly scene: Scene; readonly paw: number | null }) {
  if (paw === null)
    return (
      <span className="v-pw">
        <BackArt deck="paws" />
      </span>
    );
  const face = facesOf(scene).paws[paw];
  return (
    <span className="v-pw">
      <span className="f" style={vars({ '--ground': groundOfPaw(face) })}>
        <PawArt paw={face} />
      </span>
      <Pips paw={face} />
    </span>
  );
}
