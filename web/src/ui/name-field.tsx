/** Where somebody is asked for a name: the face that goes with it, another one by a press, and how many letters are left. */
import './name-field.css';
import type { ComponentChildren } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { NAME_LENGTH } from '../play/names.ts';
import { OwnBadge } from './badge.tsx';
import { useOwnFace } from './own-face.ts';

/** Drawing faces is a script of its own: a first visit does without. */
const AnotherFace = lazy(() => import('./another-face.tsx'));

/** From here on the letters are counted. */
const COUNTED = 18;

interface Props {
  readonly label: ComponentChildren;
  readonly help?: ComponentChildren;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly required?: boolean;
  readonly big?: boolean;
}

export function NameField({ label, help, name, onName, required = false, big = false }: Props) {
  return (
    <div className={`name-field${big ? ' large' : ''}`}>
      <span className="name-face">
        <OwnBadge name={name} face={useOwnFace()} />
        <Suspense fallback={null}>
          <AnotherFace />
        </Suspense>
      </span>
      <label>
        <span className="label">{label}</span>
        <input
          className={`field${big ? ' big' : ''}`}
          value={name}
          maxLength={NAME_LENGTH}
          required={required}
          autoComplete="nickname"
          onInput={(e) => onName(e.currentTarget.value)}
        />
        {name.length >= COUNTED && <span className="name-count num" aria-hidden="true">{`${name.length}/${NAME_LENGTH}`}</span>}
      </label>
      {help !== undefined && <p className="help">{help}</p>}
    </div>
  );
}
