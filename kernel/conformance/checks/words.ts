/** Everything that happens can be said, in every language. */
import type { Grid, Phrase, Seat, Types } from '../../contract.ts';
import { LANGUAGES, type Language } from '../../languages.ts';
import { KERNEL, know } from '../../legality.ts';
import { plain } from '../../phrase.ts';
import { seatsOf } from '../../seats.ts';
import { heardBy, viewOf } from '../../view.ts';
import type { Check } from '../check.ts';
import { ContractBroken } from '../json.ts';
import { type Play, prefixes } from '../play.ts';

/** What careless string building leaves behind. */
const HOLES = /undefined|NaN|\[object|function/;

function said(what: string, language: Language, text: string | Phrase): void {
  const bare = typeof text === 'string' ? text : plain(text, []);
  if (bare.trim() === '') throw new ContractBroken(`${language}: nothing is said for ${what}`);
  if (HOLES.test(bare)) throw new ContractBroken(`${language}: ${what} is said as '${bare}'`);
}

/** Every column and every row has a name; other cells may be empty. */
function tableIsSaid(title: string, language: Language, { head, rows }: Grid): void {
  for (const column of head) said(`a column of '${title}'`, language, column);
  for (const row of rows) {
    if (row.length !== head.length) throw new ContractBroken(`${language}: a row of '${title}' has ${row.length} cells for ${head.length} columns`);
    for (const [i, cell] of row.entries()) if (i === 0 || cell.length > 0) said(`a cell of '${title}'`, language, cell);
  }
}

export const everythingIsSaid: Check = {
  name: 'everything can be said in every language',
  hears: true,
  always(p) {
    each(p, (language, words) => {
      for (const you of viewers(p)) {
        for (const { event } of heardBy(p.told, you)) {
          const say = words.event[event.kind as keyof typeof words.event];
          if (say === undefined) throw new ContractBroken(`${language}: there are no words for the event '${event.kind}'`);
          said(`the event '${event.kind}'`, language, say(event as never, you));
        }
      }
    });
  },
  at(p) {
    each(p, (language, words) => {
      for (const you of viewers(p)) {
        const k = viewOf(p.state, you);
        if (!p.over) said('what the table waits for', language, words.waiting(k, you));
        const scene = words.scene(k, you);
        if (scene.length === 0) throw new ContractBroken(`${language}: the scene is empty`);
        for (const paragraph of scene) {
          said('a title in the scene', language, paragraph.title);
          for (const line of paragraph.lines) said(`a line of '${paragraph.title}'`, language, line);
          if (paragraph.table !== undefined) tableIsSaid(paragraph.title, language, paragraph.table);
        }
      }
      for (const seat of p.answering()) {
        const k = know(p.state, seat);
        for (const [path, c] of prefixes(p.game, k, seat, p.dice('words'), 2)) {
          said(`the choice '${c.kind}'`, language, words.choice(c, k, seat, path));
          for (const pick of c.picks) {
            said(`the pick '${pick}'`, language, words.pick(pick, k, seat, path));
            const heading = words.heading?.(pick, k, seat, path) ?? null;
            if (heading !== null) said(`the heading of '${pick}'`, language, heading);
            const group = words.group?.(pick, k, seat, path) ?? null;
            if (group !== null) said(`the group of '${pick}'`, language, group);
          }
          for (const r of c.greyed?.() ?? []) {
            said(`the greyed pick '${r.pick}'`, language, words.pick(r.pick, k, seat, path));
            const refusal = words.refusal as Readonly<Record<string, (refused: typeof r) => Phrase>>;
            if (Object.hasOwn(refusal, r.why)) said(`the refusal '${r.why}'`, language, refusal[r.why](r));
            if (r.rule !== KERNEL) said(`the rule '${r.rule}'`, language, words.rule[r.rule as keyof typeof words.rule] ?? '');
          }
        }
      }
    });
  },
  end(p) {
    each(p, (language, words) => {
      said('the title', language, words.title);
      said('the sentence about it', language, words.about);
      for (const name of Object.keys(p.game.options)) {
        const option = words.option[name as keyof typeof words.option];
        said(`the option '${name}'`, language, option?.name ?? '');
        said(`the help of '${name}'`, language, option?.help ?? '');
      }
      for (const a of p.game.advise?.(p.table.options, p.table.seats) ?? []) {
        const say = (words.advice as Readonly<Record<string, (advice: typeof a) => Phrase>> | undefined)?.[a.why];
        if (say === undefined) throw new ContractBroken(`${language}: there are no words for the advice '${a.why}'`);
        said(`the advice '${a.why}'`, language, say(a));
        said(`the rule '${a.rule}'`, language, words.rule[a.rule as keyof typeof words.rule] ?? '');
      }
      for (const [rule, text] of Object.entries<string>(words.rule)) said(`the rule '${rule}'`, language, text);
      if (!p.over) return;
      const outcome = p.game.outcome(p.state);
      said(`the ending '${outcome.ending}'`, language, words.ending(outcome, null));
      for (const seat of seatsOf(outcome.ranks.length)) said(`the ending '${outcome.ending}' to seat ${seat}`, language, words.ending(outcome, seat));
      for (const part of outcome.parts) said(`what '${part.rule}' counts`, language, words.part(part));
      for (const part of outcome.parts) said(`the rule '${part.rule}'`, language, words.rule[part.rule as keyof typeof words.rule] ?? '');
      for (const key of Object.keys(p.game.tally(p.state))) said(`the tally '${key}'`, language, words.tally[key] ?? '');
    });
  },
};

const viewers = <T extends Types>(p: Play<T>): readonly (Seat | null)[] => [...seatsOf(p.table.seats), null];

function each<T extends Types>(p: Play<T>, look: (language: Language, words: Play<T>['game']['words']['de']) => void): void {
  for (const language of LANGUAGES) look(language, p.game.words[language]);
}
