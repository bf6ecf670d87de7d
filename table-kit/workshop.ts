/**
 * What a game brings to the workshop: an editor for a kind of file. The document is the text of the file. The platform keeps it, with
 * every step back, and draws the frame around the editor; the editor draws the document and asks for changes.
 */
import type { Language } from '@starboard/kernel';
import type { ComponentChildren, ComponentType } from 'preact';

export interface EditorProps {
  readonly text: string;
  readonly language: Language;
  /** Whether single keys do something. */
  readonly keys: boolean;
  /**
   * One step that can be taken back. `what` says it in words. Steps with the same `merge` that follow one another are one: somebody
   * types on in a field.
   */
  change(text: string, what: string, merge?: string): void;
  /** The platform's own panel with what bots make of it. */
  readonly balance: ComponentChildren;
}

/** A drawing of a file for lists, and for those who were sent one. Any text may come. */
export interface PictureProps {
  readonly text: string;
  readonly language: Language;
}

export type Paper = 'a4' | 'letter';

/** Sheets for the browser's print dialog. */
export interface SheetProps extends PictureProps {
  readonly paper: Paper;
}

export interface KindEditor {
  readonly Editor: ComponentType<EditorProps>;
  /** All that is in it, to read: for those who are to play with it. Without one they see the picture. */
  readonly Reader?: ComponentType<PictureProps>;
  readonly Picture?: ComponentType<PictureProps>;
  readonly Sheet?: ComponentType<SheetProps>;
}

/** What `@starboard/<game>/workshop` exports. */
export interface WorkshopModule {
  /** By kind. A kind that is missing is edited as text. */
  readonly editors: Readonly<Record<string, KindEditor>>;
}
