import type { item as english } from '../en/item.ts';
import { plural } from '../plural.ts';

export const item: typeof english = {
  completeness: { label: 'Contenu', set: 'Définir le contenu', short: 'Contenu' },
  condition: { label: 'État', set: 'Définir l’état', short: 'État' },
  purchasePrice: { label: 'Prix d’achat', set: 'Définir le prix d’achat', short: 'Payé' },
  purchaseDate: { label: 'Date d’achat', set: 'Définir la date d’achat', short: 'Acheté le' },
  release: {
    label: 'Version',
    set: 'Définir la version',
    short: 'Version',
    notSaid: 'Non précisée',
    usualRegions: 'Régions courantes',
    otherRegions: 'Autres régions',
  },
  edition: {
    label: 'Édition',
    set: 'Définir l’édition',
    short: 'Édition',
    placeholder: 'Platinum, collector…',
  },
  boxCondition: {
    label: 'État de la boîte',
    set: 'Définir l’état de la boîte',
    short: 'État de la boîte',
  },
  bookletCondition: {
    label: 'État de la notice',
    set: 'Définir l’état de la notice',
    short: 'État de la notice',
  },
  mediumCondition: {
    label: 'État du jeu',
    set: 'Définir l’état du jeu',
    short: 'État du jeu',
  },
  conditionNotSaid: 'Non précisé',
  place: {
    label: 'Emplacement',
    set: 'Définir l’emplacement',
    short: 'Emplacement',
    placeholder: 'Salon / Étagère 2',
    hint: 'Une barre oblique mène de la pièce à l’étagère, puis à la boîte.',
  },
  tags: {
    label: 'Étiquettes',
    set: 'Définir les étiquettes',
    short: 'Étiquettes',
    placeholder: 'Prêté, Dédicacé',
    hint: 'Séparées par des virgules.',
  },
  boughtAt: {
    label: 'Lieu d’achat',
    set: 'Définir le lieu d’achat',
    short: 'Lieu d’achat',
    placeholder: 'Boutique, site ou bourse',
  },
  boughtFrom: {
    label: 'Vendeur',
    set: 'Définir le vendeur',
    short: 'Vendeur',
    placeholder: 'Nom ou pseudo',
  },
  estimate: {
    label: 'Estimation',
    set: 'Définir l’estimation',
    short: 'Estimation',
  },
  estimateDate: {
    label: 'Estimé le',
    set: 'Définir la date de l’estimation',
    short: 'Estimé le',
  },
  copyNumber: (number) => `Exemplaire ${number}`,
  mainCopy: 'Exemplaire principal',
  more: {
    label: 'Plus de détails',
    holds: 'Version, édition, emplacement, étiquettes…',
    filled: plural('fr')({ one: '# champ rempli', other: '# champs remplis' }),
  },
  tooLong: plural('fr')({ one: '# caractère de trop.', other: '# caractères de trop.' }),
  notes: {
    label: 'Notes',
    set: 'Remplacer les notes',
    short: 'Notes',
    placeholder: 'Vos remarques : édition, provenance, défauts…',
    tooLong: plural('fr')({
      one: '# caractère de trop : la limite est de 10 000.',
      other: '# caractères de trop : la limite est de 10 000.',
    }),
  },
};
