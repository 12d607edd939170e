import type { Language } from '../language.ts';

type Words = {
  commands: Record<'alerts' | 'stop' | 'help', string>;
  connected: (account: string) => string;
  already: (account: string) => string;
  ended: string;
  taken: (account: string) => string;
  move: string;
  keep: string;
  kept: string;
  welcome: string;
  stopped: string;
  notConnected: string;
  help: string;
  noAlerts: string;
  alerts: (count: number) => string;
  more: (count: number) => string;
  anyPrice: string;
  openAlerts: string;
  dismissed: string;
  paused: string;
  gone: string;
  askMute: string;
  muteSeller: (seller: string) => string;
  muteWord: (word: string) => string;
  back: string;
  muted: (what: string) => string;
  tooManyMutes: string;
};

/** What the bot says. */
export const words: Record<Language, Words> = {
  en: {
    commands: {
      alerts: 'Your price alerts',
      stop: 'Hear nothing more here',
      help: 'What I can do',
    },
    connected: (account) =>
      `Connected to the account ${account}. When a price alert finds something, I tell you here. /stop ends it.`,
    already: (account) => `This chat is connected to the account ${account}. /stop ends it.`,
    ended: 'This link has ended: it works once, for 15 minutes. Please make a new one on your Alerts page.',
    taken: (account) =>
      `This chat is connected to another account, ${account}. If you move it, that account is told nothing here any more.`,
    move: 'Move this chat',
    keep: 'Leave it as it is',
    kept: 'Nothing was changed.',
    welcome:
      'I tell you what your price alerts on Cartouche find. To connect this chat, open your Alerts page and choose Telegram there.',
    stopped: 'You hear nothing more from me here. Your alerts go on; your Alerts page connects us again.',
    notConnected: 'This chat is connected to no account.',
    help: '/alerts shows your price alerts\n/stop ends messages in this chat\n/help shows this text\n\nBelow a find, you can open it, say that you bought it, put it away, mute its seller or a word of its title, or pause its alert.',
    noAlerts: 'No price alert is active.',
    alerts: (count) => (count === 1 ? 'Your active price alert:' : `Your ${count} active price alerts:`),
    more: (count) => `and ${count} more`,
    anyPrice: 'any price',
    openAlerts: 'Open Alerts',
    dismissed: 'Put away.',
    paused: 'This alert is paused.',
    gone: 'This is not there any more.',
    askMute: 'Whom or what do you want to hear nothing more of?',
    muteSeller: (seller) => `Seller ${seller}`,
    muteWord: (word) => `‘${word}’`,
    back: 'Back',
    muted: (what) => `Muted in all of your alerts: ${what}. Your Alerts page brings it back.`,
    tooManyMutes: 'You have muted as much as there is room for. Your Alerts page lists it.',
  },
  fr: {
    commands: {
      alerts: 'Vos alertes de prix',
      stop: 'Ne plus rien recevoir ici',
      help: 'Ce que je sais faire',
    },
    connected: (account) =>
      `Connecté au compte ${account}. Dès qu’une alerte de prix trouve quelque chose, je vous le dis ici. /stop pour arrêter.`,
    already: (account) => `Cette conversation est connectée au compte ${account}. /stop pour arrêter.`,
    ended:
      'Ce lien n’est plus valable : il sert une seule fois, pendant 15 minutes. Créez-en un autre sur votre page Alertes.',
    taken: (account) =>
      `Cette conversation est connectée à un autre compte, ${account}. Si vous la déplacez, ce compte ne recevra plus rien ici.`,
    move: 'Déplacer la conversation',
    keep: 'Ne rien changer',
    kept: 'Rien n’a changé.',
    welcome:
      'Je vous annonce ce que trouvent vos alertes de prix sur Cartouche. Pour connecter cette conversation, ouvrez votre page Alertes et choisissez-y Telegram.',
    stopped:
      'Vous ne recevrez plus rien ici. Vos alertes continuent ; votre page Alertes permet de nous reconnecter.',
    notConnected: 'Cette conversation n’est connectée à aucun compte.',
    help: '/alerts affiche vos alertes de prix\n/stop met fin aux messages dans cette conversation\n/help affiche ce texte\n\nSous une trouvaille, vous pouvez l’ouvrir, dire que vous l’avez achetée, l’écarter, masquer son vendeur ou un mot de son titre, ou suspendre son alerte.',
    noAlerts: 'Aucune alerte de prix n’est active.',
    alerts: (count) =>
      count === 1 ? 'Votre alerte de prix active :' : `Vos ${count} alertes de prix actives :`,
    more: (count) => `et ${count} de plus`,
    anyPrice: 'tous les prix',
    openAlerts: 'Ouvrir les alertes',
    dismissed: 'Écarté.',
    paused: 'Cette alerte est suspendue.',
    gone: 'Cela n’existe plus.',
    askMute: 'De qui ou de quoi ne voulez-vous plus entendre parler ?',
    muteSeller: (seller) => `Vendeur ${seller}`,
    muteWord: (word) => `« ${word} »`,
    back: 'Retour',
    muted: (what) => `Masqué dans toutes vos alertes : ${what}. Votre page Alertes permet de revenir dessus.`,
    tooManyMutes: 'Vous avez masqué tout ce qui pouvait l’être. Votre page Alertes en donne la liste.',
  },
};

/** 'a…a@example.com': enough for its owner to know it, and for nobody else. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, 1)}…${name.length > 2 ? name.slice(-1) : ''}${email.slice(at)}`;
}
