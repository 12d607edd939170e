import type { Generated } from 'kysely';

/** What users entered into the catalogue for themselves; the entry itself is a row of games_igdb. */
export type EntryTables = {
  own_entries: {
    user_id: string;
    game_id: Generated<number>;
    created_at: Date;
    merged_into: number | null;
    merged_at: Date | null;
    moved: unknown;
    declined_at: Date | null;
    edited_at: Date | null;
    /** What the game said that it corrects. */
    facts_before: unknown;
  };
  entry_covers: { user_id: string; game_id: number; file_key: string; created_at: Date };
  accepted_corrections: {
    id: Generated<number>;
    /** The correction's, which may be gone. */
    entry_id: number;
    game_id: number;
    changes: unknown;
    accepted: unknown;
    accepted_at: Date;
  };
  entry_refusals: { user_id: string; game_id: number; refused_id: number };
};
