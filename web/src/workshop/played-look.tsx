/** A work to read: its drawing and what it says about itself. */
import '@starboard/table-kit/kit.css';
import './workshop.css';
import { Examined } from '../pages/examined.tsx';
import type { Shared } from './link.ts';
import { WorkPicture } from './picture.tsx';

export default function PlayedLook({ game, kind, text }: Shared) {
  return (
    <div className="played-look">
      <WorkPicture game={game} kind={kind} text={text} />
      <Examined game={game} file={kind} text={text} />
    </div>
  );
}
