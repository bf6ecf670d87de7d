/** The scenario editor: options by group, texts, checks at the switches they are about, and what a turn becomes. */
import '../../table/colours.css';
import '../workshop.css';
import './scenario.css';
import { LANGUAGES, type Language } from '@starboard/kernel';
import type { EditorProps } from '@starboard/table-kit';
import { CheckList, TextFact } from '@starboard/table-kit/editor';
import { useMemo } from 'preact/hooks';
import { MOST_DESCRIPTION } from '../../rules/scenario-file.ts';
import { MOST_AUTHOR, MOST_NAME } from '../../rules/zone-check.ts';
import { tongues } from '../../words/index.ts';
import { Players } from '../fields.tsx';
import { workshopWords } from '../words.ts';
import { type ScenarioCheck, scenarioChecks } from './checks.ts';
import {
  both,
  draftText,
  inBoth,
  OPTION_IDS,
  type OptionDraft,
  type OptionId,
  one,
  readScenarioDraft,
  type ScenarioDraft,
  saidIn,
  withSaid,
} from './draft.ts';
import { OptionRow } from './option.tsx';
import { turnUnder } from './turn.ts';
import { scenarioWords } from './words.ts';

export default function ScenarioEditor(props: EditorProps) {
  const draft = useMemo(() => readScenarioDraft(props.text), [props.text]);
  return draft === null ? <p className="note bad">{scenarioWords[props.language].broken}</p> : <Writing {...props} draft={draft} />;
}

const rowId = (id: string): string => `xw-option-${id.replace('.', '')}`;
function goTo(check: ScenarioCheck): void {
  const row = document.getElementById(rowId(check.cells[0] ?? ''));
  row?.scrollIntoView({ block: 'center' });
  row?.querySelector<HTMLElement>('input')?.focus();
}

function Writing({ text, language, change, balance, draft }: EditorProps & { readonly draft: ScenarioDraft }) {
  const w = scenarioWords[language];
  const common = workshopWords[language];
  const checks = useMemo(() => scenarioChecks(text, language), [text, language]);
  const wrong = useMemo(() => new Set(checks.flatMap((c) => (c.good ? [] : c.cells))), [checks]);
  const groups = groupsIn(language, w.more);
  const set = (id: OptionId, value: unknown): void => {
    const next = { ...draft.options, [id]: value };
    const options: OptionDraft = Object.fromEntries(OPTION_IDS.flatMap((o) => (next[o] === undefined ? [] : [[o, next[o]]])));
    change(draftText({ ...draft, options }), common.what.option(id));
  };
  return (
    <div className="xw-editor xw-scenario">
      {[groups.slice(0, 2), groups.slice(2)].map((column) => (
        <div key={column[0]?.[0]} className="kw-panel xw-options">
          {column.map(([title, ids]) => (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              {ids.map((id) => (
                <OptionRow
                  key={id}
                  id={id}
                  rowId={rowId(id)}
                  value={draft.options[id]}
                  wrong={wrong.has(id)}
                  language={language}
                  onValue={(value) => set(id, value)}
                />
              ))}
            </section>
          ))}
        </div>
      ))}
      <aside className="kw-beside">
        <Texts draft={draft} language={language} onChange={(next, what, merge) => change(draftText(next), what, merge)} />
        <CheckList afar title={common.checksTitle} show={w.goThere} checks={checks} hasPlace={(check) => check.cells.length > 0} onShow={goTo} />
        <TurnPanel draft={draft} language={language} />
        {balance}
      </aside>
    </div>
  );
}

/** Options by the headings that the form of a table has. The ship and the crew are the first column, the rest the second. */
function groupsIn(language: Language, more: string): readonly (readonly [title: string, ids: readonly OptionId[]])[] {
  const said: Readonly<Record<string, { readonly group?: string } | undefined>> = tongues[language].option;
  const groups = Map.groupBy(OPTION_IDS, (id) => said[id.replace('.', '')]?.group ?? more);
  const list = [...groups].map(([title, ids]) => [title.replace(/ \([^)]*\)$/, ''), ids] as const);
  const crew = list.findIndex(([, ids]) => ids.includes('H.1'));
  return crew < 0 ? list : [list[0], list[crew], ...list.filter((_, i) => i !== 0 && i !== crew)];
}

interface TextsProps {
  readonly draft: ScenarioDraft;
  readonly language: Language;
  onChange(next: ScenarioDraft, what: string, merge?: string): void;
}

function Texts({ draft, language, onChange }: TextsProps) {
  const w = scenarioWords[language];
  const common = workshopWords[language];
  const { author, ...rest } = draft;
  const separate = inBoth(draft.name) || inBoth(draft.description);
  const shown: readonly Language[] = separate ? LANGUAGES : [language];
  const label = (what: string, l: Language): string => (separate ? `${what}, ${w.names[l]}` : what);
  return (
    <div className="kw-panel xw-texts">
      {shown.map((l) => (
        <TextFact
          key={`name ${l}`}
          label={label(common.name, l)}
          value={saidIn(draft.name, l)}
          most={MOST_NAME}
          onText={(said) => onChange({ ...draft, name: withSaid(draft.name, l, said) }, common.what.name, `name ${l}`)}
        />
      ))}
      <div className="xw-pair">
        <TextFact
          label={common.by}
          value={author ?? ''}
          most={MOST_AUTHOR}
          onText={(by) => onChange(by === '' ? rest : { ...draft, author: by }, common.what.author, 'author')}
        />
        <Players w={common} players={draft.players} onPlayers={(players) => onChange({ ...draft, players }, common.what.players, 'players')} />
      </div>
      {shown.map((l) => (
        <TextFact
          key={`description ${l}`}
          label={label(w.description, l)}
          value={saidIn(draft.description, l)}
          most={MOST_DESCRIPTION}
          long
          onText={(said) => onChange({ ...draft, description: withSaid(draft.description, l, said) }, common.what.description, `description ${l}`)}
        />
      ))}
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={separate}
          checked={separate}
          onChange={(e) => {
            const to = e.currentTarget.checked ? both : (of: ScenarioDraft['name']) => one(of, language);
            onChange({ ...draft, name: to(draft.name), description: to(draft.description) }, w.languages);
          }}
        />
        <span>{w.languages}</span>
      </label>
    </div>
  );
}

/** A turn as this scenario makes it. */
function TurnPanel({ draft, language }: { readonly draft: ScenarioDraft; readonly language: Language }) {
  const w = scenarioWords[language];
  return (
    <section className="kw-panel xw-turn" aria-labelledby="xw-turn">
      <h2 id="xw-turn">{w.turn}</h2>
      <p className="help">{w.turnHelp}</p>
      <ol>
        {turnUnder(draft.options, language).map(({ text, by }) => (
          <li key={text} className={by === null ? '' : 'changed'}>
            <span>{text}</span>
            {by !== null && <b>{by.includes('.') ? by : ''}</b>}
          </li>
        ))}
      </ol>
    </section>
  );
}
