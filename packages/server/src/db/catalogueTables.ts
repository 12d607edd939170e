import type { Medium } from '@cartouche/contract/platforms';
import type { Generated, GeneratedAlways } from 'kysely';

/** The tables of the catalogue. */
export type CatalogueTables = {
  consoles: {
    id: number;
    name: string;
    short_name: string | null;
    manufacturer: string;
    aliases: Generated<string[]>;
    release_year: number | null;
    color: string;
    medium: Generated<Medium>;
    box_width: Generated<number>;
    box_height: Generated<number>;
    box_depth: Generated<number>;
    description: Generated<string>;
    image_url: Generated<string>;
  };
  games_igdb: {
    game_id: Generated<number>;
    platform_id: number;
    title: string;
    folded_title: string;
    release_date: string | null;
    publisher: string | null;
    folded_publisher: string | null;
    genres: Generated<string[]>;
    regions: Generated<string[]>;
    cover_url_small: string | null;
    cover_url_big: Generated<string>;
    /** Of a game that a user entered for themselves. */
    owner_id: string | null;
    corrects: number | null;
  };
  game_details: {
    game_id: number;
    igdb_id: number | null;
    alt_titles: Generated<string[]>;
    folded_alts: Generated<string>;
    developer: string | null;
    description: string | null;
    description_fr: string | null;
    rating: Generated<number>;
    rating_count: Generated<number>;
    url: Generated<string>;
    screenshot_1: string | null;
    screenshot_2: string | null;
    barcode: string | null;
    releases: Generated<unknown>;
    /** The source of the title; `fact_sources` has those of all facts, and `licence` what their licences ask together. */
    source: Generated<string>;
    licence: Generated<string>;
    cover: string | null;
    fact_sources: Generated<unknown>;
    has_igdb: GeneratedAlways<boolean>;
    has_label: GeneratedAlways<boolean>;
    /** Where a box of its own is known, as a list. */
    boxed_regions: GeneratedAlways<unknown>;
  };
  game_facets: { platform_id: number; genre: string; region: string; games: number };
  gamecount: { platform_id: number; platform: string; game_count: number };
  game_records: { source: string; source_key: string; game_id: number; facts: unknown; licence: string };
  /** What searches look through; triggers keep it, as `game_words`, `game_word_pairs` and `game_codes`. */
  game_search: {
    game_id: number;
    platform_id: number;
    folded_title: string;
    names: string;
    pieces: string[] | null;
    initials: string[] | null;
    standing: number;
  };
  game_words: { word: string };
  game_word_pairs: { joined: string; apart: string };
  game_codes: { code: string; game_id: number };
  game_keys: { platform_id: number; key: string; game_id: number };
  game_moves: { old_id: number; game_id: number };
  cover_pictures: {
    source: string;
    source_key: string;
    digest: string | null;
    file_stem: string | null;
    width: number | null;
    height: number | null;
    bytes: number | null;
    fetched_at: Date | null;
    used_at: Date | null;
    missing_until: Date | null;
    fetcher: string | null;
    fetching_until: Date | null;
  };
  covers: {
    game_id: number;
    region: string;
    sources: string;
    source: string | null;
    source_key: string | null;
    ask_after: Date | null;
  };
  cover_removals: { source: string; source_key: string; removed_at: Date };
  seeds: { name: string; digest: string };
  source_counts: { source: string; games: number; updated_at: Date };
  source_state: {
    source: string;
    revision: string;
    licence: string;
    fetched_at: Date;
    games: number;
  };
};
