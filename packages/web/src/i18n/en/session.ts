export const session = {
  signInTitle: 'Sign in',
  signUpTitle: 'Create your account',
  forgotTitle: 'Forgot your password?',
  callbackTitle: 'Completing sign in...',
  callbackHint: 'You will be redirected shortly',
  resetTitle: 'Reset your password',
  outboxTitle: 'Outbox',

  signInLead: 'Every box, cartridge and disc you own, on one shelf.',
  signUpLead: (games: number, consoles: number) =>
    `Your shelf begins here: up to ${games} games on ${consoles} consoles, free.`,
  forgotLead: 'Tell us your email and we’ll send you a link to choose a new one.',

  email: 'Email',
  password: 'Password',
  passwordHint: (least: number) => `At least ${least} characters`,
  confirmPassword: 'Confirm Password',
  newPassword: 'New Password',
  confirmNewPassword: 'Confirm New Password',
  emailInvalid: 'Please enter a valid email address.',
  passwordsDiffer: 'Passwords do not match',

  signIn: 'Sign In',
  signUp: 'Sign Up',
  forgot: 'Forgot password?',
  sendReset: 'Send reset link',
  backToLogin: 'Back to login',
  newHere: 'New to Cartouche?',
  toSignUp: 'Create an account',
  haveAccount: 'Already have an account?',
  toSignIn: 'Sign in instead',
  savePassword: 'Save Password',
  saving: 'Saving...',

  or: 'or',
  continueWith: (provider: string) => `Continue with ${provider}`,
  sampleSignIn: 'Sample sign-in: the accounts behind these buttons are made up.',

  signedUp:
    'Account created successfully! Please check your email to confirm your account. Redirecting to login...',
  confirmFirst: (email: string) =>
    `Almost there: open the link that we sent to ${email}. In this browser it signs you in; in another it asks for your password.`,
  confirmed: 'Sign in here with the password that you chose: that opens your account.',
  accountDeleted: 'Your account and all of its data are deleted. Thank you for using Cartouche.',
  signedOutElsewhere: 'You were signed out. Please sign in again.',
  /** Specification 5 and 2.10, by the call that needed a user, or the page that a visitor wanted. */
  logInTo: {
    'subscription.createCheckoutSession': 'Please log in to subscribe',
    'subscription.previewChange': 'Please log in to upgrade',
    'subscription.updateSubscription': 'Please log in to upgrade',
    'subscription.reactivateSubscription': 'Please log in to reactivate',
    'subscription.cancelSubscription': 'Please log in to manage your subscription',
    'subscription.customerPortal': 'Please log in to manage your subscription',
    'subscription.syncSubscription': 'User not authenticated',
    'subscription.testWebhook': 'User not authenticated',
    'subscription.subscriptionStatus': 'User not authenticated',
    '/subscription/test': 'Please log in to test subscription',
    '/test-payment': 'Please log in to test payments',
  },
  signInAgainHint: 'It’s been a while since you signed in, and this affects the security of your account.',
  confirmIdentity: 'Confirm',
  resetSent: (email: string) => `If ${email} has an account, a link to choose a new password is on its way.`,
  passwordUpdated: 'Password updated!',
  redirecting: 'Redirecting to login...',
  resetLinkMissing: 'This link is incomplete. Please request a new one.',
  requestLink: 'Request a new link',
  openOutbox: 'Open the outbox',

  offline: 'The server could not be reached. Check your connection and try again; nothing you typed is lost.',
  waitsForNetwork: 'You are offline. It will continue as soon as you are connected again.',
  socialFailed: (provider: string) => `An error occurred during ${provider} sign in`,
  /** By the error code of a provider's return or a mailed link. */
  errors: {
    access_denied: 'You did not give your permission. Try again, or sign in with your email.',
    email_not_found: 'That account has no email address. Add one there, or sign up with your email here.',
    email_not_verified:
      'That account has an email address that is not verified yet. Verify it there, or sign up with your email here.',
    account_not_linked:
      'There is an account with this email already. Sign in with its password, or confirm the address first.',
    unable_to_get_user_info: 'We could not read your account there. Please try again in a moment.',
    state_mismatch: 'The sign-in took too long or was opened in another browser. Please try again.',
    token_expired: 'This link has expired. Sign in to get a new one.',
    invalid_token: 'This link is not valid or was already used. Sign in to get a new one.',
    user_not_found: 'The account for this link no longer exists. You can sign up again.',
  },
  errorElse: 'Please try again, or sign in with your email.',

  outboxLead: 'This is the local edition: it keeps its mails here instead of sending them.',
  outboxEmpty: 'No mail yet',
  outboxEmptyText: 'Sign up or ask for a new password, and the mail appears here by itself.',
  mailTo: (address: string) => `To ${address}`,

  chooseLanguage: 'Language',
};
