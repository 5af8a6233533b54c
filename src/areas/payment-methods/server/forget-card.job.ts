import { z } from 'zod'
import type { Job } from '#platform/http/area.ts'
import { cardProcessorOf } from '#platform/payments/http-card-processor.ts'

const payload = z.object({ utaTokenId: z.string() })

/** PROFILE-6: the processor forgets a card that was removed here; repeated until it answers. */
export const forgetCardJob: Job = {
  name: 'forget-card',
  run: async (given, { config }) => {
    await cardProcessorOf(config.outside)?.forget(payload.parse(given).utaTokenId)
  },
}
