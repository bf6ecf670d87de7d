/** A form for each kind of card, and one for the pack itself. */
import { inEachLanguage, LANGUAGES, type Language } from '@starboard/kernel';
import { ChoiceFact, Stepper, TextFact } from '@starboard/table-kit/editor';
import { MOST_ABOUT, MOST_AUTHOR, MOST_NAME, RANGES } from '../content/pack.ts';
import {
  type BlueprintCard,
  COLOURS,
  type Colour,
  type Pack,
  type PawCard,
  type PlanetCard,
  type ShipCard,
  SKILLS,
  type Skill,
  type Told,
} from '../content/types.ts';
import { GemArt, SignArt, SkillArt } from '../table/art/index.tsx';
import { upTo } from '../table/bits.tsx';
import { told } from '../words/names.ts';
import { packWords } from './checks.ts';
import { UPGRADES, upgradeOf } from './draft.ts';
import type { PackEditorWords } from './words.ts';

interface Form<C> {
  readonly card: C;
  readonly w: PackEditorWords;
  readonly language: Language;
  /** `merge`: steps of one field are one. */
  readonly onCard: (card: C, merge?: string) => void;
}

/** A text once for all languages, or one for each. */
export function Telling({
  value,
  labels: { one, each, two },
  most,
  long = false,
  wrong,
  onTold,
}: {
  readonly value: Told;
  readonly labels: { readonly one: string; readonly each: Readonly<Record<Language, string>>; readonly two: string };
  readonly most: number;
  readonly long?: boolean;
  readonly wrong?: boolean;
  readonly onTold: (value: Told, merge: string) => void;
}) {
  const empty = (text: string): boolean => wrong === true && text.trim() === '';
  return (
    <div className="vw-told">
      {typeof value === 'string' ? (
        <TextFact label={one} value={value} most={most} long={long} wrong={empty(value)} onText={(text) => onTold(text, one)} />
      ) : (
        LANGUAGES.map((l) => (
          <TextFact
            key={l}
            label={each[l]}
            lang={l}
            value={value[l]}
            most={most}
            long={long}
            wrong={empty(value[l])}
            onText={(text) => onTold({ ...value, [l]: text }, each[l])}
          />
        ))
      )}
      <label className="vw-two">
        <input
          type="checkbox"
          checked={typeof value !== 'string'}
          onChange={(e) => onTold(e.currentTarget.checked ? inEachLanguage((l) => told(l, value)) : told(LANGUAGES[0], value), two)}
        />
        {two}
      </label>
    </div>
  );
}

const skillNames = (language: Language): (readonly [Skill, string])[] => SKILLS.map((s) => [s, packWords[language].names.skills[s].noun]);
const colourName = (language: Language, c: Colour): string => packWords[language].names.colours[c].noun;

export function PawForm({ card, w, language, onCard }: Form<PawCard>) {
  const slots = upTo(RANGES.icons[1]);
  return (
    <fieldset className="vw-row three">
      <legend>{w.skills}</legend>
      {slots.map((i) => (
        <ChoiceFact<Skill | ''>
          key={i}
          label={w.skillNo(i + 1)}
          value={card.skills[i] ?? ''}
          of={[...(i >= RANGES.icons[0] ? [['', w.noSkill] as const] : []), ...skillNames(language)]}
          onPick={(skill) => onCard({ ...card, skills: slots.flatMap((n) => (n === i ? skill : card.skills[n]) || []) })}
        />
      ))}
    </fieldset>
  );
}

export function PlanetForm({ card, w, language, onCard }: Form<PlanetCard>) {
  const two = SKILLS.filter((s) => card.needs[s] !== undefined);
  const needing = (list: readonly (readonly [Skill, number])[]): PlanetCard['needs'] => {
    const by = new Map(list);
    return Object.fromEntries(SKILLS.flatMap((s) => (by.has(s) ? [[s, by.get(s)]] : [])));
  };
  const entries = two.map((s) => [s, card.needs[s] ?? 1] as const);
  return (
    <>
      {entries.map(([skill, n], i) => (
        <fieldset key={skill} className="vw-row two">
          <legend>{`${w.needs} ${i + 1}`}</legend>
          <ChoiceFact<Skill>
            label={w.needNo(i + 1)}
            value={skill}
            of={skillNames(language).filter(([s]) => s === skill || !two.includes(s))}
            onPick={(to) => onCard({ ...card, needs: needing(entries.map((e) => (e[0] === skill ? [to, n] : e))) })}
          />
          <Stepper
            label={w.icons}
            value={n}
            range={RANGES.need}
            onValue={(to) => onCard({ ...card, needs: needing(entries.map((e) => (e[0] === skill ? [skill, to] : e))) })}
          />
        </fieldset>
      ))}
      <Stepper label={w.spaces} value={card.fragments} range={RANGES.spaces} onValue={(fragments) => onCard({ ...card, fragments })} />
    </>
  );
}

export function BlueprintForm({ card, w, language, onCard }: Form<BlueprintCard>) {
  const all = COLOURS.reduce((sum, c) => sum + (card.cost[c] ?? 0), 0);
  const { upgrade } = card;
  return (
    <>
      <fieldset className="vw-row five">
        <legend>{w.cost}</legend>
        {COLOURS.map((c, i) => (
          <Stepper
            key={c}
            label={colourName(language, c)}
            sign={<GemArt colour={i} />}
            value={card.cost[c] ?? 0}
            range={[0, Math.min(RANGES.cost[1], (card.cost[c] ?? 0) + RANGES.cost[1] - all)]}
            onValue={(n) => onCard({ ...card, cost: Object.fromEntries(COLOURS.flatMap((x) => withCount(x, x === c ? n : (card.cost[x] ?? 0)))) })}
          />
        ))}
      </fieldset>
      <div className="vw-row two">
        <Stepper label={w.points} value={card.points} range={RANGES.points} onValue={(points) => onCard({ ...card, points })} />
      </div>
      <fieldset className="vw-upgrades">
        <legend>{w.upgrade}</legend>
        <button type="button" aria-pressed={upgrade === null} onClick={() => onCard({ ...card, upgrade: null })}>
          <SignArt of="star" />
          {w.upgrades.none}
        </button>
        {UPGRADES.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={upgrade?.kind === kind}
            onClick={() => onCard({ ...card, upgrade: upgradeOf(kind, upgrade?.n ?? 1, null) })}
          >
            <SignArt of={kind} />
            {w.upgrades[kind]}
          </button>
        ))}
        {upgrade?.kind === 'boost' && (
          <div className="vw-skills">
            {SKILLS.map((skill, i) => (
              <button
                key={skill}
                type="button"
                aria-pressed={upgrade.skill === skill}
                onClick={() => onCard({ ...card, upgrade: { ...upgrade, skill } })}
              >
                <SkillArt skill={i} />
                {packWords[language].names.skills[skill].noun}
              </button>
            ))}
          </div>
        )}
      </fieldset>
      {upgrade !== null && (
        <div className="vw-how-much">
          <Stepper label={w.howMuch} value={upgrade.n} range={RANGES.upgrade} onValue={(n) => onCard({ ...card, upgrade: { ...upgrade, n } })} />
          <p className="help">{packWords[language].names.upgrade(upgrade)}</p>
        </div>
      )}
    </>
  );
}
const withCount = (c: Colour, n: number): [Colour, number][] => (n === 0 ? [] : [[c, n]]);

export function ShipForm({ card, w, language, onCard }: Form<ShipCard>) {
  const [a, b] = card.objective;
  const others = (taken: Colour): (readonly [Colour, string])[] => COLOURS.filter((c) => c !== taken).map((c) => [c, colourName(language, c)]);
  return (
    <>
      <Stepper label={w.storage} value={card.storage} range={RANGES.storage} onValue={(storage) => onCard({ ...card, storage })} />
      <fieldset className="vw-row two">
        <legend>{w.goal}</legend>
        <ChoiceFact<Colour> label={w.goalNo(1)} value={a} of={others(b)} onPick={(c) => onCard({ ...card, objective: [c, b] })} />
        <ChoiceFact<Colour> label={w.goalNo(2)} value={b} of={others(a)} onPick={(c) => onCard({ ...card, objective: [a, c] })} />
      </fieldset>
    </>
  );
}

export function PackForm({ card, w, language, onCard }: Form<Pack>) {
  const { author, about, ...rest } = card;
  const kept = about === undefined ? {} : { about };
  const by = author === undefined ? {} : { author };
  return (
    <>
      <Telling
        value={card.name}
        labels={{ one: w.name, each: w.inLanguage, two: w.twoNames }}
        most={MOST_NAME}
        wrong
        onTold={(name, merge) => onCard({ ...card, name }, merge)}
      />
      <TextFact
        label={w.author}
        value={author ?? ''}
        most={MOST_AUTHOR}
        onText={(to) => onCard({ ...rest, ...kept, ...(to !== '' && { author: to }) }, w.author)}
      />
      <Telling
        value={about ?? ''}
        labels={{ one: w.about, each: w.aboutIn, two: w.twoAbouts }}
        most={MOST_ABOUT}
        long
        onTold={(to, merge) => onCard({ ...rest, ...by, ...(to !== '' && { about: to }) }, merge)}
      />
      <fieldset className="vw-row five">
        <legend>{w.fragments}</legend>
        {COLOURS.map((c, i) => (
          <Stepper
            key={c}
            label={colourName(language, c)}
            sign={<GemArt colour={i} />}
            value={card.fragments[c]}
            range={RANGES.supply}
            onValue={(n) => onCard({ ...card, fragments: { ...card.fragments, [c]: n } })}
          />
        ))}
      </fieldset>
    </>
  );
}
