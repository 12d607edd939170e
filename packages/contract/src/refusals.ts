/**
 * Every refusal. Anything else that goes wrong is a fault: logged, answered with 500, never
 * explained.
 */
export const refusals = {
  bad_input: { status: 400, text: 'Some of what was sent cannot be used. Please check the marked fields.' },
  signed_out: { status: 401, text: 'Please sign in to continue.' },
  sign_in_again: { status: 403, text: 'To be sure that it is you, please sign in again.' },
  account_gone: { status: 401, text: 'User account not found. Please log in again.' },
  not_yours: { status: 403, text: 'This belongs to another account.' },
  foreign_origin: { status: 403, text: 'This request came from another site and was refused.' },
  not_found: { status: 404, text: 'There is nothing at this address.' },
  too_large: { status: 413, text: 'This is too large to be sent.' },
  slow_down: { status: 429, text: 'Too many attempts. Please wait {seconds} seconds and try again.' },

  credentials_invalid: {
    status: 401,
    text: 'Invalid email or password. If both are right, your email is not confirmed yet, and we have just sent you the link again.',
  },
  session_not_found: { status: 404, text: 'This device is already signed out.' },
  password_incorrect: { status: 422, text: 'Current password is incorrect.' },
  confirmation_mismatch: { status: 422, text: 'Please type your email address exactly to confirm.' },
  email_unknown: { status: 422, text: 'User email not found.' },
  password_too_short: { status: 422, text: 'Password must have at least {least} characters.' },
  password_too_long: { status: 422, text: 'Password must have at most {most} characters.' },
  password_too_common: {
    status: 422,
    text: 'This password is easy to guess: many people use it, or it is like your email address. Choose another one, such as four words that have nothing to do with each other.',
  },
  reset_link_invalid: {
    status: 422,
    text: 'This link has expired or was already used. Please request a new one.',
  },
  provider_unavailable: { status: 422, text: 'An error occurred during {provider} sign in' },

  game_not_found: { status: 404, text: 'Game not found.' },
  item_not_found: { status: 404, text: 'This game is not in your collection.' },
  game_limit_reached: {
    status: 422,
    text: 'Free plan limit reached: You can only add up to {limit} games. Upgrade to Pro for unlimited games.',
  },
  too_many_copies: {
    status: 422,
    text: 'A game can have up to {limit} copies. Remove one to add another.',
  },
  bin_item_not_found: { status: 404, text: 'This game is no longer in the bin.' },
  bulk_change_not_found: { status: 404, text: 'This change can no longer be undone.' },
  pro_required: { status: 403, text: 'This is part of the Pro plan. Upgrade to Pro to use it.' },
  paid_plan_required: {
    status: 403,
    text: 'This is part of the Basic and Pro plans. Upgrade to use it.',
  },

  barcode_unreadable: { status: 422, text: 'This is not a barcode: check the number.' },

  entry_exists: { status: 409, text: 'You have already entered this game for this platform.' },
  entry_merged: { status: 409, text: 'Your entry has become {title}.' },
  entry_limit_reached: {
    status: 422,
    text: 'You can enter up to {limit} games yourself. Delete one that you no longer need to enter another.',
  },
  platforms_differ: { status: 400, text: 'Your entry is for another platform than this game.' },
  picture_not_kept: { status: 409, text: 'No copy has room for the picture of your entry.' },
  merge_not_found: { status: 404, text: 'This can no longer be undone.' },
  correction_not_found: { status: 404, text: 'This correction is no longer there.' },
  correction_changed: {
    status: 409,
    text: 'This correction has changed: look at it again, then decide.',
  },
  title_taken: {
    status: 409,
    text: 'The catalogue already has a game with this title on this platform.',
  },

  photo_limit_reached: {
    status: 422,
    text: 'A copy can have up to {limit} photos. Remove one to add another.',
  },
  photo_not_found: { status: 404, text: 'Photo not found.' },
  picture_not_found: { status: 404, text: 'Picture not found.' },
  photo_not_an_image: {
    status: 422,
    text: 'This file is not a picture that can be read. Please use a JPEG, PNG or WebP image.',
  },
  photo_too_large: {
    status: 413,
    text: 'This picture is too large. Please use one under {megabytes} MB and {megapixels} megapixels, with no side over {side} pixels.',
  },

  api_key_limit_reached: {
    status: 422,
    text: 'You can have up to {limit} API keys. Revoke one to create another.',
  },
  api_key_not_found: { status: 404, text: 'There is no such API key.' },

  archive_unreadable: {
    status: 422,
    text: 'This file is not a Cartouche archive, or it is damaged. Nothing was imported. Please download it again or choose another one.',
  },
  archive_needs_empty_account: {
    status: 409,
    text: 'An archive can only be imported into an account with no games, wishes, own entries or price alerts, and an empty bin. Nothing was imported.',
  },
  archive_busy: {
    status: 429,
    text: 'Another import is still under way. Please wait a minute and try again. Nothing was imported.',
  },
  archive_too_large: { status: 413, text: 'This archive is too large. Nothing was imported.' },

  move_empty: {
    status: 422,
    text: 'There is no game in this file: it is empty, or has only the names of its columns.',
  },
  move_unreadable: {
    status: 422,
    text: 'This file is neither a table nor a file of a known tracker. CSV, TSV, XLSX, XML and JSON work, and the backup of GAMEYE (.ged).',
  },
  move_other_version: {
    status: 422,
    text: 'This is a Cartouche export of version {version}, which is not known here. Update Cartouche, or export again.',
  },
  move_not_games: { status: 422, text: 'This is a list of books, films or other things, not of games.' },
  move_too_large: {
    status: 413,
    text: 'This file is too large. It may have {megabytes} MB, {rows} rows and {columns} columns. Split it, or export fewer games at a time.',
  },
  move_hostile: { status: 422, text: 'This file was refused: no list of games has parts this large.' },
  move_entities: {
    status: 422,
    text: 'This file was refused: it defines entities, which can make a small XML file endless.',
  },
  move_locked: { status: 422, text: 'This file is locked with a password: save it without one.' },
  move_busy: { status: 409, text: 'Another file is still being worked on.' },
  move_went_on: {
    status: 409,
    text: 'This file was continued elsewhere, perhaps in another tab. This is how it stands now.',
  },
  move_changed: { status: 409, text: 'Nothing was added yet: see what you changed here.' },
  move_not_found: { status: 404, text: 'This file is no longer here. Choose it again.' },

  platform_not_found: { status: 404, text: 'Platform not found.' },
  platform_already_added: { status: 409, text: 'Platform already added.' },
  console_limit_reached: {
    status: 422,
    text: 'Free plan limit reached: You can only add up to {limit} consoles. Upgrade to Pro for unlimited consoles.',
  },
  basic_console_limit_reached: {
    status: 422,
    text: 'Basic plan limit reached: You can only add up to {limit} consoles. Upgrade to Pro for unlimited consoles.',
  },
  alert_limit_reached: {
    status: 422,
    text: 'Free plan limit reached: You can only add up to {limit} price alerts. Upgrade to Pro for unlimited price alerts.',
  },

  alerts_coming_soon: {
    status: 403,
    text: 'The Price Alerts feature is coming soon! Stay tuned for updates.',
  },
  classifieds_soon: { status: 422, text: '{marketplace} integration coming soon! Stay tuned for updates.' },
  alert_not_found: { status: 404, text: 'This price alert does not exist any more.' },
  price_range_empty: { status: 422, text: 'The lowest price is above the highest one.' },
  found_item_not_found: { status: 404, text: 'This listing is no longer among your notifications.' },
  found_item_bought: { status: 409, text: 'This listing is already on your shelf.' },
  purchase_not_found: { status: 404, text: 'This purchase can no longer be undone.' },
  mute_limit_reached: {
    status: 422,
    text: 'You can mute up to {limit} sellers and words. Remove one to add another.',
  },

  payments_off: {
    status: 422,
    text: 'Subscriptions are switched off here: whoever runs this site has not set up payments. Nothing was charged.',
  },
  already_subscribed: { status: 409, text: 'You already have an active subscription' },
  subscription_ending: {
    status: 409,
    text: 'Your subscription is still running. Reactivate it instead of buying another one.',
  },
  payment_owed: { status: 409, text: 'A payment is still open. Please pay it first.' },
  charge_changed: {
    status: 409,
    text: 'What is charged today has changed meanwhile. Please look at the new amount first.',
  },
  not_subscribed: { status: 409, text: "You don't have an active subscription." },
  price_unknown: { status: 422, text: 'This plan is not for sale. Please reload the page and choose again.' },
  return_address_foreign: { status: 422, text: 'This would lead to another site, and was refused.' },
  checkout_replaced: {
    status: 409,
    text: 'Another checkout was begun in the meantime. Please continue there, or choose again.',
  },
  payment_declined: {
    status: 402,
    text: 'Your card was declined, and nothing was changed. Please use another card.',
  },
  card_without_funds: {
    status: 402,
    text: 'Your card does not have enough money for this, and nothing was changed. Please use another card.',
  },
  card_expired: {
    status: 402,
    text: 'Your card has expired, and nothing was changed. Please use another card.',
  },
  card_code_wrong: {
    status: 402,
    text: 'The security code of your card is wrong, and nothing was changed. Please enter your card again.',
  },
  card_not_checked: {
    status: 402,
    text: 'Your bank could not check the card just now, and nothing was changed. Please try again in a moment.',
  },
  card_owner_asked: {
    status: 402,
    text: 'Your bank wants you to confirm each payment, and nothing was changed. Please use another card.',
  },
  customer_not_found: { status: 404, text: 'No Stripe customer found for this user' },
  customer_failed: { status: 502, text: 'Failed to create customer' },
  subscription_failed: { status: 502, text: 'Failed to create subscription' },
  checkout_failed: { status: 502, text: 'Failed to create checkout session' },
  update_failed: { status: 502, text: 'Failed to update subscription' },
  cancel_failed: { status: 502, text: 'Failed to cancel subscription' },
  reactivate_failed: { status: 502, text: 'Failed to reactivate subscription' },
  payment_intent_failed: { status: 502, text: 'Failed to create payment intent' },
  portal_failed: { status: 502, text: 'Failed to open customer portal' },
  sync_failed: { status: 502, text: 'Failed to read the subscription from the payment provider' },
  webhook_test_failed: { status: 502, text: 'Failed to send the test event' },

  scanner_off: {
    status: 422,
    text: 'Reading games from pictures is switched off here: whoever runs this site has not set it up.',
  },
  scanner_failed: { status: 502, text: 'Failed to process image. Please try again.' },
  scanner_busy: {
    status: 429,
    text: 'The picture reader is busy. Please try again in {seconds} seconds.',
  },
  scanner_knows_samples: {
    status: 422,
    text: 'No real reader is set up here. Its stand-in knows only its own sample pictures: save one of them and try it.',
  },
  game_not_recognized: {
    status: 422,
    text: 'Could not recognize game information clearly. Please try capturing the image again.',
  },

  igdb_off: {
    status: 422,
    text: 'The IGDB client id is not configured: whoever runs this site has not switched the search on.',
  },
  igdb_search_failed: { status: 502, text: 'Failed to search games: {message}' },
  igdb_game_failed: { status: 502, text: 'Failed to fetch game from IGDB: {message}' },

  marketplace_off: {
    status: 422,
    text: '{marketplace} is switched off here: whoever runs this site has not set it up.',
  },
  vinted_off: {
    status: 422,
    text: 'Vinted is switched off here, because it offers no searches to other programs. You can search on Vinted itself.',
  },
  marketplace_unavailable: {
    status: 502,
    text: '{marketplace} does not answer at the moment. Please try again in a few minutes.',
  },
  marketplace_resting: {
    status: 503,
    text: '{marketplace} gives no answers for now, and is left alone for a while. Please try again later.',
  },
  marketplace_busy: {
    status: 429,
    text: '{marketplace} has been asked as often as it allows for now. Please try again in {minutes} min.',
  },

  mark_too_long: {
    status: 422,
    text: 'With this name, a place or a copy’s tags would be longer than {most} characters.',
  },

  place_in_itself: { status: 422, text: 'A place cannot be moved into itself. Choose a place outside it.' },

  tags_too_long: {
    status: 422,
    text: 'With these, the tags of a copy would be longer than {most} characters. Replace its tags, or add fewer.',
  },

  telegram_off: {
    status: 422,
    text: 'Telegram is switched off here: whoever runs this site has not set up a bot.',
  },
  telegram_unavailable: {
    status: 502,
    text: 'Telegram does not answer at the moment. Please try again in a few minutes.',
  },
  push_service_unknown: {
    status: 422,
    text: 'This browser gets its messages from a service that we do not know. Choose Telegram or mail instead.',
  },
} as const satisfies Record<string, { status: number; text: string }>;

export type RefusalCode = keyof typeof refusals;
