/** What is mine: the role and the items. An item is pressed once to lift it and say what it does, then used from the bar. */
import './mine.css';
import { Pickable } from '@starboard/table-kit';
import { CHARACTERS, ITEMS, type Item, MOST_ITEMS } from '../content/cards.ts';
import type { Rule } from '../rules/ids.ts';
import { abilityOf } from '../words/common.ts';
import { FaceArt, ItemArt } from './art/index.tsx';
import type { Scene } from './scene.ts';
import { parted } from './words.ts';

/** Places for items, by number. */
const FREE = Array.from({ length: MOST_ITEMS }, (_, i) => i);

export function Mine({ scene }: { readonly scene: Scene }) {
  const { props, w, picture } = scene;
  const { mine, pub } = props.known;
  if (mine === null || props.you === null) return null;
  const status = picture.status[props.you];
  const held = mine.items.flatMap((n, i) => Array.from({ length: n }, (_, copy) => ({ item: ITEMS[i], copy })));
  const full = pub.options.game === 'standard';
  return (
    <div className={`x-mine${held.length > MOST_ITEMS ? ' spilling' : ''}`}>
      <Role scene={scene} />
      {status !== 'aboard' ? (
        <p className="x-gone">
          {/* As soon as it is known: nobody plays on while the end is still being told. */}
          {pub.truth === null ? w.gone[status] : ''} {mine.watch === null ? '' : w.watching}
        </p>
      ) : null}
      {full && status === 'aboard' && (
        <ul className="x-items">
          {held.map(({ item, copy }) => (
            <li key={`${item} ${copy}`}>
              <ItemCard scene={scene} item={item} second={copy > 0} />
            </li>
          ))}
          {FREE.slice(held.length).map((i) => (
            <li key={i} className="x-none">
              <span className="kit-name">{w.noItem}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Who you are; pressed or pointed at, what that means: the ability, where the table plays with one. */
function Role({ scene: { props, w } }: { readonly scene: Scene }) {
  const { mine } = props.known;
  if (mine === null) return null;
  const name = w.names.characters[CHARACTERS[mine.character]].bare;
  const side = mine.alien ? w.alien : w.human;
  const ability = abilityOf(props.known);
  const rule: Rule = ability?.rule ?? (mine.alien ? 'E13' : 'E27');
  return (
    <Pickable
      props={props}
      pick={null}
      label={`${name}, ${side}`}
      about={{ title: name, text: props.words.rule[rule], rule }}
      eager
      anchor="role"
      className={`x-role ${mine.alien ? 'alien' : 'human'}`}
    >
      <FaceArt face={{ character: mine.character, side: 'unknown' }} />
      <b>{name}</b>
      <small>{side}</small>
    </Pickable>
  );
}

function ItemCard({ scene, item, second }: { readonly scene: Scene; readonly item: Item; readonly second: boolean }) {
  const { props, w, armed } = scene;
  const { name, does } = w.names.items[item];
  const spills = props.turn?.question.choice.kind === 'spill';
  return (
    <>
      <Pickable
        props={props}
        pick={`use ${item}`}
        label={name}
        about={{ title: name, text: does, rule: 'E18' }}
        second={second}
        className={`x-item${armed === `use ${item}` ? ' armed' : ''}`}
      >
        <ItemArt item={item} />
        <span>{parted(name)}</span>
      </Pickable>
      {spills && (
        <Pickable props={props} pick={`drop ${item}`} label={w.discard} second={second} className="x-drop">
          {w.discard}
        </Pickable>
      )}
    </>
  );
}
