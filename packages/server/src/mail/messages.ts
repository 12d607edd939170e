import type { Config } from '../config.ts';

export type MailMessage = { to: string; subject: string; text: string };

export function confirmMail(config: Config, to: string, token: string): MailMessage {
  const back = encodeURIComponent('/login?confirmed=true');
  return {
    to,
    subject: 'Confirm your email for Cartouche',
    text: paragraphs(
      'Welcome to Cartouche!',
      'Please confirm your email to open your account:',
      `${config.publicUrl}/api/auth/verify-email?token=${encodeURIComponent(token)}&callbackURL=${back}`,
      'The link works for 24 hours. If you did not ask for an account, leave this mail alone.',
    ),
  };
}

/** Somebody signed up with an address that has an account; the screen says the same as ever, only the owner learns it. */
export function knownAddressMail(config: Config, to: string): MailMessage {
  return {
    to,
    subject: 'You already have a Cartouche account',
    text: paragraphs(
      'Somebody, likely you, tried to create an account with this address. There is one already.',
      'Sign in, or choose a new password if you have forgotten yours:',
      `${config.publicUrl}/login`,
      'If it was not you, leave this mail alone: nothing was changed.',
    ),
  };
}

export function resetMail(config: Config, to: string, token: string): MailMessage {
  return {
    to,
    subject: 'Choose a new password for Cartouche',
    text: paragraphs(
      'Choose a new password here:',
      `${config.publicUrl}/reset-password?token=${encodeURIComponent(token)}`,
      'The link works once, for one hour. If you did not ask for it, leave this mail alone.',
    ),
  };
}

/** To whoever runs the server. What users wrote stands below a line of ours, so that it cannot pass for ours. */
export function feedbackMail(
  to: string,
  userId: string,
  said: {
    feedback_type: string;
    subject: string;
    message: string;
    email: string | null;
    current_url: string;
    user_agent: string;
  },
): MailMessage {
  return {
    to,
    subject: `Cartouche feedback: ${said.subject}`,
    text: paragraphs(
      `${said.feedback_type} from user ${userId}, ${said.email ?? 'who left no address'}`,
      `On ${inLine(said.current_url) || 'an unknown page'}, with ${inLine(said.user_agent) || 'an unknown browser'}`,
      '— What they wrote —',
      said.message,
    ),
  };
}

/** What users send cannot begin a line of its own above the line that parts it from ours. */
function inLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function paragraphs(...lines: string[]): string {
  return `${lines.join('\n\n')}\n`;
}
