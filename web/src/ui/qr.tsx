/** A QR code: dark on white in every theme, as scanners want it. Loaded when somebody asks for one. */
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The empty border that the standard asks for, in modules. */
const QUIET = 4;

export default function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const code = generate(text);
  const side = code.size + 2 * QUIET;
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}>
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" />
    </svg>
  );
}
