import { fold } from '@cartouche/contract/catalogue.rules';

/** The conditions that Vinted knows, in the words of its sites; each site has only those of its own language. */
const titles = {
  newWithTags:
    'New with tags; Neuf avec étiquette; Neu mit Etikett; Nuovo con cartellino; Nuevo con etiquetas; ' +
    'Nieuw met prijskaartje; Novo com etiquetas; Nowy z metką',
  newWithoutTags:
    'New without tags; Neuf sans étiquette; Neu ohne Etikett; Nuovo senza cartellino; Nuevo sin etiquetas; ' +
    'Nieuw zonder prijskaartje; Novo sem etiquetas; Nowy bez metki',
  veryGood: 'Very good; Très bon état; Sehr gut; Ottime; Muy bueno; Heel goed; Muito bom; Bardzo dobry',
  good: 'Good; Bon état; Gut; Buone; Bueno; Goed; Bom; Dobry',
  satisfactory:
    'Satisfactory; Satisfaisant; Zufriedenstellend; Discrete; Satisfactorio; Redelijk; Satisfatório; Zadowalający',
};

export type VintedStatus = keyof typeof titles;

const byTitle = new Map(
  (Object.keys(titles) as VintedStatus[]) // as: the keys of `titles`
    .flatMap((status) => titles[status].split('; ').map((title) => [fold(title), status] as const)),
);

/** Which condition a site's words mean; undefined for words that it did not have when this was written. */
export function readVintedStatus(status: string): VintedStatus | undefined {
  return byTitle.get(fold(status));
}
