import type { feedback as english } from '../en/feedback.ts';

export const feedback: typeof english = {
  give: 'Donner mon avis',
  bannerText:
    'Cartouche n’en est qu’à ses débuts. Vos remarques nous aident vraiment à l’améliorer : dites-nous ce que vous en pensez !',
  bannerName: 'Version préliminaire',
  pillName: 'Votre avis',
  hidePill: 'Masquer jusqu’à la prochaine visite',

  title: 'Votre avis',
  type: 'Type de message*',
  chooseType: 'Choisissez un type',
  types: {
    general_feedback: 'Avis général',
    bug_report: 'Problème rencontré',
    suggestion: 'Suggestion',
    question: 'Question',
  },
  subject: 'Objet*',
  message: 'Votre message*',
  email: 'Votre adresse e-mail (facultatif)',
  emailHint: 'si nous avons besoin de revenir vers vous',

  send: 'Envoyer',
  sending: 'Envoi…',
  thanks: 'Merci !',
  sent: 'Votre message nous est bien parvenu.',
  failed: 'Votre message n’a pas pu être envoyé. Réessayez.',
};
