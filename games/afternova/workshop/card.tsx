/** A card as it looks at the table, at any size. */
import type { Language } from '@starboard/kernel';
import type { Kind } from '../content/pack.ts';
import type { Faces, PlanetFace, ShipFace } from '../rules/pack.ts';
import { GemArt, OwnTug, PlanetArt, SkillArt } from '../table/art/index.tsx';
import { upTo } from '../table/bits.tsx';
import { PawCard, PlanCard } from '../table/cards.tsx';

/** As if nobody had paid for anything yet. */
const UNPAID = { store: [0, 0, 0, 0, 0], after: null };

interface FaceProps {
  readonly faces: Faces;
  readonly kind: Kind;
  readonly at: number;
  readonly language: Language;
}
export function CardFace({ faces, kind, at, language }: FaceProps) {
  switch (kind) {
    case 'paws':
      return <PawCard language={language} paw={faces.paws[at]} />;
    case 'blueprints':
      return <PlanCard language={language} plan={faces.plans[at]} paying={UNPAID} />;
    case 'planets':
      return <PlanetCard planet={faces.planets[at]} language={language} />;
    case 'ships':
      return <ShipCard ship={faces.ships[at]} language={language} />;
  }
}

const PlanetCard = ({ planet, language }: { readonly planet: PlanetFace; readonly language: Language }) => (
  <span className="vw-planet">
    <PlanetArt planet={planet} />
    <Slots n={planet.spaces} />
    <span className="n" lang={language}>
      {planet.card[language]}
    </span>
    <span className="v-needs">
      {[
        [planet.a, planet.needA],
        [planet.b, planet.needB],
      ].map(([skill, need]) => (
        <span key={skill} className="v-need">
          {upTo(need).map((i) => (
            <span key={i} className="v-ic">
              <SkillArt skill={skill} />
            </span>
          ))}
        </span>
      ))}
    </span>
  </span>
);

const ShipCard = ({ ship, language }: { readonly ship: ShipFace; readonly language: Language }) => (
  <span className="vw-ship">
    <OwnTug seat={ship.card.n} ship={ship} />
    <span className="n" lang={language}>
      {ship.card[language]}
    </span>
    <Slots n={ship.storage} />
    <span className="goal">
      {ship.colours.map((colour) => (
        <GemArt key={colour} colour={colour} />
      ))}
    </span>
  </span>
);

const Slots = ({ n }: { readonly n: number }) => (
  <span className="v-hold">
    {upTo(n).map((i) => (
      <span key={i} className="v-slot" />
    ))}
  </span>
);
