/** A new table: who plays, the game's own options, time and manners. The form is made of the game's description. */
import { ranges } from '@starboard/kernel';
import { hasGame } from '@starboard/registry';
import { hasBrowser } from '@starboard/registry/browsers';
import { hasLesson, lessonMinutes } from '@starboard/registry/lessons';
import type { ComponentChildren } from 'preact';
import { lazy, Suspense, use } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { NO_SERVER } from '../../net/no-server.ts';
import { type GameCode, gameCode } from '../../play/code.ts';
import { bare, reason } from '../../play/text.ts';
import { useHere } from '../../state/here.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PickOne } from '../../ui/forms.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { go, Link, useSearch } from '../../ui/router.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import type { Brought } from '../../workshop/brought.tsx';
import Lost from '../lost.tsx';
import { kindsFor, MODES, type Mode } from './chair-plan.ts';
import { GameCovers } from './choose-game.tsx';
import { ChairFields } from './make-chairs.tsx';
import { OptionFields } from './make-options.tsx';
import { type PlanForm, usePlan } from './make-plan.ts';
import { type FormPart, MakeSays } from './make-says.tsx';
import { TableSettings } from './make-settings.tsx';
import { startTable } from './make-start.ts';
import { OptionNotes } from './option-notes.tsx';
import './make.css';

/** Only tables of the server have a time at which people come, and people to come again. */
const When = lazy(() => import('./make-when.tsx'));
const AgainWith = lazy(() => import('./make-again.tsx'));

/** Without a server there is nobody to play with by link. */
const OFFERED = MODES.filter((m) => !(NO_SERVER && m === 'online'));

export default function Make({ game }: { readonly game: string }) {
  return hasGame(game) ? <NewTable id={game} /> : <Lost />;
}

function NewTable({ id }: { readonly id: string }) {
  const w = useWords();
  const code = use(gameCode(id, useLanguage()));
  const { words } = code;
  return (
    <Page title={w.make.title(words.title)} wide>
      <h1>{w.make.choose}</h1>
      <Form code={code}>
        <GameCovers chosen={id} />
        <div className="make-about">
          <p>{words.about}</p>
          {hasLesson(id) && (
            <Link className="btn sm quiet" href={`/learn/${id}`} title={w.lesson.about}>
              <Icon name="play" />
              {w.lesson.minutes(lessonMinutes(id))}
            </Link>
          )}
          <Link className="btn sm quiet" href={`/rules/${id}`}>
            <Icon name="book" />
            {w.home.rules}
          </Link>
          {hasBrowser(id) && (
            <Link className="btn sm quiet" href={`/box/${id}`}>
              {w.rules.pieces}
            </Link>
          )}
        </div>
      </Form>
    </Page>
  );
}

const broughtBy = new Map<string, Promise<Brought | null>>();
/** A work of one's own that the address names; its code comes only then. */
function workOf({ game }: GameCode, id: string): Promise<Brought | null> {
  const coming = broughtBy.get(id) ?? import('../../workshop/brought.tsx').then(({ broughtWork }) => broughtWork(game, id));
  broughtBy.set(id, coming);
  return coming;
}

/** `children`: what stands above the fields. */
function Form({ code, children }: { readonly code: GameCode; readonly children: ComponentChildren }) {
  const w = useWords();
  const search = new URLSearchParams(useSearch());
  const [wanted, work] = [search.get('with'), search.get('work')];
  const brought = work === null ? null : use(workOf(code, work));
  // It may have been changed meanwhile: the next visit reads it again.
  useEffect(() => () => void broughtBy.clear(), []);
  const plan = usePlan(code, OFFERED.find((m) => m === wanted) ?? 'solo', brought);
  const away = useHere((s) => s.server === 'away') && plan.mode === 'online';
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [changing, setChanging] = useState<FormPart | null>(null);
  const timed = code.words.timed?.(plan.options) ?? [];
  const submit = async (): Promise<void> => {
    setProblem(null);
    setBusy(true);
    const started = await startTable(code, plan, w);
    if ('path' in started) return go(started.path);
    setBusy(false);
    setProblem(started.problem);
  };
  return (
    <form
      className="make"
      onSubmit={(e) => {
        e.preventDefault();
        void submit();
      }}
    >
      <div className="make-fields">
        {brought !== null && <brought.Said options={plan.options} />}
        {children}
        <WhoPlays code={code} plan={plan} away={away} />
        {plan.mode === 'online' && (
          <Suspense fallback={null}>
            <When manners={plan.manners} onManners={plan.setManners} />
          </Suspense>
        )}
        <Fold title={w.make.options} open={brought !== null}>
          <OptionFields code={code} values={plan.options} onValues={plan.setOptions} />
        </Fold>
        <Fold title={w.make.settings}>
          <TableSettings mode={plan.mode} manners={plan.manners} onManners={plan.setManners} timed={timed} />
        </Fold>
      </div>
      <div className="make-side">
        <MakeSays code={code} plan={plan} onChange={setChanging} />
        <div className="make-go">
          {problem !== null && (
            <p className="note bad" role="alert">
              {problem}
            </p>
          )}
          <button type="submit" className="btn primary big" disabled={busy || away}>
            {plan.mode === 'online' ? w.make.start : w.make.startLocal}
          </button>
        </div>
      </div>
      {changing !== null && (
        <Dialog sheet title={changing === 'options' ? w.make.options : w.make.says.title} onClose={() => setChanging(null)}>
          {changing === 'options' ? (
            <OptionFields code={code} values={plan.options} onValues={plan.setOptions} />
          ) : (
            <TableSettings mode={plan.mode} manners={plan.manners} onManners={plan.setManners} timed={timed} only={changing} />
          )}
        </Dialog>
      )}
    </form>
  );
}

/** `away`: the table needs the server, which cannot be reached. */
function WhoPlays({ code, plan, away }: { readonly code: GameCode; readonly plan: PlanForm; readonly away: boolean }) {
  const w = useWords();
  const { mode, names, fitting } = plan;
  return (
    <section className="panel block make-who">
      <PickOne<Mode>
        label={w.make.how}
        value={mode}
        onPick={plan.setMode}
        of={OFFERED.map((m) => [m, w.make.modes[m]])}
        help={away ? w.make.needsServer : w.make.modeHelp[mode]}
      />
      <ChairFields
        mode={mode}
        possible={fitting.possible}
        notes={fitting.refused.map((r) => `${ranges(r.seats)}: ${bare(reason(code.words, w, r.why), names)}`)}
        seats={plan.seats}
        onSeats={plan.setSeats}
        plan={plan.plan}
        onPlan={plan.setPlan}
        kinds={kindsFor(mode)}
      />
      {mode === 'online' && (
        <Suspense fallback={null}>
          <AgainWith plan={plan} />
        </Suspense>
      )}
      <OptionNotes of={plan.advice} names={names} />
    </section>
  );
}

/** Settings that are right as they are for most: one line until somebody wants more. */
const Fold = ({ title, open = false, children }: FoldProps) => (
  <details className="panel block" open={open}>
    <summary>
      <h2>{title}</h2>
    </summary>
    <div className="folded">{children}</div>
  </details>
);
interface FoldProps {
  readonly title: string;
  readonly open?: boolean;
  readonly children: ComponentChildren;
}
