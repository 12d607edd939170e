import type { telling as english } from '../en/telling.ts';
import { plural } from '../plural.ts';

export const telling: typeof english = {
  title: 'Être prévenu',
  lead: 'Dès qu’une alerte de prix trouve quelque chose, nous vous prévenons : dans Telegram, par une notification push ou par e-mail.',
  change: 'Choisir comment et quand',
  waysTitle: 'Par quel moyen',
  waysHint:
    'Personne n’apprend deux fois la même trouvaille sans l’avoir voulu : activez un second moyen pour être prévenu par les deux.',
  ways: { telegram: 'Telegram', push: 'Push', mail: 'E-mail' },
  byWay: { telegram: 'dans Telegram', push: 'par notification push', mail: 'par e-mail' },
  tells: (ways) => `Vous êtes prévenu ${ways}.`,
  tellsNobody: 'Vous n’êtes pas prévenu. Les trouvailles vous attendent sur votre page Alertes.',
  instead: (ways) =>
    `Ce que vous avez choisi ne vous atteint pas pour l’instant : vous êtes prévenu ${ways}.`,
  and: ' et ',
  automatic: 'Nous choisissons un seul moyen pour vous : Telegram, sinon push, sinon e-mail.',
  letUsChoose: 'Laisser Cartouche choisir',
  chooseFailed: 'Votre choix n’a pas pu être enregistré. Le précédent reste valable.',

  botTitle: 'Recevoir les trouvailles dans Telegram',
  botText:
    'Notre bot vous envoie chaque trouvaille avec sa photo et son prix. Vous l’ouvrez, l’écartez ou dites que vous l’avez achetée sans quitter la conversation. Plusieurs à la fois arrivent en une seule liste.',
  connect: 'Connecter Telegram',
  connecting: 'Connexion…',
  pressStart:
    'Dans Telegram, appuyez sur Démarrer. Cette page s’en apercevra d’elle-même. Le lien sert une seule fois, pendant 15 minutes.',
  openTelegram: 'Ouvrir Telegram',
  connected: 'Telegram est connecté',
  connectedTo: (chat) => `Connecté à la conversation ${chat}.`,
  notConnected: 'Non connecté.',
  noBot: 'Il n’y a pas de bot ici : la personne qui gère ce site n’en a pas créé.',
  sample: 'Données d’exemple : un service fictif sur cette machine joue le rôle de Telegram.',
  settings: 'Réglages de Telegram',
  update: 'Mettre à jour',
  updating: 'Mise à jour…',
  updateHint: 'La mise à jour connecte une autre conversation à la place de celle-ci.',
  remove: 'Retirer',
  removed: 'Telegram est déconnecté',
  checkFailed: 'Impossible de vérifier la connexion à Telegram',
  updateFailed: 'Impossible de lancer la mise à jour',
  removeFailed: 'Impossible de retirer la connexion à Telegram',
  inNewTab: '(s’ouvre dans un nouvel onglet)',

  push: {
    on: 'Activé dans ce navigateur.',
    off: 'Désactivé dans ce navigateur.',
    others: plural('fr')({
      one: 'Activé dans # autre navigateur.',
      other: 'Activé dans # autres navigateurs.',
    }),
    willAsk: 'Votre navigateur vous demandera s’il peut afficher des notifications.',
    denied:
      'Ce navigateur ne nous laisse pas afficher de notifications. Autorisez-les pour ce site dans ses réglages, puis revenez ici.',
    unsupported: 'Ce navigateur ne peut pas afficher de notifications push.',
    homeScreen:
      'Sur iPhone ou iPad, ajoutez d’abord Cartouche à l’écran d’accueil, puis ouvrez l’application depuis là.',
    turnOn: 'Activer ici',
    turningOn: 'Activation…',
    turnOff: 'Désactiver ici',
    turnedOn: 'Les notifications push sont activées dans ce navigateur',
    turnedOff: 'Les notifications push sont désactivées dans ce navigateur',
    notAllowed:
      'Votre navigateur n’a pas reçu l’autorisation d’afficher des notifications : rien n’a changé.',
    noService:
      'Le service de notifications de ce navigateur ne répond pas. Réessayez plus tard ou choisissez un autre moyen.',
    failed: 'Les notifications push n’ont pas pu être modifiées. Réessayez.',
  },

  mailTo: (email) => `À ${email}.`,
  mailAt: (time) => `Un seul e-mail par jour, à ${time}, s’il y a des trouvailles.`,

  quiet: 'Heures calmes',
  quietHint:
    'Pendant ce temps, vous n’êtes pas prévenu. Les trouvailles arrivent ensuite ensemble, en un seul message.',
  from: 'De',
  to: 'À',
  zone: 'Fuseau horaire',
  zoneHere: (zone) => `${zone} (ce navigateur)`,
  elsewhere: (zone) => `Ce navigateur est dans un autre fuseau horaire : ${zone}.`,
  useHere: 'L’utiliser',
  never: 'Les deux heures sont identiques : aucune heure n’est calme.',
  quietFailed: 'Vos heures calmes n’ont pas pu être enregistrées. Les précédentes restent valables.',
};
