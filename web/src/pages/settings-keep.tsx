/** "You are a guest. Keep it?": passkeys make this person permanent. */
import { useEffect, useState } from 'preact/hooks';
import { ask, RequestRefused } from '../net/http.ts';
import type { Api } from '../net/types.ts';
import { Icon } from '../ui/icon.tsx';
import { useTry } from '../ui/try.tsx';
import { useFarWords, useWords } from '../words/index.ts';

export function KeepIt() {
  const w = useWords();
  const { keep: k, settings: s } = useFarWords();
  const [state, setState] = useState<Api['GET /api/me/passkeys']['reply'] | null>(null);
  const [given, setGiven] = useState(false);
  const [attempt, problem] = useTry();
  useEffect(() => void ask('GET /api/me/passkeys', {}).then(setState, () => {}), []);
  if (state === null) return null;
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
    <section className="panel block">
      <h2>{none ? k.title : k.kept}</h2>
      <p className="help">{state.possible ? k.help : k.impossible}</p>
      {!none && (
        <ul className="rows">
          {state.passkeys.map((p) => (
            <li key={p.id} className="row">
              <Icon name="device" />
              <div className="row-text">
                <b>{p.label}</b>
                <span className="help">{k.since(w.common.when(p.createdAt))}</span>
              </div>
              <button
                type="button"
                className="btn sm"
                onClick={() => attempt(ask('DELETE /api/me/passkeys/:passkey', { params: { passkey: p.id } }).then(set))}
              >
                {s.webhookRemove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {state.possible && (
        <div className="acts">
          <button type="button" className={`btn${none ? ' primary' : ''}`} onClick={() => attempt(make())}>
            {none ? k.make : k.another}
          </button>
        </div>
      )}
      {given && <p className="help">{k.given}</p>}
      {problem}
    </section>
  );
}
