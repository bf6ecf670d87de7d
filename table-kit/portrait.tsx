/** The picture of a person or bot, as the frame passes it in with the seat. It says nothing to a screen reader: the name beside it does. */
import type { TableChair } from './contract.ts';

export interface PortraitProps {
  readonly chair: TableChair | undefined;
  /** In pixels; without it the stylesheet around decides. */
  readonly width?: number | undefined;
}

export const Portrait = ({ chair, width }: PortraitProps) =>
  chair === undefined ? null : (
    <img className={`kit-portrait${chair.away ? ' away' : ''}`} src={chair.portrait} width={width} height={width} alt="" draggable={false} />
  );
