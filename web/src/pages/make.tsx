/** A new table: who plays, the game's own options, time and manners. The form is made of the game's description. */
import type { Level } from '@starboard/bots';
import { ranges } from '@starboard/kernel';
import { hasGame } from '@starboard/registry';
import { hasLesson } from '@starboard/registry/lessons';
import type { ComponentChildren } from 'preact';
import { use } from 'preact/compat';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { ask, RequestRefused } from '../net/http.ts';
import { store } from '../offline/store.ts';
import { newLocalTable } from '../offline/tables.ts';
import { gameCode, readyFor } from '../play/code.ts';
import { advised, chairsFor, fileWanted, type OptionValues, unfit, usualOptions } from '../play/making.ts';
import { bare, reason } from '../play/text.ts';
import { beGuest, useHere } from '../state/here.ts';
import { usePrefs } from '../state/prefs.ts';
import { PickOne } from '../ui/forms.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { go, Link, useSearch } from '../ui/router.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { Advices } from './advices.tsx';
import Lost from './lost.tsx';
import { botNames, ChairFields, type ChairPlan, kindsFor, type Mode, planFor } from './make-chairs.tsx';
import { OptionFields } from './make-options.tsx';
import { type Manners, TableSettings, usualManners } from './make-settings.tsx';

export default function Make({ game }: { readonly game: string }) {
  return hasGame(game) ? <Form id={game} /> : <Lost />;
}

function Form({ id }: { readonly id: string }) {
  const w = useWords();
  const language = useLanguage();
  const code = use(gameCode(id, language));
  const { game, words } = code;
  const said = words.option as Readonly<Record<string, { readonly name: string }>>;
  const wanted = new URLSearchParams(useSearch()).get('with');
  const server = useHere((s) => s.server);
  const name = usePrefs((p) => p.name);
  const [mode, setMode] = useState<Mode>(wanted === 'online' || wanted === 'hotseat' ? wanted : 'solo');
  const [seats, setSeats] = useState(() => Math.max(game.seats[0], Math.min(game.seats[1], 4)));
  const [plan, setPlan] = useState<readonly ChairPlan[]>(() => planFor(mode, game.seats[1], name, w));
  const [options, setOptions] = useState<OptionValues>(() => usualOptions(game, mode));
  const [touched, setTouched] = useState(false);
  const [manners, setManners] = useState<Manners>(usualManners);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // One's own name is the same everywhere, and may still come from the server while one looks at the form.
  const sitting = mode === 'hotseat' ? plan : plan.with(0, { ...plan[0], name });
  const chairs = sitting.slice(0, seats);
  const names = useMemo(() => chairs.map((c) => c.name), [chairs]);
  // A map of one's own is walked through for every number of chairs: that may come a moment later than what is typed.
  const [settled, setSettled] = useState(options);
  useEffect(() => {
    let wanted = true;
    const later = setTimeout(() => void readyFor(game, options).then(() => wanted && setSettled(options)));
    return () => {
      wanted = false;
      clearTimeout(later);
    };
  }, [game, options]);
  const { possible, refused } = useMemo(() => chairsFor(game, settled), [game, settled]);
  const advice = useMemo(() => advised(code, settled, seats), [code, settled, seats]);

  const change = (to: Mode): void => {
    setMode(to);
    setPlan(planFor(to, game.seats[1], name, w));
    // What somebody chose stays chosen; the game's advice for this kind of table does not override it.
    if (!touched) setOptions(usualOptions(game, to));
  };

  const submit = async (): Promise<void> => {
    setProblem(null);
    const file = fileWanted(game, options);
    if (file !== null) return setProblem(w.make.file.wanted(said[file].name));
    const refuse = (why: string): void => {
      setBusy(false);
      setProblem(why);
    };
    setBusy(true);
    try {
      await readyFor(game, options);
      const wrong = unfit(game, options, seats);
      if (wrong !== null) return refuse(typeof wrong === 'string' ? wrong : bare(reason(words, w, wrong), names));
      const people = chairs.filter((c) => c.kind === 'person').map((c) => c.name.trim());
      if (people.includes('') || new Set(people).size < people.length) return refuse(w.make.needPeople);
      if (mode === 'online') {
        const me = await beGuest(chairs[0].name);
        const table = await ask('POST /api/tables', {
          body: {
            game: id,
            seats,
            options: { ...options },
            settings: manners.settings,
            open: manners.open,
            watch: manners.watch,
            gallery: manners.gallery,
            bots: chairs.map((c) => (c.kind === 'free' || c.kind === 'person' ? null : c.kind)),
            ...(manners.name.trim() === '' ? {} : { name: manners.name.trim() }),
          },
        });
        // Whoever opens a table sits at it. Seals are for tables of the server: whoever plays here needs none.
        const { seal } = await import('../net/fairness.ts');
        await ask('POST /api/tables/:table/sit', { params: { table: table.id }, body: { chair: 0, commitment: seal(table, me.identity, '') } });
        go(`/table/${table.id}`);
      } else {
        const bots = botNames(people);
        const table = newLocalTable({
          game: id,
          options,
          settings: manners.settings,
          sittings: chairs.map((c) =>
            c.kind === 'person' || c.kind === 'free'
              ? { kind: 'person', name: c.name.trim(), level: null }
              : { kind: 'bot', name: bots.shift() ?? w.common.bot, level: c.kind satisfies Level },
          ),
        });
        await store().keepTable(table);
        go(`/local/${table.id}`);
      }
    } catch (error) {
      refuse(
        error instanceof RequestRefused
          ? error.body?.refusal === undefined
            ? w.problem[error.problem]
            : bare(reason(words, w, error.body.refusal), names)
          : w.common.broken,
      );
    }
  };

  return (
    <Page title={w.make.title(words.title)}>
      <h1>{words.title}</h1>
      <p className="lead">{words.about}</p>
      {hasLesson(id) && (
        <p className="learn-here">
          {w.lesson.about}{' '}
          <Link className="btn sm" href={`/learn/${id}`}>
            <Icon name="play" />
            {w.lesson.minutes}
          </Link>
        </p>
      )}
      <form
        className="rows"
        onSubmit={(e) => {
          e.preventDefault();
          void submit();
        }}
      >
        <section className="panel block">
          <PickOne
            label={w.make.how}
            value={mode}
            onPick={change}
            of={(['solo', 'online', 'hotseat'] as const).map((m) => [m, w.make.modes[m]])}
            help={mode === 'online' && server === 'away' ? w.make.needsServer : w.make.modeHelp[mode]}
          />
          <ChairFields
            mode={mode}
            possible={possible}
            notes={refused.map((r) => `${ranges(r.seats)}: ${bare(reason(words, w, r.why), names)}`)}
            seats={seats}
            onSeats={setSeats}
            plan={sitting}
            onPlan={setPlan}
            kinds={kindsFor(mode)}
          />
          <Advices of={advice} names={names} />
        </section>
        <Fold title={w.make.options}>
          <OptionFields
            code={code}
            values={options}
            onValues={(v) => {
              setTouched(true);
              setOptions(v);
            }}
          />
        </Fold>
        <Fold title={w.make.settings}>
          <TableSettings mode={mode} manners={manners} onManners={setManners} timed={words.timed?.(options) ?? []} />
        </Fold>
        {problem !== null && (
          <p className="note bad" role="alert">
            {problem}
          </p>
        )}
        <div className="acts">
          <button type="submit" className="btn primary big" disabled={busy || (mode === 'online' && server === 'away')}>
            {mode === 'online' ? w.make.start : w.make.startLocal}
          </button>
        </div>
      </form>
    </Page>
  );
}

/** Settings that are right as they are for most: one line until somebody wants more. */
const Fold = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <details className="panel block">
    <summary>
      <h2>{title}</h2>
    </summary>
    <div className="folded">{children}</div>
  </details>
);
