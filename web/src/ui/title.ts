import { useEffect } from 'preact/hooks';

/** The title of the browser's tab while this page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Starboard' ? title : `${title} · Starboard`;
  }, [title]);
}
