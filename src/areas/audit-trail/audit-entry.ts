import { z } from 'zod'
import { instant } from '#contract/values.ts'

const person = z.object({ userId: z.uuid(), name: z.string(), email: z.string() })

/** PLAT-8: one line of the trail, in words. */
export const auditEntry = z
  .object({
    id: z.string(),
    at: instant,
    /** The person at the keyboard; null when the portal did it by itself. */
    by: person.nullable(),
    /** Whom they acted as; null when as themselves. */
    actingAs: person.nullable(),
    action: z.string(),
    /** What they did: 'placed order 490012'. */
    sentence: z.string(),
    /** What it was done to, in words; empty when the sentence says it all. */
    about: z.string(),
    division: z.string(),
    shipTo: z.string(),
    shipToName: z.string(),
    /** The network address it came from. */
    address: z.string(),
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
  })
  .meta({ id: 'AuditEntry' })
/** One line of the trail, in words. */
export type AuditEntry = z.output<typeof auditEntry>
