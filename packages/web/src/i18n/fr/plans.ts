import { plural } from '../plural.ts';
import type { plans as english } from '../en/plans.ts';

export const plans: typeof english = {
  title: 'Abonnement',

  tierName: { free: 'Gratuite', basic: 'Basic', pro: 'Pro' },
  stateName: { free: 'Gratuite', basic: 'Basic', pro: 'Pro', trial: 'Pro, à l’essai' },
  stateText: {
    free: 'De quoi commencer votre collection, gratuitement et sans limite de temps.',
    basic: 'De la place pour tous vos jeux.',
    pro: 'Sans limite : toute votre collection et tous les outils.',
    trial: 'Tout ce qu’offre Pro, à l’essai.',
  },
  features: {
    basic_collection: 'Collection, souhaits et plateformes',
    limited_games: 'Vos chiffres en un coup d’œil',
    unlimited_games: 'Jeux sans limite',
    basic_analytics: 'Vos chiffres en un coup d’œil',
    advanced_analytics: 'Statistiques avancées',
    price_alerts: 'Alertes de prix illimitées',
    priority_support: 'Assistance prioritaire',
    data_export: 'Export des données (CSV, JSON)',
    bulk_edit: 'Modification de plusieurs jeux à la fois',
    bulk_operations: 'Opérations groupées',
  },
  usage: 'Votre utilisation',
  games: 'Jeux',
  consoles: 'Consoles',
  used: (count, limit) => `${count} sur ${limit}`,
  unlimited: 'Sans limite',

  paidTitle: 'Paiement réussi !',
  paidText: 'Bienvenue dans Pro ! Votre abonnement est actif.',
  paid: 'Le paiement a bien été effectué ! Votre abonnement est actif.',
  notPaid: 'Le paiement a été annulé. Vous pouvez réessayer quand vous voulez.',
  unheard:
    'Aucun paiement ne nous est encore parvenu. Si vous venez de payer, actualisez cette page dans un instant.',

  heroTitle: 'De la place pour tous vos jeux',
  heroText:
    'Avec Pro, votre étagère n’a plus de limite, et vous avez de quoi en prendre soin : statistiques, exports et modification de nombreux jeux à la fois.',
  interval: 'Périodicité',
  monthly: 'Mensuel',
  yearly: 'Annuel',
  save: (percent) => `−${percent} %`,
  saveVsMonthly: (percent) => `${percent} % de moins qu’au mois`,
  billed: { month: 'facturé chaque mois', year: 'facturé chaque année' },
  popular: 'La plus choisie',
  per: { month: '/mois', year: '/an' },
  freeTrial: (days) => `${days} jours d’essai gratuit, résiliable à tout moment`,
  noTrial: 'Résiliable à tout moment',
  chargedFirst: (amount, date) => `Rien aujourd’hui. ${amount} le ${date}, sauf si vous résiliez avant.`,
  chargedAfter: (amount, days) =>
    `Rien aujourd’hui. ${amount} après ${days} jours, sauf si vous résiliez avant.`,
  chargedToday: (amount) => `${amount} sont débités aujourd’hui.`,
  startTrial: 'Commencer l’essai gratuit',
  subscribe: 'S’abonner',
  processing: 'Un instant…',
  securePayment: 'Paiement sécurisé',
  instantAccess: 'Accès immédiat',
  noCommitment: 'Sans engagement',
  testPayments: 'Paiements de test',
  testPaymentsText: 'Aucun argent ne circule ici.',
  off: 'Les abonnements sont désactivés ici',
  offText:
    'Le responsable de ce site n’a pas configuré les paiements : rien n’est en vente et rien n’est débité. Tout ce que contient la formule gratuite fonctionne comme d’habitude.',

  secureTitle: 'Sûr et discret',
  secureText: 'Vous payez sur une page de Stripe. Votre numéro de carte ne nous parvient jamais.',
  trialTitle: (days) => `${days} jours d’essai`,
  trialText: 'Tout Pro, gratuitement. Nous vous écrivons trois jours avant la fin.',
  cancelTitle: 'Résiliable à tout moment',
  cancelText: 'Deux clics, sans question. Vous gardez Pro jusqu’à la fin de la période payée.',

  compareTitle: 'Gratuit et Pro côte à côte',
  feature: 'Fonction',
  compare: {
    games: 'Jeux sans limite',
    analytics: 'Statistiques avancées',
    export: 'Export des données',
  },
  upToGames: (limit) => `Jusqu’à ${limit}`,
  included: 'Compris',
  notIncluded: 'Non compris',

  whyTitle: 'Pourquoi choisir Pro ?',
  why: [
    {
      title: 'Jeux sans limite',
      text: 'Chaque cartouche, chaque disque, chaque console : il reste toujours de la place.',
    },
    {
      title: 'Statistiques avancées',
      text: 'Ce que vaut votre collection, ce qui lui manque et comment elle a grandi.',
    },
    {
      title: 'Export dans des formats courants',
      text: 'Votre collection en CSV ou en JSON, quand vous voulez.',
    },
    {
      title: 'De nouvelles fonctions régulièrement',
      text: 'Tout ce que nous construirons ensuite est pour vous aussi.',
    },
  ],

  faqTitle: 'Questions et réponses',
  faq: {
    cancel: {
      ask: 'Puis-je résilier à tout moment ?',
      answer:
        'Oui, depuis la gestion de l’abonnement. Vous gardez Pro jusqu’à la fin de la période payée et n’êtes plus débité ensuite. D’ici là, vous pouvez changer d’avis.',
    },
    trial: {
      ask: 'Comment fonctionne l’essai gratuit ?',
      answer: (days) =>
        days > 0
          ? `Tout Pro est à vous pendant ${days} jours. Vous enregistrez une carte, et rien n’est débité avant la fin de l’essai. Si vous résiliez avant, vous ne payez rien du tout.`
          : 'Il y a un essai par personne, et vous avez fait le vôtre. Un nouvel abonnement commence par son premier paiement.',
    },
    payment: {
      ask: 'Comment payer, et combien ?',
      answer: (monthly, yearly) =>
        `Par carte, sur une page de Stripe : ${monthly} par mois ou ${yearly} par an, jusqu’à ce que vous résiliiez. Chaque facture se trouve dans votre espace de facturation.`,
    },
    upgrade: {
      ask: 'Puis-je passer du mensuel à l’annuel ?',
      answer:
        'Quand vous voulez, sur cette page. Ce que vous avez payé sans l’avoir encore utilisé est déduit du prix annuel, et vous voyez le montant avant d’accepter.',
    },
    data: {
      ask: 'Que deviennent mes données si je quitte Pro ?',
      answer:
        'Rien n’est supprimé. Les jeux au-delà des limites gratuites restent consultables et modifiables, et vous pouvez télécharger toute votre archive. Seuls les ajouts doivent attendre.',
    },
  },

  activeSubscription: 'Abonnement actif',
  activeCanceled: 'Actif, résilié',
  currentlyOn: (tier) => `Vous êtes abonné à la formule ${tier}`,
  onHold: (tier) => `Votre formule ${tier} est suspendue`,
  nextBillingDate: 'Prochain paiement',
  accessUntil: 'Accès jusqu’au',
  trialEndsOn: 'Fin de l’essai',
  thenCharged: (amount) => `Ensuite ${amount}`,
  amount: 'Montant',
  manage: 'Gérer l’abonnement',
  given: 'Offerte par le responsable de ce site : elle ne coûte rien.',
  yourFeatures: 'Ce que comprend votre formule',

  reactivateTitle: 'Vous avez changé d’avis ?',
  reactivateText: (date) =>
    `Votre formule prend fin le ${date}. Réactivez-la, et elle continue comme si vous ne l’aviez jamais résiliée.`,
  reactivate: 'Réactiver',
  reactivated: 'Votre abonnement continue.',
  endingTitle: 'Votre abonnement se termine bientôt',
  endingText: (date) => `Le ${date}, vous perdez :`,
  endingKept: 'Vos jeux restent : tous restent consultables, modifiables et téléchargeables.',

  yearlyTitle: 'Passer à l’annuel',
  yearlyPrice: (amount) => `${amount} par an`,
  upgradeNow: 'Passer à l’annuel maintenant',
  upgrading: 'Changement en cours…',
  yearlyQuestion: 'Passer à la facturation annuelle ?',
  yearlyToday: 'Débité aujourd’hui',
  yearlyLater: (date) => `Puis chaque année, à partir du ${date}`,
  yearlyCredit: 'Ce que vous avez payé sans l’avoir encore utilisé est déjà déduit.',
  yearlyInTrial: 'Votre essai continue ; rien n’est débité avant sa fin.',
  yearlyConfirm: 'Oui, passer à l’annuel',
  upgradeFailed: 'Impossible de passer à l’annuel',

  problems: {
    pastDue: {
      title: 'Votre dernier paiement a échoué',
      text: 'Votre formule continue pendant que le paiement est retenté. Régularisez-le maintenant pour qu’elle ne s’arrête pas.',
    },
    unpaid: {
      title: 'Votre formule est suspendue : un paiement a échoué',
      text: 'Réglez la facture en attente, et vous retrouvez Pro aussitôt ; ou mettez fin à l’abonnement. Aucun de vos jeux n’est perdu.',
    },
    paused: {
      title: 'Votre formule est suspendue : il n’y a pas de carte à débiter',
      text: 'Ajoutez une carte dans l’espace de facturation. Si Pro ne reprend pas ensuite, mettez fin à l’abonnement et abonnez-vous de nouveau. Aucun de vos jeux n’est perdu.',
    },
    noCard: {
      title: 'Aucune carte n’est enregistrée pour la suite de votre essai',
      text: 'Votre formule s’arrête avec l’essai, et rien n’est débité. Ajoutez une carte pour garder Pro.',
    },
    beside: {
      title: 'L’abonnement que vous avez pris est suspendu',
      text: 'La formule que vous avez vous est offerte et ne coûte rien. Régularisez le paiement, ou mettez fin à cet abonnement.',
    },
  },
  mend: 'Régulariser le paiement',
  addCard: 'Ajouter une carte',
  staleTitle: 'Le prestataire de paiement n’a pas pu être interrogé',
  staleText: (moment) => `Voici ce que nous savions le ${moment}.`,
  expiredTitle: 'Votre formule Pro est terminée',
  expiredText:
    'Aucun de vos jeux n’est perdu : vous pouvez tous les consulter, les modifier et les télécharger.',
  loadFailed: 'Votre abonnement n’a pas pu être chargé',

  manageTitle: 'Gestion de l’abonnement',
  manageLead: 'Gérez votre abonnement, sa facturation et les réglages de votre compte',
  noneTitle: 'Aucun abonnement en cours',
  noneText: 'Vous n’avez pas d’abonnement en cours. Passez à Pro pour débloquer toutes les fonctions.',
  viewPlans: 'Voir les formules',
  refresh: 'Actualiser',
  refreshing: 'Actualisation…',
  badge: {
    trial: 'Essai',
    canceled: 'Actif (résilié)',
    active: 'Actif',
    pastDue: 'Paiement en retard',
    unpaid: 'Suspendu (impayé)',
    paused: 'Suspendu (sans carte)',
  },
  trialPeriod: 'Période d’essai',
  planDetails: 'Votre formule en détail',
  plan: 'Formule',
  status: 'État',
  trialEnds: 'Fin de l’essai :',
  accessUntilLabel: 'Accès jusqu’au :',
  nextBilling: 'Prochain paiement :',
  runsUntilLabel: 'Valable jusqu’au :',
  runsUntil: 'Valable jusqu’au',
  remaining: {
    day: plural('fr')({ one: 'Encore # jour', other: 'Encore # jours' }),
    hour: plural('fr')({ one: 'Encore # heure', other: 'Encore # heures' }),
    minute: plural('fr')({ one: 'Encore # minute', other: 'Encore # minutes' }),
  },
  accessExpired: 'Accès expiré',
  billing: 'Facturation',
  freeOfCharge: 'Gratuit',
  unknownAmount: 'Inconnu pour le moment',
  creditLeft: (amount) => `Il reste ${amount} d’avoir, utilisés avant tout nouveau débit.`,
  notAgain: 'Ce montant ne sera plus débité.',
  paymentMethod: 'Moyen de paiement',
  cardOnFile: 'Carte enregistrée',
  noCard: 'Aucun',
  noCardYet: 'Pas encore de carte',
  cancelSubscription: 'Résilier l’abonnement',
  reactivateSubscription: 'Réactiver l’abonnement',
  changePlan: 'Changer de formule',
  cancelQuestion: (date) =>
    `Voulez-vous vraiment résilier votre abonnement ? Vous gardez l’accès aux fonctions Pro jusqu’au ${date} et ne serez plus débité.`,
  cancelPastDue: 'Le paiement qui a échoué couvre la période jusqu’à cette date ; il est encore retenté.',
  endsPastDue:
    'Il est résilié et prend fin après cette période. Le paiement qui a échoué est encore retenté.',
  cancelYes: 'Oui, résilier l’abonnement',
  cancelNo: 'Garder l’abonnement',
  canceled:
    'Votre abonnement a bien été résilié. Vous gardez l’accès jusqu’à la fin de la période de facturation en cours.',
  endSubscription: 'Mettre fin à l’abonnement',
  endQuestion:
    'Voulez-vous vraiment mettre fin à votre abonnement ? Il s’arrête aussitôt, et plus rien n’est débité pour lui.',
  endKept:
    'Aucun de vos jeux n’est perdu : vous pouvez tous les consulter, les modifier et les télécharger, et vous réabonner quand vous voulez.',
  endYes: 'Oui, y mettre fin',
  ended: 'Votre abonnement a pris fin. Plus rien n’est débité.',
  reactivateQuestion: (date, amount) =>
    `Réactivez votre abonnement Pro pour profiter de toutes les fonctions après le ${date}. Il vous coûtera ${amount} à partir de la réactivation.`,
  reactivateNothingToday: (amount, date) =>
    `Rien n’est débité aujourd’hui : le prochain paiement, de ${amount}, a lieu le ${date}.`,
  reactivateYes: 'Oui, réactiver l’abonnement',
  failed: {
    subscribe: 'L’abonnement n’a pas pu commencer',
    checkout: 'Impossible d’ouvrir la page de paiement',
    cancel: 'Impossible de résilier l’abonnement',
    reactivate: 'Impossible de réactiver l’abonnement',
    portal: 'Impossible d’ouvrir l’espace de facturation',
  },

  demoTitle: 'Formules et gestion',
  demoLead: 'Les deux vues côte à côte, telles qu’elles sont pour vous.',
};
