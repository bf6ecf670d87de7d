/** Which open tables are shown: one tab stop, arrows lead through all of it. Kept on this device. */
import { isLanguage, LANGUAGES } from '@starboard/kernel';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Lobby, LobbyFilter, TableLevel } from '../../net/types.ts';
import { useCatalogue } from '../../ui/catalogue.ts';
import { moveAmongStops } from '../../ui/stops.ts';
import { useFarWords } from '../../words/index.ts';

const KEY = 'starboard/lobby-filter';
const MOST_FREE = 4;
export const TABLE_LEVELS: readonly TableLevel[] = ['relaxed', 'steady', 'sharp'];

/** What was searched for is not kept: it would hide tables that nobody remembers to look for. */
export function readFilter(): LobbyFilter {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const { game, pace, language, free, rules, level, order } = kept as Readonly<Record<string, unknown>>;
    return {
      ...(typeof game === 'string' && { game }),
      ...((pace === 'live' || pace === 'days') && { pace }),
      ...(typeof language === 'string' && isLanguage(language) && { language }),
      ...(TABLE_LEVELS.some((l) => l === level) && { level: level as TableLevel }),
      ...((rules === 'usual' || rules === 'changed') && { rules }),
      ...(order === 'full' && { order }),
      ...(typeof free === 'number' && free >= 1 && free <= MOST_FREE && { free }),
    };
  } catch {
    return {};
  }
}

export function keepFilter({ text: _, ...filter }: LobbyFilter): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(filter));
  } catch {
    // Without storage the filter lives as long as the page.
  }
}

interface Props {
  readonly filter: LobbyFilter;
  /** How many a press on each would show. */
  readonly facets: Lobby['facets'];
  readonly onFilter: (filter: LobbyFilter) => void;
}

export function LobbyFilters({ filter, facets, onFilter }: Props) {
  const { find: f } = useFarWords();
  const games = useCatalogue();
  /** The chip that Tab leads to: the one that had the focus last. */
  const [stop, setStop] = useState('game ');
  const group = <K extends 'game' | 'pace' | 'language' | 'rules' | 'level' | 'free'>(
    key: K,
    label: string,
    any: string,
    of: readonly (readonly [value: NonNullable<LobbyFilter[K]>, text: ComponentChildren])[],
  ) => {
    const { [key]: now, ...rest } = filter;
    const chip = (value: LobbyFilter[K], text: ComponentChildren) => {
      const id = `${key} ${value ?? ''}`;
      return (
        <button
          key={id}
          type="button"
          className="filter-chip"
          data-stop
          tabIndex={id === stop ? 0 : -1}
          aria-pressed={now === value}
          onFocus={() => setStop(id)}
          onClick={() => onFilter(value === undefined ? rest : { ...rest, [key]: value })}
        >
          {text} {value !== undefined && <span className="num">{facets[key]?.[String(value)] ?? 0}</span>}
        </button>
      );
    };
    return (
      <fieldset className="filter-group">
        <legend className="label">{label}</legend>
        {chip(undefined, any)}
        {of.map(([value, text]) => chip(value, text))}
      </fieldset>
    );
  };
  return (
    <div className="filters" role="toolbar" aria-label={f.filter} aria-orientation="vertical" onKeyDown={moveAmongStops}>
      {group(
        'game',
        f.games,
        f.anyGame,
        games.map((g) => [g.id, g.short] as const),
      )}
      {group('pace', f.pace, f.any, [
        ['live', f.paces.live],
        ['days', f.paces.days],
      ])}
      {group(
        'free',
        f.minFree,
        f.anyFree,
        Array.from({ length: MOST_FREE - 1 }, (_, i) => [i + 2, f.atLeast(i + 2)] as const),
      )}
      {group(
        'language',
        f.language,
        f.any,
        LANGUAGES.map((l) => [l, f.languages[l]] as const),
      )}
      {group(
        'level',
        f.level,
        f.any,
        TABLE_LEVELS.map((l) => [l, f.levels[l]] as const),
      )}
      {group('rules', f.rules, f.any, [
        ['usual', f.rulesOf.usual],
        ['changed', f.rulesOf.changed],
      ])}
    </div>
  );
}
