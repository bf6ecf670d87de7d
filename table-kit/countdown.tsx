/**
 * The time until a window closes, as a ring and in digits. The ring is one css animation begun in the past, so it runs true
 * whatever else the page does; with reduced motion the digits are enough.
 */
import type { Language } from '@starboard/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Due } from './contract.ts';
import { vars } from './vars.ts';
import { kitWords } from './words/index.ts';

const TICK_MS = 200;
/** From here on it is urgent. */
const LAST_S = 2;

export function Countdown({ due, language }: { readonly due: Due; readonly language: Language }) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((due.at - now) / 1000));
  const style = vars({ '--whole': `${due.at - due.from}ms`, '--past': `${Math.min(0, due.from - performance.now())}ms` });
  return (
    <span className={`kit-countdown${left <= LAST_S ? ' last' : ''}`} role="timer" aria-label={kitWords[language].secondsLeft(left)}>
      <svg viewBox="0 0 56 56" aria-hidden="true">
        <circle cx="28" cy="28" r="24" />
        {/* The key restarts the animation for a new window. */}
        <circle key={due.at} className="left" cx="28" cy="28" r="24" pathLength="100" style={style} />
      </svg>
      <b aria-hidden="true">{left}</b>
    </span>
  );
}
