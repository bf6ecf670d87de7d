/** The drawings as elements. A drawing is made once for each card: they are asked for again and again. */
import type { Anchor } from '@starboard/table-kit';
import { memo } from 'preact/compat';
import type { Faces, PawFace, PlanetFace, PlanFace } from '../../rules/pack.ts';
import type { Deck } from '../../rules/types.ts';
import { CONTRAPTIONS_1 } from './contraptions-1.ts';
import { CONTRAPTIONS_2 } from './contraptions-2.ts';
import { GEMS } from './gems.ts';
import { hash } from './ink.ts';
import { chalk, type Hue, paint } from './pen.ts';
import { planetMarkup } from './planets.ts';
import { groundOf, portraitMarkup } from './portrait.ts';
import { SIGNS, type Sign, SKILLS } from './signs.ts';
import { BACKS, stampMarkup } from './things.ts';
import { hullOf, publicHull, tugMarkup } from './tugs.ts';

interface DrawingProps {
  readonly of: string;
  readonly box?: string;
  readonly className?: string;
  /** Its place, for things that come from there or go there. */
  readonly anchor?: Anchor | undefined;
}
/** Markup of our own drawings; nothing from a player ever gets in here. */
const Drawing = memo(({ of, box = '0 0 64 64', className, anchor }: DrawingProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the functions of this folder.
  <svg className={className} viewBox={box} aria-hidden="true" data-anchor={anchor} dangerouslySetInnerHTML={{ __html: of }} />
));

/** What a drawing function made, kept by its name. */
const kept = new Map<string, string>();
function once(key: string, make: () => string): string {
  let made = kept.get(key);
  if (made === undefined) {
    made = make();
    kept.set(key, made);
  }
  return made;
}

const flat = (of: string): string => `<g fill="currentColor">${of}</g>`;
const SKILL_ART = SKILLS.map(flat);

export const GemArt = ({ colour, ghost = false }: { readonly colour: number; readonly ghost?: boolean }) => (
  <Drawing of={GEMS[colour]} box="0 0 24 24" className={ghost ? 'v-gem ghost' : 'v-gem'} />
);
export const SkillArt = ({ skill }: { readonly skill: number }) => <Drawing of={SKILL_ART[skill]} box="0 0 24 24" className="v-sk" />;
export const SignArt = ({ of }: { readonly of: Sign }) => <Drawing of={once(`sign ${of}`, () => flat(SIGNS[of]))} box="0 0 24 24" className="v-sk" />;

/** The skills of a Paw as a list, each as often as it has it. */
export const skillsOf = (paw: PawFace): readonly number[] => paw.icons.flatMap((n, skill) => new Array<number>(n).fill(skill));
export const groundOfPaw = (paw: PawFace): string => groundOf(skillsOf(paw));
export const PawArt = ({ paw }: { readonly paw: PawFace }) => {
  const skills = skillsOf(paw);
  return <Drawing of={once(`paw ${paw.look} ${skills}`, () => portraitMarkup(paw.look, skills))} box="0 -3 64 67" className="v-por" />;
};

interface PlanetProps {
  readonly planet: PlanetFace;
  readonly anchor?: Anchor | undefined;
}
export const PlanetArt = ({ planet: { look, a, b, spaces }, anchor }: PlanetProps) => (
  <Drawing
    of={once(`planet ${look} ${a}${b}${spaces}`, () => planetMarkup(look, a, b, spaces))}
    box="0 4 120 106"
    className="v-pla"
    anchor={anchor}
  />
);

const CONTRAPTIONS = { ...CONTRAPTIONS_1, ...CONTRAPTIONS_2 };
const NAMES = Object.keys(CONTRAPTIONS);
const contraption = (id: string): (typeof CONTRAPTIONS)[string] =>
  CONTRAPTIONS[Object.hasOwn(CONTRAPTIONS, id) ? id : NAMES[hash(id) % NAMES.length]];
/** In chalk on a Blueprint, or in colour once it is bolted on. */
export const PlanArt = ({ plan, built = false }: { readonly plan: PlanFace; readonly built?: boolean }) => {
  const { look } = plan;
  const hue: Hue = plan.upgrade?.kind ?? 'none';
  const of = built ? once(`built ${look} ${hue}`, () => contraption(look)(paint(hue))) : once(`plan ${look}`, () => contraption(look)(chalk));
  return <Drawing of={of} className="v-con" />;
};

const Tug = ({ hull, seat }: { readonly hull: number; readonly seat: number }) => (
  <Drawing of={once(`tug ${hull} ${seat}`, () => tugMarkup(hull, COLOURS[seat % COLOURS.length]))} box="-10 0 170 82" className="v-tug" />
);
/** Colours of seats, as everywhere (docs/look.md), and as ink on paper. */
export const COLOURS: readonly string[] = ['#f47a5c', '#f7cf45', '#2fdcae', '#3f86e0', '#c9a2ff', '#f3eff8'];
const STAMPS: readonly string[] = ['#ad2f17', '#835800', '#006b50', '#1f57b5', '#7a3fc4', '#5c5470'];

/** A ship as those see it who may not know which it is. */
export const PublicTug = ({ seat }: { readonly seat: number }) => <Tug hull={publicHull(seat)} seat={seat} />;
export const OwnTug = ({ seat, ship }: { readonly seat: number; readonly ship: Faces['ships'][number] }) => (
  <Tug hull={hullOf(ship.look)} seat={seat} />
);

export const BackArt = ({ deck }: { readonly deck: Deck }) => <Drawing of={BACKS[deck]} box="0 0 64 88" className="v-back" />;
export const StampArt = ({ seat }: { readonly seat: number }) => (
  <Drawing of={once(`stamp ${seat}`, () => stampMarkup(STAMPS[seat % STAMPS.length]))} className="v-stamp" />
);
