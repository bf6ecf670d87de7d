/** The 256 words that a way back in is written with, German: things one knows, no two alike in their first four letters. */
export const PAPER_GERMAN = `
  abend acker adler affe ahorn allee ampel amsel angel anker antwort apfel arbeit asche auge auster axt bach bad bahn balkon banane bauer baum
  beere berg besen biene birke blatt blitz blume boden bogen bohne boot brief brille brot brunnen buch burg busch dach dampf daumen decke
  deich delfin distel dorf dose drache duft eber ecke efeu eiche eimer eis elch elster ente erbse erde esel eule fabel faden falke farbe fass
  feder feige feld fenster feuer fichte fisch flagge flasche fliege flocke flur frosch frucht fuchs funke gabel gans garten gast geige geist
  gipfel glas gleis globus glut gold graben gras grille gurke hafen hagel hahn halm hand hase haube haus hecht hefe heide hemd herbst himmel
  hirsch hobel hof holz honig horn hose huf hummel hund hut igel insel jacke jahr jubel kaffee kahn kamel kanne karte katze kegel keller kern
  kerze kette kiefer kies kirsche kissen klee klinge knopf koffer kohle korb kran kreide krone kuchen kugel kuh kupfer lachs lampe land laub
  lawine leder lehm leiter lerche licht liebe linde lippe loch luchs luft lupe magen mais mantel markt mauer meer mehl milch minze mohn mond
  moos morgen mut nacht nadel nagel nase nebel nelke netz nuss ofen ohr onkel ort park pfad pfeife pferd pilz pinsel platz post punkt quelle
  rabe rad rasen regen reh reis rinde ring ritter rock rose ruder salz samen sand schaf schiff schnee schuh seife sieb sonne spatz stein stern
  strand suppe tafel tanne tasse teich teller tisch topf traube treppe turm vogel wald wolke zelt
`;
