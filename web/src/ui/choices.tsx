/** What could be chosen for a thing that was pressed, in a strip below it: arrows lead through, Escape leads back. */
import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { moveAmongStops } from './stops.ts';

interface Props {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function TileChoices({ label, onClose, children }: Props) {
  const keys = (e: TargetedKeyboardEvent<HTMLElement>): void => {
    if (e.key === 'Escape') onClose();
    else moveAmongStops(e);
  };
  return (
    <div
      className="tile-choices"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={keys}
      ref={(box) => {
        // Once, when it appears: what is chosen now has the focus.
        if (box === null || box.dataset.ready === 'yes') return;
        box.dataset.ready = 'yes';
        (box.querySelector<HTMLElement>('[aria-checked="true"]') ?? box.querySelector<HTMLElement>('[data-stop]'))?.focus();
      }}
    >
      <span className="label" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

interface ChoiceProps {
  readonly on: boolean;
  readonly onChoose: () => void;
  readonly children: ComponentChildren;
}
export const TileChoice = ({ on, onChoose, children }: ChoiceProps) => (
  <button type="button" role="menuitemradio" aria-checked={on} className="tile-chip" data-stop tabIndex={on ? 0 : -1} onClick={onChoose}>
    {children}
  </button>
);
