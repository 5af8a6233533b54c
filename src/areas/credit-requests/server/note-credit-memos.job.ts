import type { Job } from '#platform/http/area.ts'
import { noteCreditMemo, unnotedMemos } from './credit-to-erp.ts'

/**
 * CREDIT-3: credit memos that an import brought reach their requests, and whoever asked, in
 * minutes.
 */
export const noteCreditMemosJob: Job = {
  name: 'note-credit-memos',
  schedule: '*/2 * * * *',
  run: async (_, { db, clock, config }) => {
    const { publicUrl } = config
    for (const id of await unnotedMemos(db))
      await db.inTransaction((tx) => noteCreditMemo(tx, id, { now: clock.now(), publicUrl }))
  },
}
