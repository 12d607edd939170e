import type { Generated, GeneratedAlways } from 'kysely';

/** The tables of the price alerts, and of the rates that they compare by. */
export type AlertTables = {
  searches: {
    user_id: string;
    id: GeneratedAlways<number>;
    platform: string;
    query: string;
    min_price: number | null;
    max_price: number | null;
    active: Generated<boolean>;
    created_at: Date;
    game_id: number | null;
    question_id: number | null;
    site: string | null;
    part: Generated<string>;
    excluded_words: Generated<string[]>;
    with_fees: Generated<boolean>;
  };
  alert_questions: {
    id: GeneratedAlways<number>;
    platform: string;
    site: Generated<string>;
    words: string;
    next_ask_at: Date;
    lease: string | null;
    leased_until: Date | null;
    created_at: Date;
    answered_at: Date | null;
    failures: Generated<number>;
  };
  alert_purchases: {
    user_id: string;
    item_id: number;
    game_id: number;
    before: unknown;
    wished_at: Date | null;
    was_active: boolean;
    bought_at: Date;
  };
  alert_mutes: {
    user_id: string;
    id: GeneratedAlways<number>;
    kind: string;
    platform: string | null;
    value: string;
    created_at: Date;
  };
  alert_settings: {
    user_id: string;
    is_quiet: Generated<boolean>;
    quiet_from: Generated<number>;
    quiet_to: Generated<number>;
    time_zone: string | null;
    failure_told_at: Date | null;
  };
  exchange_rates: { day: string; rates: unknown; read_at: Date };
  items: {
    user_id: string;
    id: GeneratedAlways<number>;
    search_id: number;
    title: string;
    price: number;
    item_platform_id: string;
    image_url: string | null;
    platform: string;
    created_at: Date;
    item_seen: Generated<boolean>;
    currency: Generated<string>;
    total: number | null;
    seller: string | null;
    found_price: number | null;
    found_run: string | null;
    was_price: number | null;
    dismissed_at: Date | null;
  };
};
