import type { Config } from '../config.ts';
import type { AnyContext } from '../context.ts';
import type { Language } from '../language.ts';
import { findReader } from './mail.store.ts';
import { queueMail } from './mail.ts';
import { type Letter, type MailMessage, toMail } from './messages.ts';

/** A mail about the user's account. Its link is a path of ours, or a whole address of the payment provider. */
export type Notice = { path: string; en: Letter; fr: Letter };

type Told = { userId: string; screen: Language };

/** Tells a user what happened to their account, in the chosen language or the screen's. */
export async function notify(ctx: AnyContext, { userId, screen }: Told, notice: Notice): Promise<void> {
  const reader = await findReader(ctx.db, userId);
  if (!reader) return;
  const { path, ...letters } = notice;
  const link = new URL(path, ctx.config.publicUrl).href;
  await queueMail(ctx, toMail(reader.email, letters[reader.preferred_language ?? screen], link));
}

const newPassword = '/login?forgot=true';
const nothingToDo = {
  en: 'If it was you, there is nothing to do.',
  fr: 'Si c’était vous, vous n’avez rien à faire.',
};

export const passwordChanged: Notice = {
  path: newPassword,
  en: {
    subject: 'Your Cartouche password was changed',
    opening: [
      'The password of your account was changed in the settings. Your other devices are signed out.',
      'If it was not you, choose a new one at once:',
    ],
    closing: nothingToDo.en,
  },
  fr: {
    subject: 'Votre mot de passe Cartouche a été modifié',
    opening: [
      'Le mot de passe de votre compte a été modifié dans les réglages. Vos autres appareils sont déconnectés.',
      'Si ce n’était pas vous, choisissez-en un nouveau sans attendre :',
    ],
    closing: nothingToDo.fr,
  },
};

export const passwordReset: Notice = {
  path: newPassword,
  en: {
    subject: 'You have a new Cartouche password',
    opening: [
      'A new password was chosen for your account through a link that we sent to you. All of your devices are signed out.',
      'If it was not you, somebody is reading your email: change the password of your mailbox first, then this one:',
    ],
    closing: nothingToDo.en,
  },
  fr: {
    subject: 'Votre compte Cartouche a un nouveau mot de passe',
    opening: [
      'Un nouveau mot de passe a été choisi pour votre compte grâce à un lien envoyé à cette adresse. Tous vos appareils sont déconnectés.',
      'Si ce n’était pas vous, quelqu’un lit votre messagerie : changez d’abord le mot de passe de celle-ci, puis celui de Cartouche :',
    ],
    closing: nothingToDo.fr,
  },
};

/** The key's last characters identify it. Its name is left out, because somebody else may have written it. */
export function keyMade(ending: string): Notice {
  return {
    path: '/settings?section=account',
    en: {
      subject: 'A new API key for your Cartouche account',
      opening: [
        `An API key ending in ${ending} was created. With it, a program can act on your behalf.`,
        'If it was not you, revoke the key and change your password:',
      ],
      closing: nothingToDo.en,
    },
    fr: {
      subject: 'Une nouvelle clé d’API pour votre compte Cartouche',
      opening: [
        `Une clé d’API se terminant par ${ending} vient d’être créée. Elle permet à un programme d’agir en votre nom.`,
        'Si ce n’était pas vous, révoquez cette clé et changez de mot de passe :',
      ],
      closing: nothingToDo.fr,
    },
  };
}

export function accountConnected(provider: 'Google' | 'Discord'): Notice {
  return {
    path: newPassword,
    en: {
      subject: `${provider} can now sign you in to Cartouche`,
      opening: [
        `Somebody, probably you, signed in with ${provider} and this address. From now on, ${provider} can sign you in too.`,
        'If it was not you, secure that account and choose a new password here:',
      ],
      closing: nothingToDo.en,
    },
    fr: {
      subject: `${provider} ouvre désormais votre compte Cartouche`,
      opening: [
        `Quelqu’un, sans doute vous, s’est connecté avec ${provider} sous cette adresse. ${provider} ouvre désormais aussi votre compte.`,
        'Si ce n’était pas vous, vérifiez la sécurité de ce compte et choisissez un nouveau mot de passe ici :',
      ],
      closing: nothingToDo.fr,
    },
  };
}

export function planChanged(plan: string): Notice {
  return {
    path: '/subscription',
    en: {
      subject: 'Your Cartouche plan has changed',
      opening: [`Your account now has the ${planNames.en(plan)} plan.`, 'This is what it includes:'],
      closing: 'If this surprises you, tell us: every message that you send as feedback is read.',
    },
    fr: {
      subject: 'Votre formule Cartouche a changé',
      opening: [
        `Votre compte bénéficie maintenant de la formule ${planNames.fr(plan)}.`,
        'Voici ce qu’elle comprend :',
      ],
      closing: 'Si cela vous surprend, écrivez-nous depuis le formulaire d’avis : chaque message est lu.',
    },
  };
}

const planNames = {
  en: (plan: string) => (plan === 'trial' ? 'Pro (a seven-day trial)' : capital(plan)),
  fr: (plan: string) =>
    plan === 'trial' ? 'Pro (essai de sept jours)' : plan === 'free' ? 'gratuite' : capital(plan),
};

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** The last mail to a deleted account. It is deleted once it is sent. */
export function farewellMail({ publicUrl }: Config, to: string, language: Language): MailMessage {
  return { ...toMail(to, farewells[language], `${publicUrl}/login?signup=true`), isLast: true };
}

const farewells: Record<Language, Letter> = {
  en: {
    subject: 'Your Cartouche account was deleted',
    opening: [
      'Your account and all of its data have been deleted, as requested. This is our last email to you.',
      'You are welcome to start a new shelf at any time:',
    ],
    closing:
      'If it was not you, somebody was able to sign in as you: change that password wherever else you use it.',
  },
  fr: {
    subject: 'Votre compte Cartouche est supprimé',
    opening: [
      'Votre compte et toutes ses données sont supprimés, comme demandé. C’est notre dernier message.',
      'Vous pouvez commencer une nouvelle étagère quand vous voulez :',
    ],
    closing:
      'Si ce n’était pas vous, quelqu’un pouvait se connecter à votre place : changez ce mot de passe partout où il vous sert.',
  },
};
