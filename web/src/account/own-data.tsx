/** What is stored of somebody on the server: to take along, or to delete. */
import { useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import { lobbySocket } from '../net/lobby.ts';
import { setMe } from '../state/here.ts';
import { Confirm } from '../ui/dialog.tsx';
import { saveFile } from '../ui/files.ts';
import { toast } from '../ui/toast.tsx';
import { useTry } from '../ui/try.tsx';
import { useFarWords } from '../words/index.ts';
import { forgetHere } from './forget-here.ts';
import { OwnThing } from './thing.tsx';
import { useAccountWords } from './words.ts';

export function OwnData() {
  const a = useAccountWords();
  const { settings: s } = useFarWords();
  const [sure, setSure] = useState(false);
  const [attempt, problem] = useTry();
  const remove = async (): Promise<void> => {
    await ask('DELETE /api/me', {});
    await forgetHere();
    setMe(null);
    lobbySocket.renew();
    toast(s.deleted);
  };
  return (
    <section className="panel block">
      <h2>{s.data}</h2>
      <ul className="account-things">
        <OwnThing
          icon="down"
          title={a.takeAll}
          help={a.takeAllHelp}
          act={
            <button
              type="button"
              className="btn sm"
              onClick={() => attempt(ask('GET /api/me/export', {}).then((all) => saveFile('starboard-me.json', all)))}
            >
              {a.takeAllDo}
            </button>
          }
        />
        <OwnThing
          icon="trash"
          title={a.leave}
          help={a.leaveHelp}
          act={
            <button type="button" className="btn sm danger" onClick={() => setSure(true)}>
              {a.leaveDo}
            </button>
          }
        />
      </ul>
      {problem}
      {sure && (
        <Confirm title={a.leave} yes={s.delete} danger onYes={() => attempt(remove())} onClose={() => setSure(false)}>
          {s.deleteSure}
        </Confirm>
      )}
    </section>
  );
}
