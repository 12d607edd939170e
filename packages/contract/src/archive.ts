import { z } from 'zod';

import { call, refuses } from './call.ts';
import { fetchGames } from './catalogue.ts';
import { fullForms } from './fullExport.rules.ts';
import { type ExportName, exportedFields } from './item.rules.ts';

const exported = Object.fromEntries(exportedFields.map(({ exportedAs }) => [exportedAs, z.string()]));

/** Specification 3, export record. */
export const exportRecord = z.object({
  title: z.string(),
  platform: z.string(),
  ...(exported as Record<ExportName, z.ZodString>), // as: fromEntries forgets the names
});
export type ExportRecord = z.infer<typeof exportRecord>;

/** The query of GET /api/collection-full: the form of the file, and the list of copies or wishes whose rows it has. */
export const fullExportQuery = fetchGames
  .omit({ p_limit: true, p_offset: true, p_user: true })
  .extend({ form: z.enum(fullForms) });
export type FullExportQuery = z.infer<typeof fullExportQuery>;

export const archive = {
  /** The rows of the CSV and JSON files that the device makes, by title. */
  exportCollection: call
    .route({ method: 'GET', path: '/collection-export', summary: 'The collection as export records' })
    .errors(refuses('paid_plan_required'))
    .output(z.array(exportRecord)),

  /** The request's body is an archive, as GET /api/archive sends it. Restores all of it or nothing. */
  restore: call
    .route({
      method: 'POST',
      path: '/archive',
      summary: 'Import an archive into an account without games',
      inputStructure: 'detailed',
    })
    .errors(
      refuses(
        'archive_unreadable',
        'archive_needs_empty_account',
        'archive_too_large',
        'archive_busy',
        'game_limit_reached',
        'console_limit_reached',
        'basic_console_limit_reached',
        'alert_limit_reached',
        'slow_down',
      ),
    )
    .input(z.object({ body: z.unknown() }))
    .output(
      z.object({
        games: z.number(),
        wishes: z.number(),
        photos: z.number(),
        /** How many titles this catalogue lacks, and the first of them. */
        missing: z.array(z.string()),
        missingCount: z.number(),
      }),
    ),
};
