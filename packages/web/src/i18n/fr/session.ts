import type { session as english } from '../en/session.ts';

export const session: typeof english = {
  signInTitle: 'Connexion',
  signUpTitle: 'Créez votre compte',
  forgotTitle: 'Mot de passe oublié ?',
  callbackTitle: 'Connexion en cours…',
  callbackHint: 'Encore un instant, et vous y êtes',
  resetTitle: 'Choisissez un nouveau mot de passe',
  outboxTitle: 'Boîte d’envoi',

  signInLead: 'Vos boîtes, vos cartouches et vos disques, réunis sur une seule étagère.',
  signUpLead: (games, consoles) =>
    `Votre étagère commence ici : jusqu’à ${games} jeux sur ${consoles} consoles, gratuitement.`,
  forgotLead: 'Indiquez votre adresse e-mail : nous vous enverrons un lien pour en choisir un nouveau.',

  email: 'Adresse e-mail',
  password: 'Mot de passe',
  passwordHint: (least) => `${least} caractères au minimum`,
  confirmPassword: 'Confirmez le mot de passe',
  newPassword: 'Nouveau mot de passe',
  confirmNewPassword: 'Confirmez le nouveau mot de passe',
  emailInvalid: 'Saisissez une adresse e-mail valide.',
  passwordsDiffer: 'Les deux mots de passe sont différents',

  signIn: 'Se connecter',
  signUp: 'S’inscrire',
  forgot: 'Mot de passe oublié ?',
  sendReset: 'Envoyer le lien',
  backToLogin: 'Retour à la connexion',
  newHere: 'Nouveau sur Cartouche ?',
  toSignUp: 'Créer un compte',
  haveAccount: 'Vous avez déjà un compte ?',
  toSignIn: 'Se connecter',
  savePassword: 'Enregistrer',
  saving: 'Enregistrement…',

  or: 'ou',
  continueWith: (provider) => `Continuer avec ${provider}`,
  sampleSignIn: 'Connexion d’essai : les comptes derrière ces boutons sont fictifs.',

  signedUp:
    'Votre compte est créé ! Consultez votre messagerie pour confirmer votre adresse. Retour à la connexion…',
  confirmFirst: (email) =>
    `Vous y êtes presque : ouvrez le lien envoyé à ${email}. Dans ce navigateur, il vous connecte ; dans un autre, il demande votre mot de passe.`,
  confirmed: 'Connectez-vous ici avec le mot de passe que vous avez choisi : votre compte sera ouvert.',
  accountDeleted: 'Votre compte et toutes ses données sont supprimés. Merci d’avoir été des nôtres.',
  signedOutElsewhere: 'Votre session est terminée. Reconnectez-vous.',
  logInTo: {
    'subscription.createCheckoutSession': 'Connectez-vous pour vous abonner',
    'subscription.previewChange': 'Connectez-vous pour changer de formule',
    'subscription.updateSubscription': 'Connectez-vous pour changer de formule',
    'subscription.reactivateSubscription': 'Connectez-vous pour réactiver votre abonnement',
    'subscription.cancelSubscription': 'Connectez-vous pour gérer votre abonnement',
    'subscription.customerPortal': 'Connectez-vous pour gérer votre abonnement',
    'subscription.syncSubscription': 'Personne n’est connecté',
    'subscription.testWebhook': 'Personne n’est connecté',
    'subscription.subscriptionStatus': 'Personne n’est connecté',
    '/subscription/test': 'Connectez-vous pour tester l’abonnement',
    '/test-payment': 'Connectez-vous pour tester les paiements',
  },
  signInAgainHint: 'Votre dernière connexion remonte à un moment, et il y va de la sécurité de votre compte.',
  confirmIdentity: 'Confirmer',
  resetSent: (email) => `Si un compte existe pour ${email}, un lien vient de lui être envoyé.`,
  passwordUpdated: 'Mot de passe modifié !',
  redirecting: 'Retour à la connexion…',
  resetLinkMissing: 'Ce lien est incomplet. Demandez-en un nouveau.',
  requestLink: 'Demander un nouveau lien',
  openOutbox: 'Ouvrir la boîte d’envoi',

  offline:
    'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez : votre saisie est conservée.',
  waitsForNetwork: 'Vous êtes hors ligne. La suite se fera d’elle-même dès le retour de la connexion.',
  socialFailed: (provider) => `Une erreur est survenue lors de la connexion avec ${provider}`,
  errors: {
    access_denied:
      'Vous n’avez pas donné votre accord. Réessayez, ou connectez-vous avec votre adresse e-mail.',
    email_not_found:
      'Ce compte n’a pas d’adresse e-mail. Ajoutez-en une à ce compte, ou inscrivez-vous ici avec la vôtre.',
    email_not_verified:
      'L’adresse e-mail de ce compte n’est pas encore vérifiée. Vérifiez-la dans ce compte, ou inscrivez-vous ici avec la vôtre.',
    account_not_linked:
      'Un compte existe déjà pour cette adresse. Connectez-vous avec son mot de passe, ou confirmez d’abord l’adresse.',
    unable_to_get_user_info: 'Votre compte n’a pas pu être lu. Réessayez dans un instant.',
    state_mismatch: 'La connexion a pris trop de temps ou s’est ouverte dans un autre navigateur. Réessayez.',
    token_expired: 'Ce lien a expiré. Connectez-vous pour en recevoir un nouveau.',
    invalid_token: 'Ce lien n’est pas valable ou a déjà servi. Connectez-vous pour en recevoir un nouveau.',
    user_not_found: 'Le compte de ce lien n’existe plus. Vous pouvez vous réinscrire.',
  },
  errorElse: 'Réessayez, ou connectez-vous avec votre adresse e-mail.',

  outboxLead: 'Vous utilisez l’édition locale : ses messages restent ici au lieu d’être envoyés.',
  outboxEmpty: 'Aucun message',
  outboxEmptyText:
    'Inscrivez-vous ou demandez un nouveau mot de passe : le message apparaîtra ici tout seul.',
  mailTo: (address) => `À ${address}`,

  chooseLanguage: 'Langue',
};
