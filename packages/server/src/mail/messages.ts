import type { FeedbackInput } from '@cartouche/contract/feedback';

import type { Config } from '../config.ts';
import type { Language } from '../language.ts';

export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  /** Whether it is about a deleted account: then nothing is kept once it is sent. */
  isLast?: true;
};

/** The text of a mail around its link. */
export type Letter = { subject: string; opening: string[]; closing: string };
type Letters = Record<Language, Letter>;

const confirmLetters: Letters = {
  en: {
    subject: 'Confirm your email for Cartouche',
    opening: ['Welcome to Cartouche!', 'Please confirm your email to open your account:'],
    closing: 'The link works for 24 hours. If you did not ask for an account, ignore this email.',
  },
  fr: {
    subject: 'Confirmez votre adresse e-mail pour Cartouche',
    opening: ['Bienvenue sur Cartouche !', 'Confirmez votre adresse e-mail pour ouvrir votre compte :'],
    closing:
      'Ce lien est valable 24 heures. Si vous n’avez pas demandé de compte, ne tenez pas compte de ce message.',
  },
};

type Link = { to: string; language: Language; token: string };

export function confirmMail({ publicUrl }: Config, { to, language, token }: Link): MailMessage {
  const link = `${publicUrl}/api/auth/verify-email?token=${encodeURIComponent(token)}`;
  return toMail(to, confirmLetters[language], link);
}

const knownAddressLetters: Letters = {
  en: {
    subject: 'You already have a Cartouche account',
    opening: [
      'Somebody, probably you, tried to create an account with this address. There already is one.',
      'Sign in, or choose a new password if you have forgotten yours:',
    ],
    closing: 'If it was not you, ignore this email: nothing was changed.',
  },
  fr: {
    subject: 'Vous avez déjà un compte Cartouche',
    opening: [
      'Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse. Il en existe déjà un.',
      'Connectez-vous, ou choisissez un nouveau mot de passe si vous avez oublié le vôtre :',
    ],
    closing: 'Si ce n’était pas vous, ne tenez pas compte de ce message : rien n’a changé.',
  },
};

/** For a sign-up with a known address: the screen says the same as always, and only the owner learns of it. */
export function knownAddressMail({ publicUrl }: Config, to: string, language: Language): MailMessage {
  return toMail(to, knownAddressLetters[language], `${publicUrl}/login`);
}

const resetLetters: Letters = {
  en: {
    subject: 'Choose a new password for Cartouche',
    opening: ['Choose a new password here:'],
    closing: 'The link works once, for one hour. If you did not ask for it, ignore this email.',
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe pour Cartouche',
    opening: ['Choisissez un nouveau mot de passe ici :'],
    closing:
      'Ce lien est valable une heure et ne peut servir qu’une fois. Si vous ne l’avez pas demandé, ne tenez pas compte de ce message.',
  },
};

export function resetMail({ publicUrl }: Config, { to, language, token }: Link): MailMessage {
  const link = `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
  return toMail(to, resetLetters[language], link);
}

/** To the operator. What users wrote comes below a line of ours, so that it cannot pass for our words. */
export function feedbackMail(to: string, userId: string, said: FeedbackInput): MailMessage {
  return {
    to,
    subject: `Cartouche feedback: ${said.subject}`,
    text: paragraphs(
      `${said.feedbackType} from user ${userId}, ${said.email ?? 'who left no address'}`,
      `On ${inLine(said.currentUrl) || 'an unknown page'}, with ${inLine(said.userAgent) || 'an unknown browser'}`,
      '— What they wrote —',
      said.message,
    ),
  };
}

/** Puts a user's text on one line, so that it cannot imitate our separating line. */
function inLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

export function toMail(to: string, { subject, opening, closing }: Letter, link: string): MailMessage {
  return { to, subject, text: paragraphs(...opening, link, closing) };
}

function paragraphs(...lines: string[]): string {
  return `${lines.join('\n\n')}\n`;
}
