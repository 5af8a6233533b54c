import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery } from '#contract/paging.ts'
import { instant } from '#contract/values.ts'

const delivery = {
  createdAt: instant,
  /** When it left; null while it waits. */
  deliveredAt: instant.nullable(),
  attempts: z.number().int(),
  /** Why the last attempt failed. */
  lastError: z.string().nullable(),
}

/** PLAT-9: a page of the demo's mails and one of its ERP messages, the latest first; there only in demo mode. */
export const listDemoOutbox = endpoint({
  name: 'listDemoOutbox',
  method: 'GET',
  path: '/demo/outbox',
  summary: 'Mails and ERP messages of the demo',
  access: 'public',
  query: pageQuery.omit({ includeTotal: true }),
  answer: z.object({
    mails: z.array(z.object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string(), ...delivery })),
    messages: z.array(z.object({ messageId: z.string(), topic: z.string(), payload: z.any(), ...delivery })),
  }),
})
