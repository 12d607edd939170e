import type { ExportRecord } from '@cartouche/contract/archive';

import type { Context, UserId } from '../context.ts';
import { requireFeature } from '../subscription/subscription.ts';
import { listExportRecords } from './archive.store.ts';

export async function exportCollection(ctx: Context, userId: UserId): Promise<ExportRecord[]> {
  await requireFeature(ctx, userId, 'data_export');
  return await listExportRecords(ctx.db, userId);
}
