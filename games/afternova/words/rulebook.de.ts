/** Das Regelbuch in der App: die Regeln aus ../RULES.md, wie man sie am Tisch liest. */
import type { Rule } from '../rules/ids.ts';

export const rulebook: Readonly<Record<Rule, string>> = {
  // Aufbau
  A1: 'Mietpfoten und Blaupausen werden getrennt gemischt. Von beiden liegen vier offen aus: Das ist der Markt.',
  A2: 'Drei Planeten liegen offen aus. Alle Fragmente kommen in den Beutel, und jeder Platz auf den Planeten wird blind daraus gefüllt.',
  A3: 'Alle bekommen zufällig ein Raumschiff. Auf der Rückseite stehen die zwei Farben deines geheimen Ziels: Nur du darfst nachsehen. Die übrigen Schiffe kommen ungesehen weg.',
  A4: 'Wer zuletzt ein Spiel gewonnen hat, beginnt. Danach geht es im Uhrzeigersinn.',
  A5: 'Du beginnst mit einer Blaupause und einigen Mietpfoten auf der Hand: zwei, wenn du anfängst, vier, wenn du zuletzt dran bist, sonst drei. Ein Tisch kann allen eine mehr geben.',
  A6: 'Deine Hand ist geheim. Beim Verhandeln darfst du anderen Karten daraus zeigen.',

  // Ein Zug
  A7: 'In deinem Zug baust du ab oder gehst zum Markt. Platzt eine Verhandlung, kannst du immer noch zum Markt gehen.',

  // Abbau
  A8: 'Such dir einen der offenen Planeten aus. Es werden Mietpfoten gespielt, deren Symbole zusammen beide Anforderungen erreichen; mehr schadet nicht.',
  A9: 'Schaffst du es allein, gehören alle Fragmente dir. Sonst helfen andere mit ihren Mietpfoten, und alle Beteiligten müssen sich einig sein, wer was bekommt.',
  A10: 'Auch Fragmente aus deinem Lager dürfen Teil des Handels sein, ebenso die aller anderen Beteiligten. Wer nicht beteiligt ist, kann nichts geben.',
  A11: 'Steht der Handel, werden die Mietpfoten gespielt und die Fragmente wechseln den Besitzer. Hast du dann mehr, als hineinpasst, legst du sofort ab, was du willst. Es kommt auf den Haufen, nie in den Beutel.',
  A12: 'Der Planet und die gespielten Mietpfoten werden abgelegt. Ein neuer Planet wird aufgedeckt und aus dem Beutel gefüllt.',
  A13: 'Stapel und Beutel werden erst erneuert, wenn etwas gezogen werden muss und nichts mehr da ist: Abgelegtes wird gemischt, der Haufen kommt in den Beutel.',

  // Markt
  A14: 'Nimm drei Karten: Mietpfoten, Blaupausen oder beides, offene oder blind vom Stapel. Eine blinde Karte darfst du ansehen, sobald du sie hast.',
  A15: 'Danach wird der Markt auf vier Mietpfoten und vier Blaupausen aufgefüllt. Ist ein Stapel leer, wird Abgelegtes neu gemischt.',
  A16: 'Du darfst acht Karten halten, Mietpfoten und Blaupausen zusammen. Hast du mehr, legst du sofort beliebige ab.',

  // Ende eines Zugs
  A17: 'Am Ende jedes Zugs dürfen alle, nicht nur wer dran war, eine Blaupause vollenden: Ihre Fragmente kommen aus dem Lager auf den Haufen.',
  A18: 'Was nicht in dein Lager passt, wird zuerst abgelegt: Damit kannst du nicht zahlen.',
  A19: 'Eine vollendete Blaupause wird gezeigt und unter dein Schiff geschoben. Ihr Upgrade wirkt bis zum Ende des Spiels, und gleiche Upgrades zählen zusammen, aber nie in dem Zug, in dem du sie vollendet hast.',

  // Spielende
  A20: 'Vollendet jemand die sechste Blaupause, bekommen alle noch eine letzte Gelegenheit dazu. Dann endet das Spiel. Eine siebte gibt es nicht.',
  A21: 'Es zählen die Punkte deiner Blaupausen, 1 für jedes Fragment in deinem Lager und 1 für jedes Fragment, das in einer deiner beiden Zielfarben auf deinen Blaupausen steht.',
  A22: 'Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer von den Gleichen später in der Zugfolge sitzt.',

  // Geklärte Fragen
  Q1: 'Beteiligt bist du, wenn du am Zug bist oder mindestens eine Mietpfote zum Abbau spielst. Nur Beteiligte können etwas geben oder bekommen.',
  Q2: 'Baust du in deinem Zug ab, musst du selbst mindestens eine Mietpfote spielen; die anderen helfen nur. Ein Tisch kann das abschalten.',
  Q3: 'Du darfst mehr Mietpfoten spielen als nötig. Auch so eine macht dich zum Beteiligten.',
  Q4: 'Gelagerte Fragmente dürfen an alle Beteiligten gehen, auch von Helfer zu Helfer. Ein Tisch kann Geschenke an alle anderen erlauben.',
  Q5: 'Jedes Fragment des Planeten geht an genau einen Beteiligten. Ein Helfer kann auch leer ausgehen.',
  Q6: 'Karten werden nie gehandelt: Man spielt sie oder legt sie ab.',
  Q7: 'Außerhalb eines Abbaus wird nicht gehandelt.',
  Q8: 'Ein Versprechen für spätere Züge bindet niemanden. Nur was im Vertrag steht, wird ausgeführt.',
  Q9: 'Ein Vertrag wird auf einen Schlag und als Ganzes ausgeführt: Mietpfoten aufdecken, alle Fragmente bewegen, wer zu viel hat, legt geheim ab, dann kommt der neue Planet.',
  Q10: 'Du darfst mehr zusagen, als in dein Lager passt. Was gehen muss, wählst du frei, Altes oder Neues. Der Tisch sagt es dir, bevor du zustimmst.',
  Q11: 'Nichts bewegt sich, bis ein Vertrag beide Anforderungen erfüllt und alle darin genau derselben Fassung zugestimmt haben.',
  Q12: 'Es dürfen beliebig viele helfen.',
  Q13: 'Du nimmst genau drei Karten, und für jedes passende Upgrade eine mehr, eine nach der anderen. Dazwischen wird der Markt nicht aufgefüllt. Weniger nimmst du nur, wenn nichts mehr da ist.',
  Q14: 'Das Handlimit gilt, sobald du alle Karten hast und der Markt aufgefüllt ist, noch vor den Blaupausen. Lässt dich ein Upgrade später ziehen, gilt es gleich danach.',
  Q15: 'Was du von der Hand ablegst, liegt offen auf dem Stapel seiner Art. Du wählst frei.',
  Q16: 'Der Markt wird von links nach rechts gefüllt, zuerst die Mietpfoten.',
  Q17: 'Sind ein Stapel und seine Ablage leer, bleiben Lücken im Markt. Sie werden gefüllt, sobald es Karten gibt, nach einem Marktgang oder am Ende eines Zugs.',
  Q18: 'Ziehst du blind von einem leeren Stapel, wird zuerst seine Ablage gemischt. Ist auch die leer, kannst du dort nicht ziehen.',
  Q19: 'Wird der Beutel leer, während ein Planet gefüllt wird, kommt der Haufen hinein und es geht weiter.',
  Q20: 'Sind Beutel und Haufen leer, bleiben Plätze offen. Sie werden am Ende eines Zugs gefüllt, der älteste Planet zuerst. Ein Planet ohne Fragmente kann nicht abgebaut werden.',
  Q21: 'Werden die Planeten neu gemischt, ist der eben abgelegte dabei.',
  Q22: 'Passen geht nicht. Zum Markt kannst du immer.',
  Q23: 'Blaupausen vollendet ihr nacheinander, zuerst wer am Zug ist. Gefragt werden alle, die eine Blaupause halten und eine von denen bezahlen könnten, die niemand sieht; so verrät die Frage nichts. Wenn du willst, wirst du erst wieder gefragt, wenn sich dein Lager oder deine Blaupausen ändern.',
  Q24: 'Mehr als eine Blaupause je Zug vollendet niemand.',
  Q25: 'Du zahlst genau die gedruckten Farben, außer deine Raffinerie erlaubt eine andere. Einfach so wegwerfen kannst du Fragmente nicht.',
  Q26: 'Ein Upgrade wirkt, sobald der nächste Zug beginnt.',
  Q27: 'Die letzte Gelegenheit ist noch eine Runde Vollenden für alle mit weniger als sechs Blaupausen, höchstens eine je Person. Ein Tisch kann darauf verzichten oder vorher die Runde zu Ende spielen.',
  Q28: 'Auch eine sechste Blaupause in einem fremden Zug beendet das Spiel.',
  Q29: 'Für dein Ziel zählt, was auf der Blaupause steht, auch wenn du mit einer anderen Farbe bezahlt hast.',
  Q30: 'Die Punkte einer Blaupause sieht man beim Vollenden, danach sind sie verdeckt. Der Tisch zeigt, wer was vollendet hat; zusammenzählen ist eure Sache.',
  Q31: 'Alle sehen die Lager, wie viele Mietpfoten und Blaupausen du hältst, Upgrades, Ablagen, den Haufen und wie groß die Stapel sind. Hände und Ziele sind geheim.',
  Q32: 'Beim Verhandeln darfst du Karten zeigen, wem du willst. Es verpflichtet dich zu nichts. Sagen darfst du auch Unwahres, aber was du zeigst, ist echt.',
  Q33: 'Die Zugfolge zählt ab der Startperson: Bei Gleichstand gewinnt der spätere Platz.',
  Q34: 'Es beginnt, wer das letzte Spiel an diesem Tisch gewonnen hat, sonst entscheidet der Zufall. Ein Tisch kann den Platz auch festlegen.',
  Q35: 'Hat niemand mehr etwas zu sagen, ist die Verhandlung geplatzt. Ein Tisch kann auch ihre Zeit begrenzen. Ist sie um, verfallen alle Angebote, und wer am Zug ist, baut allein ab oder geht zum Markt.',
  Q36: 'In einem Zug darf, wer dran ist, dreimal um Hilfe rufen und sechs Verträge vorschlagen; alle dürfen dreimal anbieten und dreimal Karten zeigen. Du hast ein offenes Angebot: Ein neues ersetzt es, und ein Vertrag mit dem alten ist hinfällig.',
  Q37: 'Welche Fragmente geboten und verlangt werden, sehen alle. Deine Mietpfoten sieht, wer am Zug ist, oder alle, wenn du magst; im Vertrag nur, wem sie gehören und wer am Zug ist, bis er ausgeführt wird. Wer einen Vertrag vorschlägt, hat ihm zugestimmt.',
  Q38: 'Die Mietpfoten eines Angebots kommen alle zusammen. Die Fragmente dürfen anders verteilt werden: Dann ist es eine neue Frage, und du kannst ablehnen.',
  Q39: 'In einem Vertrag gibt und bekommt niemand gelagerte Fragmente derselben Farbe: Das höbe sich auf.',
  Q40: 'Du kannst Aufträge hinterlassen: eine Fähigkeit gegen eine Farbe anbieten, sobald jemand danach ruft, nicht handeln, eine bestimmte Blaupause vollenden, sobald es geht, oder nichts vollenden. Sie gelten, bis du sie zurücknimmst.',
  Q41: 'Ist jemand weg, wird nichts angeboten und nichts vollendet; der Zug holt blinde Mietpfoten vom Markt, und was zu viel ist, wird abgelegt. Oder ein Bot springt ein.',
  Q42: 'Gibt es nur eine Möglichkeit, auf deine Lagergröße zu kommen, wirst du nicht gefragt.',
  Q43: 'Variante: Vor der ersten Karte eines Marktgangs darfst du einmal alle offenen Mietpfoten oder alle offenen Blaupausen wegwerfen. Vier neue werden aufgedeckt, und du nimmst eine Karte weniger.',
  Q44: 'Zu einem Nein kannst du einen Grund aus einer kleinen Liste nennen: zu wenig, ein Fragment mehr, eine andere Farbe, eigener Bedarf, der Vorsprung des anderen. Wer am Zug ist, kann ebenso ein Angebot ablehnen; danach darf ein neues kommen. Gründe sind Worte: Sie binden niemanden und müssen nicht wahr sein.',
};
