/** A face for somebody who has none yet, and another one by a press. It is theirs from then on. */
import { useEffect } from 'preact/hooks';
import { anyFace } from '../face/face.ts';
import { ask } from '../net/http.ts';
import { setMe, useHere } from '../state/here.ts';
import { prefer } from '../state/prefs.ts';
import { useFarWords } from '../words/index.ts';
import { useOwnFace } from './own-face.ts';

export default function AnotherFace() {
  const { invite: v } = useFarWords();
  const me = useHere((s) => s.me);
  const unknown = useHere((s) => s.server === 'unknown');
  const none = useOwnFace() === null && !unknown;
  useEffect(() => {
    if (none) prefer({ face: anyFace() });
  }, [none]);
  const another = (): void => {
    const face = anyFace();
    prefer({ face });
    if (me === null) return;
    setMe({ ...me, face });
    // Where the server cannot be reached, the next press tries again.
    ask('PATCH /api/me/profile', { body: { face } }).then(
      (now) => setMe({ ...me, ...now }),
      () => setMe(me),
    );
  };
  return (
    <button type="button" className="another-face" aria-label={v.anotherFace} title={v.anotherFace} onClick={another}>
      <svg className="ico-svg" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M19 12a7 7 0 1 1-2.100-5M19 3.500V8h-4.500" />
      </svg>
    </button>
  );
}
