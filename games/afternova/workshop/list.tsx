/** All cards of a pack by kind; what was changed has a dot. */
import type { Language } from '@starboard/kernel';
import { useState } from 'preact/hooks';
import { OURS } from '../content/ours.ts';
import { type Kind, MOST_CARDS } from '../content/pack.ts';
import { COLOURS, indexIn, type Pack, SKILLS } from '../content/types.ts';
import { SkillArt } from '../table/art/index.tsx';
import { Gems, listed } from '../table/bits.tsx';
import { told } from '../words/names.ts';
import type { Place } from './checks.ts';
import { type AnyCard, KINDS } from './draft.ts';
import { Small } from './looks.tsx';
import type { PackEditorWords } from './words.ts';

const before = new Map(KINDS.flatMap((kind) => OURS[kind].map((card) => [card.id, JSON.stringify(card)])));
const isChanged = (card: AnyCard): boolean => before.get(card.id) !== JSON.stringify(card);
const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

interface Props {
  readonly pack: Pack;
  readonly place: Place;
  readonly faults: ReadonlySet<string>;
  readonly language: Language;
  readonly w: PackEditorWords;
  onPlace(place: Place): void;
  onAdd(kind: Kind): void;
  onCopy(kind: Kind, at: number): void;
  onRemove(kind: Kind, at: number): void;
}

export const keyOf = (place: Place): string => ('at' in place ? `${place.kind} ${place.at}` : place.kind);

export function CardList({ pack, place, faults, language, w, onPlace, onAdd, onCopy, onRemove }: Props) {
  const [search, setSearch] = useState('');
  const { kind } = place;
  return (
    <section className="kw-panel vw-list" aria-label={w.cards}>
      <div className="tabs">
        {KINDS.map((k) => (
          <button
            key={k}
            type="button"
            aria-pressed={k === kind}
            className={hasFault(faults, k) ? 'wrong' : ''}
            onClick={() => onPlace({ kind: k, at: 0 })}
          >
            {w.sorts[k]} <small>{pack[k].length}</small>
          </button>
        ))}
        <button type="button" aria-pressed={kind === 'pack'} className={faults.has('pack') ? 'wrong' : ''} onClick={() => onPlace({ kind: 'pack' })}>
          {w.sorts.pack}
        </button>
      </div>
      {'at' in place && (
        <>
          <input
            className="field"
            type="search"
            value={search}
            placeholder={w.search}
            aria-label={w.search}
            onInput={(e) => setSearch(e.currentTarget.value)}
          />
          <Rows pack={pack} place={place} search={search} faults={faults} language={language} w={w} onPlace={onPlace} />
          <div className="acts">
            <button type="button" className="kit-btn" disabled={pack[place.kind].length >= MOST_CARDS[place.kind]} onClick={() => onAdd(place.kind)}>
              {w.add}
            </button>
            <button
              type="button"
              className="kit-btn"
              disabled={pack[place.kind].length >= MOST_CARDS[place.kind] || pack[place.kind].length === 0}
              onClick={() => onCopy(place.kind, place.at)}
            >
              {w.copy}
            </button>
            <button type="button" className="kit-btn" disabled={pack[place.kind].length <= 1} onClick={() => onRemove(place.kind, place.at)}>
              {w.remove}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

const hasFault = (faults: ReadonlySet<string>, kind: Kind): boolean => [...faults].some((key) => key.startsWith(`${kind} `));

interface RowsProps extends Pick<Props, 'pack' | 'faults' | 'language' | 'w' | 'onPlace'> {
  readonly place: Extract<Place, { readonly at: number }>;
  readonly search: string;
}
function Rows({ pack, place, search, faults, language, w, onPlace }: RowsProps) {
  const { kind } = place;
  const wanted = folded(search.trim());
  const cards: readonly AnyCard[] = pack[kind];
  const rows = cards.map((card, at) => ({ card, at })).filter(({ card }) => folded(`${told(language, card.name)} ${card.id}`).includes(wanted));
  if (rows.length === 0) return <p className="help">{w.nothing}</p>;
  return (
    <ul>
      {rows.map(({ card, at }) => (
        <li key={`${at} ${card.id}`}>
          <button
            type="button"
            className={faults.has(`${kind} ${at}`) ? 'wrong' : ''}
            aria-current={at === place.at}
            onClick={() => onPlace({ kind, at })}
          >
            <span className={`small ${kind}`}>
              <Small pack={pack} kind={kind} card={card} />
            </span>
            <span className="what">
              <b>
                {told(language, card.name) || card.id}
                {isChanged(card) && (
                  <i className="dot">
                    <span className="vh">, {w.changed}</span>
                  </i>
                )}
              </b>
              <span className="signs" aria-hidden="true">
                <Signs card={card} />
              </span>
            </span>
            {'points' in card && <span className="num">{card.points}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Signs({ card }: { readonly card: AnyCard }) {
  if ('skills' in card) return <Skills of={card.skills.map((s) => indexIn(SKILLS, s))} />;
  if ('needs' in card) return <Skills of={listed(SKILLS.map((s) => card.needs[s] ?? 0))} />;
  return <Gems of={COLOURS.map((c) => ('cost' in card ? (card.cost[c] ?? 0) : card.objective.filter((own) => own === c).length))} />;
}

const Skills = ({ of }: { readonly of: readonly number[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a skill may be there twice.
  of.map((skill, i) => <SkillArt key={i} skill={skill} />);
