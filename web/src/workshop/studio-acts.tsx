/** What can be done with a work beside editing it: save, share, versions, print, play. */
import { headingOf } from '@starboard/kernel';
import type { Paper, SheetProps } from '@starboard/table-kit';
import type { ComponentType } from 'preact';
import { Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../ui/dialog.tsx';
import { saveText } from '../ui/files.ts';
import { Icon, IconButton, type IconName } from '../ui/icon.tsx';
import { go } from '../ui/router.tsx';
import { toast } from '../ui/toast.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { OpenButton } from './drop.tsx';
import type { Opened } from './history.ts';
import type { Shared } from './link.ts';
import { useMake } from './page.tsx';
import { WorkPicture } from './picture.tsx';
import { ShareDialog } from './share.tsx';
import { type Work, type WorkVersion, workStore } from './store.ts';
import type { Handle } from './use-work.ts';
import { useWorkshopWords } from './words.ts';

/** A name that every file system takes. */
export function fileName({ kind }: Pick<Shared, 'kind'>, name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  return `${plain || kind}.${kind}.json`;
}

interface MenuProps {
  readonly opened: Opened;
  readonly handle: Handle;
  readonly onFile: (file: File | undefined) => void;
  /** Null: there is nothing to print. */
  readonly onPrint: ((paper: Paper) => void) | null;
  /** Null: text is all there is. */
  readonly onPlain: (() => void) | null;
  readonly plain: boolean;
}

type Shown = 'menu' | 'share' | 'versions' | 'print';

export function MoreMenu({ opened: { work }, handle, onFile, onPrint, onPlain, plain }: MenuProps) {
  const w = useWorkshopWords();
  const language = useLanguage();
  const [shown, setShown] = useState<Shown | null>(null);
  const make = useMake();
  const close = (): void => setShown(null);
  const save = (): void => saveText(fileName(work, headingOf(work.text, language).name), work.text);
  const item = (icon: IconName, label: string, act: () => void) => (
    <button
      type="button"
      className="btn"
      onClick={() => {
        close();
        act();
      }}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
  return (
    <>
      <span className="studio-wide">
        <button type="button" className="btn" onClick={save}>
          <Icon name="down" />
          {w.save}
        </button>
        <button type="button" className="btn" onClick={() => setShown('share')}>
          <Icon name="link" />
          {w.share}
        </button>
        {onPrint !== null && (
          <button type="button" className="btn studio-print" onClick={() => setShown('print')}>
            <Icon name="note" />
            {w.print}
          </button>
        )}
      </span>
      <IconButton name="more" label={w.more} onClick={() => setShown('menu')} />
      {shown === 'menu' && (
        <Dialog sheet title={w.more} onClose={close}>
          <div className="stack studio-menu">
            <OpenButton
              onFile={(file) => {
                close();
                onFile(file);
              }}
            />
            {item('down', w.save, save)}
            {item('link', w.share, () => setShown('share'))}
            {item('clock', w.versions, () => setShown('versions'))}
            {item('copy', w.copy, () => void make(work))}
            {onPrint !== null && item('note', w.print, () => setShown('print'))}
            {onPlain !== null && item('text', plain ? w.edit : w.editText, onPlain)}
          </div>
        </Dialog>
      )}
      {shown === 'share' && <ShareDialog work={work} onClose={close} />}
      {shown === 'versions' && <VersionsDialog work={work} handle={handle} onClose={close} />}
      {shown === 'print' && onPrint !== null && (
        <Dialog title={w.print} onClose={close}>
          <p className="label">{w.paper}</p>
          <div className="acts">
            {(['a4', 'letter'] as const).map((paper) => (
              <button
                key={paper}
                type="button"
                className="btn primary"
                onClick={() => {
                  close();
                  onPrint(paper);
                }}
              >
                {w.papers[paper]}
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}

function VersionsDialog({ work, handle, onClose }: { readonly work: Work; readonly handle: Handle; readonly onClose: () => void }) {
  const w = useWorkshopWords();
  const page = useWords();
  const [versions, setVersions] = useState<readonly WorkVersion[]>([]);
  const [name, setName] = useState('');
  const read = (): void =>
    void workStore()
      .versions(work.id)
      .then(setVersions, () => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, and after every change.
  useEffect(read, []);
  const keep = async (): Promise<void> => {
    await workStore().keepVersion(work, name.trim());
    setName('');
    read();
  };
  return (
    <Dialog title={w.versions} onClose={onClose}>
      <form
        className="studio-keep"
        onSubmit={(e) => {
          e.preventDefault();
          void keep().catch(() => toast(w.unwritten));
        }}
      >
        <input
          className="field"
          maxLength={60}
          placeholder={w.versionName}
          aria-label={w.versionName}
          value={name}
          onInput={(e) => setName(e.currentTarget.value)}
        />
        <button type="submit" className="btn primary">
          {w.keepVersion}
        </button>
      </form>
      <p className="help">{w.versionsHelp}</p>
      {versions.length === 0 && <p>{w.noVersions}</p>}
      <ul className="rows studio-versions">
        {versions.map((version) => (
          <li key={version.at} className="row">
            <WorkPicture game={work.game} kind={work.kind} text={version.text} />
            <div className="row-text">
              <b>{version.name || page.common.when(version.at)}</b>
              {version.name !== '' && <span className="help">{page.common.when(version.at)}</span>}
            </div>
            <IconButton
              name="trash"
              label={`${w.remove}: ${version.name || page.common.when(version.at)}`}
              onClick={() => void workStore().removeVersion(version).then(read, read)}
            />
            <button
              type="button"
              className="btn sm"
              disabled={version.text === work.text}
              onClick={() => {
                void workStore()
                  .keepVersion(work, '')
                  .catch(() => {});
                handle.change(version.text, w.restored);
                onClose();
              }}
            >
              {w.restore}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Alone, at one screen or with friends: the form of a new table comes filled in. */
export function PlayDialog({
  work,
  handle,
  onClose,
}: {
  readonly work: Work;
  readonly handle: Pick<Handle, 'written'>;
  readonly onClose: () => void;
}) {
  const w = useWorkshopWords();
  return (
    <Dialog title={w.playWith} onClose={onClose}>
      <div className="stack studio-menu">
        {(['solo', 'hotseat', 'online'] as const).map((mode) => (
          <button
            key={mode}
            type="button"
            className="btn big"
            onClick={() => void handle.written().then(() => go(`/new/${work.game}?with=${mode}&work=${work.id}`))}
          >
            {w.modes[mode]}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

/** Only the sheet is printed: the page's other parts are hidden for the paper. */
export function PrintSheet({
  sheet: Sheet,
  text,
  paper,
  onDone,
}: {
  readonly sheet: ComponentType<SheetProps> | undefined;
  readonly text: string;
  readonly paper: Paper;
  readonly onDone: () => void;
}) {
  const language = useLanguage();
  if (Sheet === undefined) return null;
  return (
    <div className="studio-paper">
      <Suspense fallback={null}>
        <Sheet text={text} language={language} paper={paper} />
        <Printing onDone={onDone} />
      </Suspense>
    </div>
  );
}

/** Opens the browser's dialog once the sheet and its letters are there. */
function Printing({ onDone }: { readonly onDone: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per sheet.
  useEffect(() => {
    addEventListener('afterprint', onDone, { once: true });
    void document.fonts.ready.then(() => requestAnimationFrame(() => print()));
    return () => removeEventListener('afterprint', onDone);
  }, []);
  return null;
}
