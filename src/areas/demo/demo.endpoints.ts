import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { instant } from '#contract/values.ts'

/** PLAT-9: mails and ERP messages of the demo, the latest first; there only in demo mode. */
export const listDemoOutbox = endpoint({
  name: 'listDemoOutbox',
  method: 'GET',
  path: '/demo/outbox',
  summary: 'Mails and ERP messages of the demo',
  access: 'public',
  answer: z.object({
    mails: z.array(
      z.object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string(), createdAt: instant }),
    ),
    messages: z.array(
      z.object({
        messageId: z.string(),
        topic: z.string(),
        payload: z.any(),
        createdAt: instant,
        deliveredAt: instant.nullable(),
      }),
    ),
  }),
})
