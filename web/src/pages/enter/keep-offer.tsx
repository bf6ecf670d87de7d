/** Made once, after the third game: keep this person with a passkey. Whatever is answered, it is not asked again. */
import '../home/home-games.css';
import { useEffect, useState } from 'preact/hooks';
import { ask, RequestRefused } from '../../net/http.ts';
import { useKeepingWords } from '../../paper/words.ts';
import { KEEP_OFFERED } from '../../state/offers.ts';
import { toast } from '../../ui/toast.tsx';
import { useTry } from '../../ui/try.tsx';
import { useFarWords, useWords } from '../../words/index.ts';

export default function KeepOffer() {
  const w = useWords();
  const k = useKeepingWords();
  const { keep } = useFarWords();
  const [open, setOpen] = useState(false);
  const [attempt, problem] = useTry();
  useEffect(() => {
    // Somebody who has a way back in is not a guest that could be lost.
    Promise.all([ask('GET /api/me/passkeys', {}), ask('GET /api/me/paper', {})]).then(
      ([{ possible, passkeys }, { since }]) => setOpen(possible && passkeys.length === 0 && since === null),
      () => {},
    );
  }, []);
  if (!open) return null;
  const done = (): void => {
    localStorage.setItem(KEEP_OFFERED, 'yes');
    setOpen(false);
  };
  const make = async (): Promise<void> => {
    const { makePasskey } = await import('../../net/passkeys.ts');
    await makePasskey().then(
      () => {
        toast(w.common.saved);
        done();
      },
      (error: unknown) => {
        // The browser throws where somebody changes their mind: then the offer stays.
        if (error instanceof RequestRefused) throw error;
      },
    );
  };
  return (
    <section className="panel keep-offer" aria-labelledby="keep-offer">
      <div>
        <h2 id="keep-offer">{k.offer}</h2>
        <p className="help">{k.offerHelp}</p>
      </div>
      <div className="acts">
        <button type="button" className="btn" onClick={() => attempt(make())}>
          {keep.make}
        </button>
        <button type="button" className="btn quiet" onClick={done}>
          {k.offerNo}
        </button>
      </div>
      {problem}
    </section>
  );
}
