import type { GeneratedAlways, Generated } from 'kysely';

/** Files of other trackers that users bring, and what is remembered of them. */
export type MoveTables = {
  moves: {
    user_id: string;
    id: GeneratedAlways<number>;
    file_name: string;
    form: string;
    state: string;
    told: unknown;
    columns: unknown;
    settings: unknown;
    words: unknown;
    rows: number;
    done: Generated<number>;
    busy_until: Date | null;
    is_stopping: Generated<boolean>;
    turn: Generated<number>;
    tries: Generated<number>;
    has_failed: Generated<boolean>;
    asked_again: Generated<unknown>;
    was_stopped: Generated<boolean>;
    made_at: Date;
    written_at: Date | null;
  };
  move_rows: {
    user_id: string;
    move_id: number;
    place: number;
    line: number;
    cells: unknown;
    wanted: unknown;
    row_key: string | null;
    status: string | null;
    why: string | null;
    game_id: number | null;
    choices: Generated<unknown>;
    items: Generated<unknown>;
    differences: Generated<unknown>;
    decision: unknown;
    written: unknown;
    brings: number | null;
    beyond: Generated<number>;
  };
  moved_rows: {
    user_id: string;
    row_key: string;
    decision: unknown;
    wanted: unknown;
    game_id: number | null;
    move_id: number | null;
    items: Generated<unknown>;
    former: unknown;
  };
  moved_headers: { user_id: string; header: string; settings: unknown; used_at: Date };
};
