/** What the words of a game say of the situation: paragraphs of lines, and what is best compared as a table. */
import type { Grid, Paragraph } from '@starboard/kernel';
import { Say } from '../ui/phrase.tsx';

export const Scene = ({ paragraphs, names }: { readonly paragraphs: readonly Paragraph[]; readonly names: readonly string[] }) =>
  paragraphs.map(({ title, lines, table }) => (
    <article className={table === undefined ? 'para' : 'para with-table'} key={title}>
      <h2>{title}</h2>
      {lines.length > 0 && (
        <ul>
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paragraph have no other name.
            <li key={i}>
              <Say phrase={line} names={names} />
            </li>
          ))}
        </ul>
      )}
      {table !== undefined && <SceneTable table={table} names={names} />}
    </article>
  ));

const SceneTable = ({ table: { head, rows }, names }: { readonly table: Grid; readonly names: readonly string[] }) => (
  <table className="scene-table">
    <thead>
      <tr>
        {head.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows and cells have no other name than their place.
        <tr key={row}>
          {cells.map((cell, column) =>
            column === 0 ? (
              <th key={head[column]} scope="row">
                <Say phrase={cell} names={names} />
              </th>
            ) : (
              <td key={head[column]}>
                <Say phrase={cell} names={names} />
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
