import type { Generated, GeneratedAlways } from 'kysely';

import type { AlertTables } from './alertTables.ts';
import type { BarcodeTables } from './barcodeTables.ts';
import type { CatalogueTables } from './catalogueTables.ts';
import type { EntryTables } from './entryTables.ts';
import type { IgdbTables } from './igdbTables.ts';
import type { MoveTables } from './moveTables.ts';

/** A copy without what lists need of its game. */
type Copy = {
  user_id: string;
  id: number;
  game_id: number;
  condition: string;
  completeness: string;
  purchasePrice: number | null;
  purchaseDate: string | null;
  notes: string;
  release: string;
  edition: string;
  boxCondition: string;
  bookletCondition: string;
  mediumCondition: string;
  place: string;
  tags: string;
  boughtAt: string;
  boughtFrom: string;
  estimate: number | null;
  estimateDate: string | null;
  created_at: Date;
};

/** Timestamps arrive as Date, dates as 'YYYY-MM-DD', int8 and numeric as number: see database.ts. */
export type Tables = AlertTables &
  BarcodeTables &
  CatalogueTables &
  EntryTables &
  IgdbTables &
  MoveTables & {
    /** better-auth's, which writes its rows. */
    user: {
      id: GeneratedAlways<string>;
      name: GeneratedAlways<string>;
      email: GeneratedAlways<string>;
      emailVerified: boolean;
      createdAt: GeneratedAlways<Date>;
    };
    /** better-auth's: the ways in which a user signs in. */
    account: {
      id: GeneratedAlways<string>;
      userId: string;
      providerId: string;
      password: GeneratedAlways<string | null>;
    };
    /** better-auth's, which writes its rows; `updatedAt` is when the session was last seen. */
    session: {
      id: GeneratedAlways<string>;
      token: GeneratedAlways<string>;
      userId: GeneratedAlways<string>;
      userAgent: GeneratedAlways<string | null>;
      createdAt: GeneratedAlways<Date>;
      updatedAt: Date;
      expiresAt: Date;
    };
    profiles: {
      id: string;
      preferred_currency: Generated<string>;
      preferred_marketplace: string | null;
      preferred_language: 'en' | 'fr' | null;
      user_type: Generated<string>;
      telegram_chat_id: string | null;
      told_by: string[] | null;
    };
    user_subscriptions: {
      user_id: string;
      subscription_tier: Generated<string>;
      subscription_status: Generated<string>;
      subscription_expires_at: Date | null;
      updated_at: Generated<Date>;
      given_tier: string | null;
      given_is_trial: Generated<boolean>;
      given_expires_at: Date | null;
    };
    user_customers: {
      user_id: string;
      creation_key: Generated<string>;
      customer_id: string | null;
      language: 'en' | 'fr';
      changes_noted: Generated<number>;
      changes_read: Generated<number>;
      reader: string | null;
      reading_until: Date | null;
      read_at: Date | null;
      had_trial: Generated<boolean>;
      subscription_id: string | null;
      price_id: string | null;
      billing_interval: string | null;
      amount: number | null;
      credit: Generated<number>;
      currency: string | null;
      next_payment_at: Date | null;
      mend_url: string | null;
    };
    subscription_intents: {
      user_id: string;
      id: Generated<string>;
      slot: string;
      wish: string;
      result: string | null;
      made_at: Date;
      ended_at: Date | null;
    };
    subscription_notices: { user_id: string; about: string; written_at: Date };
    stripe_events: { id: string; type: string; received_at: Date };
    leaving_customers: { customer_id: string; attempts: Generated<number>; next_attempt_at: Generated<Date> };
    mails: {
      id: GeneratedAlways<number>;
      to_address: string;
      subject: string;
      body_text: string;
      created_at: Generated<Date>;
      sent_at: Date | null;
      attempts: Generated<number>;
      next_attempt_at: Generated<Date>;
      is_last: Generated<boolean>;
    };
    attempts: { key: string; times: number; window_ends_at: Date };
    user_platforms: { user_id: string; platform_id: number; created_at: Generated<Date> };
    user_collection: {
      id: Generated<number>;
      user_id: string;
      game_id: number;
      condition: Generated<string>;
      completeness: Generated<string>;
      purchasePrice: number | null;
      purchaseDate: string | null;
      notes: Generated<string>;
      release: Generated<string>;
      edition: Generated<string>;
      boxCondition: Generated<string>;
      bookletCondition: Generated<string>;
      mediumCondition: Generated<string>;
      place: Generated<string>;
      tags: Generated<string>;
      boughtAt: Generated<string>;
      boughtFrom: Generated<string>;
      estimate: number | null;
      estimateDate: string | null;
      created_at: Generated<Date>;
      /** The following columns are copied from the game by triggers, for lists to sort and filter by. */
      folded_title: Generated<string>;
      platform_id: Generated<number>;
      release_date: string | null;
      folded_publisher: string | null;
      genres: Generated<string[]>;
      regions: Generated<string[]>;
      /** Added up from the further copies by triggers. */
      copies: Generated<number>;
      has_whole_copy: Generated<boolean>;
      more_priced: Generated<number>;
      more_paid: Generated<number>;
      more_estimated: Generated<number>;
      more_estimate: Generated<number>;
    };
    user_copies: Copy;
    user_bin: Copy & { removed_at: Date; led: Generated<boolean> };
    user_collection_files: {
      user_id: string;
      user_collection_id: number;
      file_name: string;
      file_key: string;
      mime_type: string;
      size: number;
      metadata: Generated<unknown>;
      created_at: Generated<Date>;
      is_cover: Generated<boolean>;
      cover_width: number | null;
      cover_height: number | null;
    };
    unneeded_files: { file_key: string; since: Date };
    bulk_changes: { user_id: string; id: GeneratedAlways<number>; made_at: Date };
    bulk_change_items: {
      user_id: string;
      change_id: number;
      game_id: number;
      item_id: number;
      before: unknown;
      wished_at: Date | null;
    };
    api_keys: {
      user_id: string;
      id: Generated<string>;
      name: string;
      digest: string;
      ending: string;
      created_at: Date;
      last_used_at: Date | null;
    };
    feedback: {
      user_id: string;
      id: GeneratedAlways<number>;
      feedback_type: string;
      subject: string;
      message: string;
      email: string | null;
      current_url: string;
      user_agent: string;
      created_at: Date;
    };
    tellings: {
      user_id: string;
      item_id: number;
      way: 'telegram' | 'push' | 'mail';
      state: Generated<'waiting' | 'sending' | 'told' | 'unsure' | 'given up'>;
      price: number;
      due_at: Date;
      attempts: Generated<number>;
      sender: string | null;
      sending_until: Date | null;
      told_at: Date | null;
    };
    chat_links: { digest: string; user_id: string; expires_at: Date };
    telegram_updates: { update_id: number; received_at: Date };
    push_subscriptions: {
      user_id: string;
      id: GeneratedAlways<number>;
      endpoint: string;
      p256dh: string;
      auth: string;
      created_at: Date;
    };
    push_keys: { is_only: Generated<boolean>; public_key: string; private_key: string; made_at: Date };
    user_wishlist: {
      user_id: string;
      game_id: number;
      created_at: Generated<Date>;
      folded_title: Generated<string>;
      platform_id: Generated<number>;
      release_date: string | null;
      folded_publisher: string | null;
      genres: Generated<string[]>;
      regions: Generated<string[]>;
    };
  };
