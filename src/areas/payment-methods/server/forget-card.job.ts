import { z } from 'zod'
import type { Queries } from '#platform/database/database.ts'
import type { Job } from '#platform/http/area.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { cardProcessorOf } from '#platform/payments/http-card-processor.ts'

const payload = z.object({ utaTokenId: z.string() })

/** The processor forgets a card, once the caller's transaction has committed. */
export const forgetCard = (tx: Queries, utaTokenId: string): Promise<void> =>
  queueJob(tx, forgetCardJob.name, { utaTokenId })

/** PROFILE-6: the processor forgets a card that was removed here; repeated until it answers. */
export const forgetCardJob: Job = {
  name: 'forget-card',
  run: async (given, { config }) => {
    await cardProcessorOf(config.outside)?.forget(payload.parse(given).utaTokenId)
  },
}
