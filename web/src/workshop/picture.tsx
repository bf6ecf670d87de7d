/** A drawing of a work, where its game has one. It is worth no waiting and no error. */
import { Component, type ComponentChildren } from 'preact';
import { Suspense, use } from 'preact/compat';
import { useLanguage } from '../words/index.ts';
import { editorsOf } from './editors.ts';

interface Props {
  readonly game: string;
  readonly kind: string;
  readonly text: string;
}

export const WorkPicture = (props: Props) => (
  <div className="work-picture in-workshop" data-game={props.game}>
    <Quiet>
      <Suspense fallback={null}>
        <Drawn {...props} />
      </Suspense>
    </Quiet>
  </div>
);

function Drawn({ game, kind, text }: Props) {
  const language = useLanguage();
  const Picture = use(editorsOf(game)).editors[kind]?.Picture;
  return Picture === undefined ? null : <Picture text={text} language={language} />;
}

/** A drawing that breaks is left out. */
export class Quiet extends Component<{ readonly children: ComponentChildren }, { readonly broken: boolean }> {
  override state = { broken: false };
  static override getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }
  override render(): ComponentChildren {
    return this.state.broken ? null : this.props.children;
  }
}
