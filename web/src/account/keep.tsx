/** "You are a guest. Keep it?": passkeys make this person permanent. */
import { useEffect, useState } from 'preact/hooks';
import { ask, RequestRefused } from '../net/http.ts';
import type { Api } from '../net/types.ts';
import { useHere } from '../state/here.ts';
import { OwnBadge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { useTry } from '../ui/try.tsx';
import { useFarWords, useWords } from '../words/index.ts';
import { OwnThing } from './thing.tsx';
import { useAccountWords } from './words.ts';

export function KeepIt() {
  const w = useWords();
  const a = useAccountWords();
  const { keep: k, settings: s } = useFarWords();
  const me = useHere((h) => h.me);
  const [state, setState] = useState<Api['GET /api/me/passkeys']['reply'] | null>(null);
  const [hangs, setHangs] = useState({ games: 0, devices: 1 });
  const [given, setGiven] = useState(false);
  const [attempt, problem] = useTry();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each person.
  useEffect(() => {
    ask('GET /api/me/passkeys', {}).then(setState, () => {});
    if (me !== null)
      Promise.all([ask('GET /api/people/:person', { params: { person: me.identity } }), ask('GET /api/me/devices', {})]).then(
        ([{ statistics }, devices]) => setHangs({ games: statistics?.total.games ?? 0, devices: devices.length }),
        () => {},
      );
  }, [me?.identity]);
  if (state === null || me === null) return null;
  const set = (passkeys: Api['POST /api/me/passkeys']['reply']): void => setState({ ...state, passkeys });
  const make = async (): Promise<void> => {
    setGiven(false);
    const { makePasskey } = await import('../net/passkeys.ts');
    await makePasskey().then(set, (error: unknown) => {
      if (error instanceof RequestRefused) throw error;
      setGiven(true);
    });
  };
  const none = state.passkeys.length === 0;
  return (
    <section className={`panel block${none && state.possible ? ' asked-of-you' : ''}`}>
      <div className="account-keep">
        <OwnBadge name={me.name} face={me.face} />
        <div>
          <h2>{none ? k.title : k.kept}</h2>
          <p className="help">{!none ? a.keptHelp : state.possible ? a.hang(hangs.games, hangs.devices) : k.impossible}</p>
        </div>
      </div>
      {!none && (
        <ul className="account-things">
          {state.passkeys.map((p) => (
            <OwnThing
              key={p.id}
              icon="lock"
              title={p.label}
              help={k.since(w.common.when(p.createdAt))}
              act={
                <button
                  type="button"
                  className="btn sm"
                  onClick={() => attempt(ask('DELETE /api/me/passkeys/:passkey', { params: { passkey: p.id } }).then(set))}
                >
                  {s.webhookRemove}
                </button>
              }
            />
          ))}
        </ul>
      )}
      {state.possible && (
        <div>
          <div className="acts">
            <button type="button" className={`btn${none ? ' primary' : ''}`} onClick={() => attempt(make())}>
              <Icon name="lock" />
              {none ? k.make : k.another}
            </button>
          </div>
          {none && <p className="help">{k.help}</p>}
        </div>
      )}
      {given && <p className="help">{k.given}</p>}
      {problem}
    </section>
  );
}
