import type { Rule } from '../rules/ids.ts';

export const rulebook: { readonly [R in Rule]: string } = {
  R1: 'Das Deck hat von jedem Wert von 1 bis 5 vier Karten. Alle bekommen vier; den Rest sieht niemand.',
  R2: 'In jeder Runde wählen alle gleichzeitig und verdeckt eine Karte aus ihrer Hand.',
  R3: 'Dann werden alle gewählten Karten aufgedeckt. Der höchste Wert, den nur eine Person gewählt hat, bringt so viele Punkte, wie er hoch ist. Gibt es keinen, bekommt niemand Punkte.',
  R4: 'Gespielte Karten bleiben offen auf dem Tisch. Niemand zieht nach.',
  R5: 'Nach der letzten Runde gewinnt, wer die meisten Punkte hat. Bei Gleichstand gewinnen alle mit den meisten Punkten gemeinsam.',
  Q1: 'Du darfst deine Wahl ändern, bis die letzte Person gewählt hat.',
};
