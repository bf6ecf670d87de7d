import './look/tokens.css';
import './look/base.css';
import './look/controls.css';
import './look/site.css';
import './look/bar.css';
import '@starboard/registry/titles.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { arrive, useHere } from './state/here.ts';
import { listenForCalls } from './state/notify.ts';
import { cacheForOffline } from './state/offline.ts';
import { applyPrefs } from './state/prefs.ts';
import { watchWaits } from './state/waits.ts';

await applyPrefs();
render(<App />, document.getElementById('root')!);
cacheForOffline();
// Only people the server knows can be called to a table; others need no socket.
void arrive();
const stop = useHere.subscribe(({ me }) => {
  if (me === null) return;
  stop();
  listenForCalls();
  watchWaits();
});
