/** One short message at a time, for things outside the view. */
import { useEffect } from 'preact/hooks';
import { watched } from '../state/store.ts';

const SHOWN_MS = 4000;
const useToast = watched<{ readonly shown: { readonly text: string; readonly at: number } | null }>(() => ({ shown: null }));

export const toast = (text: string): void => useToast.setState({ shown: { text, at: Date.now() } });

export function Toasts() {
  const { shown } = useToast();
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => useToast.setState({ shown: null }), SHOWN_MS);
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
