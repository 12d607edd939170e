import type { Generated } from 'kysely';

/** How providers are asked by all processes together, and how far IGDB is read. */
export type IgdbTables = {
  call_lanes: { provider: string; lane: number; holder: string; taken_until: Date };
  call_paces: { provider: string; next_at: Date };
  igdb_syncs: {
    platform_id: number;
    changed_since: Date | null;
    last_id: Generated<number>;
    began_at: Date | null;
    ended_at: Date | null;
    games: Generated<number>;
    holder: string | null;
    held_until: Date | null;
  };
};
