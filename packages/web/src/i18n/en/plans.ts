import { plural } from '../plural.ts';

/** The texts of the plans, of managing one, and of its section in the settings. */
export const plans = {
  title: 'Subscription',

  tierName: { free: 'Free', basic: 'Basic', pro: 'Pro' },
  stateName: { free: 'Free', basic: 'Basic', pro: 'Pro', trial: 'Pro trial' },
  stateText: {
    free: 'The start of every shelf: free, for as long as you like.',
    basic: 'Room for every game you own.',
    pro: 'No limits: your whole collection and all the tools.',
    trial: 'Everything that Pro has, to try out.',
  },
  features: {
    basic_collection: 'Collection, wishlist and platforms',
    limited_games: 'Figures at a glance',
    unlimited_games: 'Unlimited games',
    basic_analytics: 'Figures at a glance',
    advanced_analytics: 'Advanced analytics',
    price_alerts: 'Unlimited price alerts',
    priority_support: 'Priority support',
    data_export: 'Data export (CSV, JSON)',
    bulk_edit: 'Edit many games at once',
    bulk_operations: 'Bulk operations',
  },
  usage: 'Your usage',
  games: 'Games',
  consoles: 'Consoles',
  used: (count: string, limit: string) => `${count} of ${limit}`,
  unlimited: 'Unlimited',

  paidTitle: 'Payment Successful!',
  paidText: 'Welcome to Pro! Your subscription is now active.',
  paid: 'Payment completed successfully! Your subscription is now active.',
  notPaid: 'Payment was canceled. You can try again anytime.',
  unheard: 'We have not heard of a payment yet. If you have just paid, refresh this page in a moment.',

  heroTitle: 'Room for every game you own',
  heroText:
    'Pro takes the limits off your shelf, and brings the tools to look after it: figures, exports and changes to many games at once.',
  interval: 'Billing interval',
  monthly: 'Monthly',
  yearly: 'Yearly',
  save: (percent: number) => `Save ${percent}%`,
  saveVsMonthly: (percent: number) => `save ${percent}% vs monthly`,
  billed: { month: 'billed monthly', year: 'billed yearly' },
  popular: 'Most popular',
  per: { month: '/month', year: '/year' },
  freeTrial: (days: number) => `${days} day free trial, cancel anytime`,
  noTrial: 'Cancel anytime',
  chargedFirst: (amount: string, date: string) =>
    `Nothing today. ${amount} on ${date}, unless you cancel before.`,
  chargedAfter: (amount: string, days: number) =>
    `Nothing today. ${amount} after ${days} days, unless you cancel before.`,
  chargedToday: (amount: string) => `${amount} is charged today.`,
  startTrial: 'Start free trial',
  subscribe: 'Subscribe',
  processing: 'Processing...',
  securePayment: 'Secure payment',
  instantAccess: 'Instant access',
  noCommitment: 'No commitment',
  testPayments: 'Test payments',
  testPaymentsText: 'No money moves here.',
  off: 'Subscriptions are switched off here',
  offText:
    'Whoever runs this site has not set up payments, so nothing can be bought and nothing is charged. Everything in the free plan works as ever.',

  secureTitle: 'Secure and private',
  secureText: 'You pay on a page of Stripe. Your card number never reaches us.',
  trialTitle: (days: number) => `${days}-day trial`,
  trialText: 'All of Pro, free of charge. We write to you three days before it ends.',
  cancelTitle: 'Cancel anytime',
  cancelText: 'Two clicks, no questions. You keep Pro until the end of what is paid.',

  compareTitle: 'Free and Pro side by side',
  feature: 'Feature',
  compare: {
    games: 'Unlimited games',
    analytics: 'Advanced analytics',
    export: 'Data export',
  },
  upToGames: (limit: number) => `Up to ${limit}`,
  included: 'Included',
  notIncluded: 'Not included',

  whyTitle: 'Why choose Pro',
  why: [
    { title: 'Unlimited games', text: 'Every cartridge, every disc, every console: there is always room.' },
    { title: 'Advanced analytics', text: 'What it is worth, what is missing, and how it grew.' },
    { title: 'Export in data formats', text: 'Your collection as CSV or JSON, whenever you want it.' },
    { title: 'Regular feature updates', text: 'Whatever we build next is yours as well.' },
  ],

  faqTitle: 'Questions and answers',
  faq: {
    cancel: {
      ask: 'Can I cancel at any time?',
      answer:
        'Yes, under Subscription Management. You keep Pro until the end of what is paid and are not charged again. Until then, you can take it back.',
    },
    trial: {
      ask: 'How does the free trial work?',
      answer: (days: number) =>
        days > 0
          ? `All of Pro is yours for ${days} days. You leave a card, and nothing is charged before the trial ends. Cancel before that, and you pay nothing at all.`
          : 'There is one trial for each person, and yours is used. A new subscription begins with its first payment.',
    },
    payment: {
      ask: 'How do I pay, and how much?',
      answer: (monthly: string, yearly: string) =>
        `By card, on a page of Stripe: ${monthly} each month or ${yearly} each year, until you cancel. Each invoice is in your billing portal.`,
    },
    upgrade: {
      ask: 'Can I change from monthly to yearly?',
      answer:
        'Whenever you like, on this page. What you have paid and not used yet is taken off the yearly price, and you see the amount before you agree.',
    },
    data: {
      ask: 'What happens to my data if I leave Pro?',
      answer:
        'Nothing is deleted. Games beyond the free limits can still be read and edited, and you can download your whole archive. Only adding more has to wait.',
    },
  },

  activeSubscription: 'Active subscription',
  activeCanceled: 'Active, canceled',
  currentlyOn: (tier: string) => `Currently subscribed to ${tier} plan`,
  onHold: (tier: string) => `Your ${tier} plan is on hold`,
  nextBillingDate: 'Next billing date',
  accessUntil: 'Access until',
  trialEndsOn: 'Trial ends on',
  thenCharged: (amount: string) => `Then ${amount}`,
  amount: 'Amount',
  manage: 'Manage subscription',
  given: 'A gift of whoever runs this site: it costs nothing.',
  yourFeatures: 'Your plan features',

  reactivateTitle: 'Changed your mind?',
  reactivateText: (date: string) =>
    `Your plan ends on ${date}. Reactivate it, and it goes on as if you had never canceled.`,
  reactivate: 'Reactivate',
  reactivated: 'Your subscription goes on.',
  endingTitle: 'Subscription ending soon',
  endingText: (date: string) => `On ${date} you lose:`,
  endingKept: 'Your games stay: all of them can still be read, edited and downloaded.',

  yearlyTitle: 'Upgrade to yearly',
  yearlyPrice: (amount: string) => `${amount} / yearly`,
  upgradeNow: 'Upgrade now',
  upgrading: 'Upgrading...',
  yearlyQuestion: 'Upgrade to yearly billing?',
  yearlyToday: 'Charged today',
  yearlyLater: (date: string) => `Then each year, from ${date}`,
  yearlyCredit: 'What you have paid and not used yet is already taken off.',
  yearlyInTrial: 'Your trial goes on; nothing is charged before it ends.',
  yearlyConfirm: 'Yes, upgrade',
  upgradeFailed: 'Failed to upgrade subscription',

  problems: {
    pastDue: {
      title: 'Your last payment failed',
      text: 'Your plan goes on while the payment is tried again. Pay now, so that it does not end.',
    },
    unpaid: {
      title: 'Your plan is on hold: a payment failed',
      text: 'Pay the open invoice, and you have Pro again at once; or end the plan. None of your games is lost.',
    },
    paused: {
      title: 'Your plan is on hold: there is no card to charge',
      text: 'Add a card in the billing portal. Should Pro not go on after that, end the plan and subscribe again. None of your games is lost.',
    },
    noCard: {
      title: 'There is no card for the time after your trial',
      text: 'Your plan ends with the trial, and nothing is charged. Add a card to keep Pro.',
    },
    beside: {
      title: 'The subscription that you bought is on hold',
      text: 'What you have now was given to you and costs nothing. Fix the payment, or end what you bought.',
    },
  },
  mend: 'Fix the payment',
  addCard: 'Add a card',
  staleTitle: 'The payment provider could not be asked',
  staleText: (moment: string) => `This is what was known ${moment}.`,
  expiredTitle: 'Your Pro plan has ended',
  expiredText: 'None of your games is lost: you can read, edit and download them all.',
  loadFailed: 'Your subscription did not load',

  manageTitle: 'Subscription Management',
  manageLead: 'Manage your subscription, billing, and account settings',
  noneTitle: 'No Active Subscription',
  noneText: "You don't have an active subscription. Upgrade to Pro to unlock all features.",
  viewPlans: 'View Plans',
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
  badge: {
    trial: 'Trial',
    canceled: 'Active (Canceled)',
    active: 'Active',
    pastDue: 'Past due',
    unpaid: 'On hold (unpaid)',
    paused: 'On hold (no card)',
  },
  trialPeriod: 'Trial Period',
  planDetails: 'Plan Details',
  plan: 'Plan',
  status: 'Status',
  trialEnds: 'Trial ends:',
  accessUntilLabel: 'Access until:',
  nextBilling: 'Next billing:',
  runsUntilLabel: 'Runs until:',
  runsUntil: 'Runs until',
  remaining: {
    day: plural('en')({ one: '# day remaining', other: '# days remaining' }),
    hour: plural('en')({ one: '# hour remaining', other: '# hours remaining' }),
    minute: plural('en')({ one: '# minute remaining', other: '# minutes remaining' }),
  },
  accessExpired: 'Access expired',
  billing: 'Billing',
  freeOfCharge: 'Free',
  unknownAmount: 'Not known right now',
  creditLeft: (amount: string) => `${amount} is left over, and is used up before anything is charged.`,
  notAgain: 'It is not charged again.',
  paymentMethod: 'Payment method',
  cardOnFile: 'Card on file',
  noCard: 'None needed',
  noCardYet: 'No card yet',
  cancelSubscription: 'Cancel Subscription',
  reactivateSubscription: 'Reactivate Subscription',
  changePlan: 'Change Plan',
  cancelQuestion: (date: string) =>
    `Are you sure you want to cancel your subscription? You'll continue to have access to Pro features until ${date}, but won't be charged again.`,
  cancelPastDue: 'The payment that failed is for the time until then, and is still tried.',
  endsPastDue: 'It is canceled and ends after this period. The payment that failed is still tried.',
  cancelYes: 'Yes, Cancel Subscription',
  cancelNo: 'Keep Subscription',
  canceled:
    'Your subscription has been cancelled successfully. You will continue to have access until the end of your current billing period.',
  endSubscription: 'End Subscription',
  endQuestion:
    'Are you sure you want to end your subscription? It ends at once, and nothing more is charged for it.',
  endKept:
    'None of your games is lost: you can read, edit and download them all, and subscribe again at any time.',
  endYes: 'Yes, End Subscription',
  ended: 'Your subscription has ended. Nothing more is charged.',
  reactivateQuestion: (date: string, amount: string) =>
    `Reactivate your Pro subscription to continue enjoying all features after ${date}. You'll be charged ${amount} starting from the reactivation date.`,
  reactivateNothingToday: (amount: string, date: string) =>
    `Nothing is charged today: the next payment, of ${amount}, is on ${date}.`,
  reactivateYes: 'Yes, Reactivate Subscription',
  failed: {
    subscribe: 'Subscription failed',
    checkout: 'Failed to create checkout session',
    cancel: 'Failed to cancel subscription',
    reactivate: 'Failed to reactivate subscription',
    portal: 'Failed to open customer portal',
  },

  demoTitle: 'Plans and management',
  demoLead: 'The two views side by side, as they are for you.',
};
