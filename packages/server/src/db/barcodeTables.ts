/** What users say of barcodes, and what the operator removed of it. */
export type BarcodeTables = {
  barcode_says: { user_id: string; code: string; game_id: number; is_right: boolean; said_at: Date };
  barcode_removals: { code: string; game_id: number; removed_at: Date };
};
