/** Rules in chapters: an index, and under each heading the pieces it speaks of and its rules. */
import './rule-chapters.css';
import type { RuleChapter } from '@starboard/kernel';
import type { Rulebook } from '@starboard/registry/parts';
import type { PictureOf } from '@starboard/registry/pictures';
import type { ComponentChildren } from 'preact';
import { useWords } from '../words/index.ts';

interface Props {
  readonly chapters: readonly RuleChapter[];
  /** In front of the ids of the headings: two lists may be on one page. */
  readonly prefix: string;
}

const idOf = (prefix: string, chapter: RuleChapter): string => `${prefix}-${chapter.rules[0]}`;

/** Where there are no headings to go to, there is no index. */
export function RuleIndex({ chapters, prefix }: Props) {
  const w = useWords();
  const titled = chapters.filter((c) => c.title !== '');
  if (titled.length < 2) return null;
  const show = (chapter: RuleChapter): void => {
    const heading = document.getElementById(idOf(prefix, chapter));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav className="rule-index" aria-label={w.rules.contents}>
      <ol>
        {titled.map((chapter) => (
          <li key={chapter.rules[0]}>
            <button type="button" onClick={() => show(chapter)}>
              {chapter.title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function RuleChapters({
  chapters,
  prefix,
  book,
  pictureOf,
  idLink,
  here = null,
}: Props & {
  readonly book: Rulebook;
  readonly pictureOf: PictureOf;
  /** The rule's number, as a link where there is somewhere to go. */
  readonly idLink: (id: string) => ComponentChildren;
  /** The rule that somebody came for. */
  readonly here?: string | null;
}) {
  return chapters.map((chapter) => (
    <section key={chapter.rules[0]} className="rule-chapter">
      {chapter.title !== '' && (
        <h2 id={idOf(prefix, chapter)} tabIndex={-1}>
          {chapter.title}
        </h2>
      )}
      <Pieces chapter={chapter} pictureOf={pictureOf} />
      <dl className="rules">
        {chapter.rules.map((id) => (
          <div key={id} id={`${prefix}-rule-${id}`} className={id === here ? 'here' : undefined}>
            <dt>{idLink(id)}</dt>
            <dd>{book.rule[id]}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

/** A picture says nothing that its caption or the rules do not say: to a screen reader there are the captions alone. */
function Pieces({ chapter, pictureOf }: { readonly chapter: RuleChapter; readonly pictureOf: PictureOf }) {
  const shown = (chapter.pictures ?? []).flatMap((name) => {
    const url = pictureOf(name);
    return url === null ? [] : [{ name, url, caption: chapter.captions?.[name] ?? '' }];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="rule-pieces" aria-hidden={shown.every((p) => p.caption === '')}>
      {shown.map(({ name, url, caption }) => (
        <li key={name}>
          <img src={url} alt="" width={56} height={56} />
          {caption}
        </li>
      ))}
    </ul>
  );
}
