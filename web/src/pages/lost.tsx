import { Plain } from '../ui/page.tsx';
import { Link } from '../ui/router.tsx';
import { useWords } from '../words/index.ts';

export default function Lost() {
  const w = useWords();
  return (
    <Plain title={w.lost.title} text={w.lost.text}>
      <Link className="btn primary" href="/">
        {w.lost.home}
      </Link>
    </Plain>
  );
}
