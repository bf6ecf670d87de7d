/** One short message at a time, for things outside the view. */
import { useEffect } from 'react';
import { create } from 'zustand';

const SHOWN_MS = 4000;
const useToast = create<{ readonly text: string; readonly at: number } | null>(() => null);

export const toast = (text: string): void => useToast.setState({ text, at: Date.now() }, true);

export function Toasts() {
  const shown = useToast();
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => useToast.setState(null, true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div role="status" aria-live="polite">
      {shown !== null && (
        <p className="toast" key={shown.at}>
          {shown.text}
        </p>
      )}
    </div>
  );
}
