/** Which open tables are shown. Kept on this device. */
import { isLanguage, LANGUAGES } from '@starboard/kernel';
import type { LobbyFilter } from '../net/types.ts';
import { useCatalogue } from '../ui/catalogue.ts';
import { useFarWords } from '../words/index.ts';

const KEY = 'starboard/lobby-filter';
const MOST_FREE = 4;

export function readFilter(): LobbyFilter {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const { game, pace, language, free, rules } = kept as Readonly<Record<string, unknown>>;
    return {
      ...(typeof game === 'string' && { game }),
      ...((pace === 'live' || pace === 'days') && { pace }),
      ...(typeof language === 'string' && isLanguage(language) && { language }),
      ...((rules === 'usual' || rules === 'changed') && { rules }),
      ...(typeof free === 'number' && free >= 1 && free <= MOST_FREE && { free }),
    };
  } catch {
    return {};
  }
}

export function keepFilter(filter: LobbyFilter): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(filter));
  } catch {
    // Without storage the filter lives as long as the page.
  }
}

interface Props {
  readonly filter: LobbyFilter;
  readonly counts: { readonly [game: string]: number };
  readonly onFilter: (filter: LobbyFilter) => void;
}

export function LobbyFilters({ filter, counts, onFilter }: Props) {
  const { find: f } = useFarWords();
  const games = useCatalogue();
  const set = <K extends keyof LobbyFilter>(key: K, value: LobbyFilter[K] | null): void => {
    const { [key]: _, ...rest } = filter;
    onFilter(value === null ? rest : { ...rest, [key]: value });
  };
  return (
    <fieldset className="filters">
      <legend className="vh">{f.filter}</legend>
      <Choice label={f.games} value={filter.game} any={f.anyGame} onPick={(v) => set('game', v)}>
        {games.map((g) => [g.id, `${g.title} (${counts[g.id] ?? 0})`])}
      </Choice>
      <Choice label={f.pace} value={filter.pace} any={f.anyPace} onPick={(v) => set('pace', v === 'live' || v === 'days' ? v : null)}>
        {[
          ['live', f.paces.live],
          ['days', f.paces.days],
        ]}
      </Choice>
      <Choice label={f.language} value={filter.language} any={f.anyLanguage} onPick={(v) => set('language', v !== null && isLanguage(v) ? v : null)}>
        {LANGUAGES.map((l) => [l, f.languages[l]])}
      </Choice>
      <Choice label={f.rules} value={filter.rules} any={f.anyRules} onPick={(v) => set('rules', v === 'usual' || v === 'changed' ? v : null)}>
        {[
          ['usual', f.rulesOf.usual],
          ['changed', f.rulesOf.changed],
        ]}
      </Choice>
      <Choice label={f.minFree} value={filter.free?.toString()} any={f.anyFree} onPick={(v) => set('free', v === null ? null : Number(v))}>
        {Array.from({ length: MOST_FREE - 1 }, (_, i) => [String(i + 2), f.atLeast(i + 2)])}
      </Choice>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  /** What it says when nothing is filtered. */
  readonly any: string;
  readonly onPick: (value: string | null) => void;
  readonly children: readonly (readonly [value: string, text: string])[];
}

const Choice = ({ label, value, any, onPick, children }: ChoiceProps) => (
  <label>
    <span className="label">{label}</span>
    <select className="field" value={value ?? ''} onChange={(e) => onPick(e.currentTarget.value === '' ? null : e.currentTarget.value)}>
      <option value="">{any}</option>
      {children.map(([v, text]) => (
        <option key={v} value={v}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
