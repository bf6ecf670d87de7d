/** Every drawing side by side, to be looked at: `node e2e/art.ts` makes docs/rarities-art.png of it. Not part of the table. */
import { Fan, Pile, SetRing, Stars, Token } from '@starboard/table-kit';
import type { ComponentChildren } from 'preact';
import { CARDS, RELICS } from '../../content/cards.ts';
import { CardBack, CardFace, Glows, PassArt, PlanetArt, Plaque, Portal, RelicArt, ShipArt, Sky, Vortex } from './index.ts';

const SEATS = [0, 1, 2, 3, 4, 5];
const HEIGHTS = [0, 162, 174, 187, 200];

const Row = ({ of, children }: { readonly of: string; readonly children: ComponentChildren }) => <div className={`row ${of}`}>{children}</div>;

export function Sheet({ sizes }: { readonly sizes: readonly number[] }) {
  const each = (draw: (width: number) => ComponentChildren): ComponentChildren => sizes.map((width) => <span key={width}>{draw(width)}</span>);
  return (
    <>
      <Glows />
      {(['dark', 'light'] as const).map((theme) => (
        <section key={theme} className="theme rarities" data-theme={theme}>
          <Row of="relics">{RELICS.map((tag) => each((w) => <RelicArt key={tag} tag={tag} width={w} disc={w !== sizes[0] || w < 100} />))}</Row>
          <Row of="others">
            {CARDS.slice(RELICS.length).map((tag) => each((w) => <RelicArt key={tag} tag={tag} width={w} disc={w < 100} />))}
            {each((w) => (
              <PassArt width={w} />
            ))}
            {each((w) => (
              <Vortex width={w} />
            ))}
          </Row>
          <Row of="ships">{SEATS.map((seat) => each((w) => <ShipArt key={seat} seat={seat} width={w} />))}</Row>
          <Row of="cards">
            {(['boots', 'time', 'vacuum', 'pilferer', 'sabortal'] as const).map((tag) => (
              <CardFace key={tag} tag={tag} language="de" width={96} />
            ))}
            <CardBack width={96} />
            <CardFace tag="schemer" language="en" width={80} />
            <CardFace tag="thief" language="en" width={70} />
            <CardFace tag="driver" language="de" width={53} />
            <CardFace tag="time" language="de" width={53} />
            <CardFace tag="eye" language="de" width={36} />
            <CardBack width={40} />
            <Pile count={23} width={48}>
              <CardBack width={48} />
            </Pile>
          </Row>
          <Row of="rings">
            {[0, 1, 2, 3].map((count) => (
              <SetRing key={count} count={count} size={72}>
                <RelicArt tag="plug" disc />
              </SetRing>
            ))}
            <SetRing count={1} preview={1} size={72}>
              <RelicArt tag="eye" disc />
            </SetRing>
            {RELICS.map((tag, i) => (
              <SetRing key={tag} count={i % 4} size={36}>
                <RelicArt tag={tag} disc />
              </SetRing>
            ))}
            <Stars n={2} of={3} />
            <Token width={40} mark={2}>
              <ShipArt seat={3} />
            </Token>
            <Token width={40} mark={3} ghost>
              <ShipArt seat={0} />
            </Token>
            <div className="fan">
              <Fan count={7} width={40} render={() => <CardBack />} />
            </div>
          </Row>
          <Row of="portals">
            {([1, 2, 3, 4] as const).map((value) => (
              <figure key={value}>
                <Portal position={value} value={value} width={92} height={HEIGHTS[value]} state="open" />
                <Plaque position={value * 2} />
              </figure>
            ))}
            <Portal position={7} value={3} width={92} height={187} state="asked" />
            <Portal position={8} value={3} width={92} height={187} state="shut" />
            <Portal position={9} value={4} width={92} height={200} state="shut" />
            {([1, 2, 3, 4] as const).map((value) => (
              <Portal
                key={value}
                position={value}
                value={value}
                width={62}
                height={82}
                state={value === 3 ? 'asked' : value === 4 ? 'shut' : 'open'}
              />
            ))}
          </Row>
          <Row of="planets">
            <Sky />
            {SEATS.map((seat) => (
              <div className="home" key={seat}>
                <PlanetArt seat={seat} />
              </div>
            ))}
          </Row>
        </section>
      ))}
    </>
  );
}
