/** Talk at a table before its match. What is said here is still there when the match begins. */
import type { Seat } from '@starboard/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { ChatLine } from '../../match/store.ts';
import { lobbySocket } from '../../net/lobby.ts';
import type { TableInfo } from '../../net/types.ts';
import { Talk } from '../../table/chat.tsx';
import { useFarWords } from '../../words/index.ts';

export function LobbyTalk({ table }: { readonly table: TableInfo }) {
  const { room } = useFarWords();
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  const { id } = table;
  useEffect(() => lobbySocket.chat(id, setLines), [id]);
  if (table.you === null || (table.you.chair === null && !table.you.owner)) return null;
  return (
    <section className="panel block room-talk">
      <h2>{room.until}</h2>
      <Talk room={{ lines, seat: table.you.chair as Seat | null, say: (speech) => lobbySocket.speak(id, speech) }} />
    </section>
  );
}
