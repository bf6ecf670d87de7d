/** A pack to read: the browser of all pieces, what it changes first. */
import './pack.css';
import type { PictureProps } from '@starboard/table-kit';
import { useMemo } from 'preact/hooks';
import { PieceBrowser } from '../browse/browser.tsx';
import { NAMED_STANDARD } from '../words/standard-names.ts';
import { isDraft, readContentDraft } from './draft.ts';
import { otherThan, sayer } from './speech.ts';

export default function PackReader({ text, language }: PictureProps) {
  const draft = useMemo(() => readContentDraft(text), [text]);
  const content = isDraft(draft) ? draft.content : null;
  const said = useMemo(() => (content === null ? null : sayer(language, content)), [language, content]);
  const saidElse = useMemo(() => (content === null ? null : sayer(otherThan(language), content)), [language, content]);
  if (content === null || said === null || saidElse === null) return null;
  return <PieceBrowser {...{ content, language, said, saidElse }} standard={NAMED_STANDARD} changedFirst />;
}
