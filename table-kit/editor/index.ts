/** What editors in the workshop are made of. A part of its own: no table needs it. */
export { CheckList, type EditorCheck } from './checks.tsx';
export { CutSheets } from './cut-sheets.tsx';
export { ChoiceFact, Stepper, TextFact } from './fields.tsx';
export { finder, SearchField, SortTabs } from './finding.tsx';
export { useLater } from './use-later.ts';
export { useSoon } from './use-soon.ts';
