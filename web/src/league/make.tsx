/** A new league. Everything has a default; the name is all that is asked. */
import { NAME_LENGTH } from '../play/names.ts';
import './league.css';
import { useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import type { NewTournament } from '../net/types.ts';
import { beGuest, useHere } from '../state/here.ts';
import { usePrefs } from '../state/prefs.ts';
import { useCatalogue } from '../ui/catalogue.ts';
import { Labelled, NumberField, PickOne, Switch } from '../ui/forms.tsx';
import { Page } from '../ui/page.tsx';
import { go } from '../ui/router.tsx';
import { useTry } from '../ui/try.tsx';
import { useWords } from '../words/index.ts';
import { useLeagueWords } from './words.ts';

type Pace = 'live' | 'days';
const SETTINGS: { readonly [P in Pace]: Pick<NewTournament, 'settings' | 'beginMinutes'> } = {
  live: { settings: { clock: { kind: 'move', seconds: 120 }, atZero: 'bot', takeBacks: false, pace: 'human' }, beginMinutes: 10 },
  days: { settings: { clock: { kind: 'days', days: 2 }, atZero: 'bot', takeBacks: false, pace: 'human' }, beginMinutes: 2 * 1440 },
};
const USUAL_POINTS = [4, 2, 1, 0, 0, 0];
const MOST_SEATS = 6;

const pointsIn = (text: string): number[] | null => {
  const points = text.split(/[\s,;]+/).filter((t) => t !== '');
  return points.length >= 2 && points.every((t) => /^\d{1,3}([.]\d)?$/.test(t) && Number(t) <= 100) ? points.map(Number) : null;
};

export default function MakeLeague() {
  const l = useLeagueWords();
  const w = useWords();
  const games = useCatalogue();
  const last = usePrefs((p) => p.lastGame);
  const known = useHere((s) => s.me?.name ?? null);
  const kept = usePrefs((p) => p.name);
  const [me, setMe] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [game, setGame] = useState(games.find((g) => g.id === last)?.id ?? games[0]?.id ?? '');
  const [kind, setKind] = useState<NewTournament['kind']>('swiss');
  const [pace, setPace] = useState<Pace>('live');
  const [wanted, setSize] = useState(4);
  const [rounds, setRounds] = useState(4);
  const [typed, setTyped] = useState<string | null>(null);
  const [rated, setRated] = useState(false);
  const [open, setOpen] = useState(false);
  const [attempt, problem] = useTry();
  const [least, most] = games.find((g) => g.id === game)?.seats ?? [2, MOST_SEATS];
  const [from, to] = [Math.max(2, least), Math.min(MOST_SEATS, most)];
  const size = Math.min(to, Math.max(from, wanted));
  const usual = USUAL_POINTS.slice(0, size).with(-1, 0);
  const points = typed === null ? usual : pointsIn(typed);
  const host = me ?? known ?? kept;
  const submit = async (): Promise<void> => {
    if (points === null) return;
    await beGuest(host);
    const body: NewTournament = {
      name: name.trim(),
      game,
      kind,
      size,
      points,
      rated,
      open,
      ...SETTINGS[pace],
      ...(kind === 'swiss' ? { rounds } : {}),
    };
    const { id, token } = await ask('POST /api/tournaments', { body });
    await ask('POST /api/tournaments/:tournament/join', { params: { tournament: id }, body: token === null ? {} : { token } });
    go(`/league/${id}`);
  };
  return (
    <Page title={l.make}>
      <h1>{l.make}</h1>
      <form
        className="rows"
        onSubmit={(e) => {
          e.preventDefault();
          attempt(submit());
        }}
      >
        <section className="panel block">
          <Labelled label={l.name}>
            {(id) => (
              <input
                id={id}
                className="field"
                value={name}
                placeholder={l.namePlace}
                maxLength={60}
                required
                onInput={(e) => setName(e.currentTarget.value)}
              />
            )}
          </Labelled>
          {known === null && (
            <Labelled label={l.askName}>
              {(id) => (
                <input id={id} className="field" value={host} maxLength={NAME_LENGTH} required onInput={(e) => setMe(e.currentTarget.value)} />
              )}
            </Labelled>
          )}
          <PickOne label={l.game} value={game} onPick={setGame} of={games.map((g) => [g.id, g.title])} />
          <PickOne
            label={l.kind}
            value={kind}
            onPick={setKind}
            of={(['swiss', 'robin'] as const).map((k) => [k, l.kinds[k]])}
            help={l.kindHelp[kind]}
          />
          <PickOne
            label={l.pace}
            value={pace}
            onPick={setPace}
            of={(['live', 'days'] as const).map((p) => [p, l.paces[p]])}
            help={l.paceHelp[pace]}
          />
          <div className="cols">
            <NumberField label={l.size} min={from} max={to} value={size} onNumber={setSize} />
            {kind === 'swiss' && <NumberField label={l.rounds} min={1} max={15} value={rounds} onNumber={setRounds} />}
          </div>
          <Switch label={l.isOpen} help={l.isOpenHelp} on={open} onTurn={setOpen} />
          <Switch label={w.make.rated} help={w.make.ratedHelp} on={rated} onTurn={setRated} />
          <details className="more">
            <summary>{l.points}</summary>
            <Labelled label={l.points} help={points === null ? l.badPoints : l.pointsHelp}>
              {(id, describe) => (
                <input
                  id={id}
                  className="field"
                  aria-describedby={describe}
                  aria-invalid={points === null}
                  value={typed ?? usual.join(', ')}
                  onInput={(e) => setTyped(e.currentTarget.value)}
                />
              )}
            </Labelled>
          </details>
        </section>
        <div className="acts">
          <button type="submit" className="btn primary big" disabled={points === null}>
            {l.make}
          </button>
        </div>
        {problem}
      </form>
    </Page>
  );
}
