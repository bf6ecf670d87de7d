/** The text board shows a table of the scene as a table: columns and rows have headings, names are names. */
import { type Seat, say, who } from '@starboard/kernel';
import { createElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Scene } from '../src/table/scene.tsx';

const mirela = 0 as Seat;
const jonas = 1 as Seat;

test('a paragraph with lines and a table', () => {
  const table = {
    head: ['Who', 'gives'],
    rows: [
      [[who(mirela)], ['2 green']],
      [[who(jonas)], []],
    ],
  };
  const html = renderToString(
    createElement(Scene, { paragraphs: [{ title: 'Contract 1', lines: [say`Agreed: ${who(jonas)}.`], table }], names: ['Mirela', 'Jonas'] }),
  );
  const bare = html.replace(/<span[^>]*>([^<]*)<\/span>/g, '$1');
  expect(bare).toContain('<ul><li>Agreed: Jonas.</li></ul>');
  expect(bare).toContain('<thead><tr><th scope="col">Who</th><th scope="col">gives</th></tr></thead>');
  expect(bare).toContain('<tr><th scope="row">Mirela</th><td>2 green</td></tr><tr><th scope="row">Jonas</th><td></td></tr>');
});

test('without lines there is no empty list, without a table none', () => {
  const html = renderToString(
    createElement(Scene, {
      paragraphs: [
        { title: 'Offers', lines: [], table: { head: ['Who'], rows: [] } },
        { title: 'Market', lines: [['Nothing.']] },
      ],
      names: [],
    }),
  );
  expect(html.match(/<ul>/g)).toHaveLength(1);
  expect(html.match(/<table/g)).toHaveLength(1);
});
