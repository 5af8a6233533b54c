import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import { queryNumber } from '#contract/paging.ts'
import { askedInstant } from '#contract/values.ts'
import { auditEntry } from './audit-entry.ts'
import { auditTrailRefusals } from './audit-trail.refusals.ts'

/** Entries on a page (decided constants: lists). */
const auditPageSize = 30
/** Entries in one file; the newest. */
export const auditFileRows = 10_000

const filters = {
  /** Name or e-mail of the person at the keyboard, or of whom they acted as. */
  person: z.string().trim().max(100).default(''),
  /**
   * An order number, a ship-to, a name or e-mail of a user, or the whole id of what it was done to.
   */
  about: z.string().trim().max(100).default(''),
  action: z.string().max(100).default(''),
  /** From this instant on. */
  from: askedInstant.optional(),
  /** Before this instant. */
  until: askedInstant.optional(),
}
const reading = { access: 'session', needs: ['viewAudit'], staffOnly: true } as const

/**
 * PLAT-8: who did what, as whom, to what, when and from where; the newest first, by cursor as the
 * trail grows in the meantime.
 */
export const listAuditEntries = endpoint({
  ...reading,
  name: 'listAuditEntries',
  method: 'GET',
  path: '/audit-entries',
  summary: 'The audit trail',
  query: z.object({
    ...filters,
    /** Of the answer before: goes on with older entries. */
    cursor: z
      .string()
      .max(18)
      .regex(/^\d{1,18}$/, 'Not a cursor')
      .optional(),
    pageSize: queryNumber(1, 100).default(auditPageSize),
  }),
  answer: z.object({ entries: z.array(auditEntry), nextCursor: z.string().nullable() }),
})

/** PLAT-8: one entry with its facts. */
export const getAuditEntry = endpoint({
  ...reading,
  name: 'getAuditEntry',
  method: 'GET',
  path: '/audit-entries/:entryId',
  summary: 'One entry of the audit trail',
  params: z.object({
    entryId: z
      .string()
      .max(18)
      .regex(/^\d{1,18}$/, 'Not an entry'),
  }),
  answer: z.object({ entry: auditEntry }),
  refusals: [auditTrailRefusals.entry_not_found],
})

/** PLAT-8: the same as a file; taking it is an entry itself. */
export const downloadAuditEntries = endpoint({
  ...reading,
  name: 'downloadAuditEntries',
  method: 'GET',
  path: '/audit-entries-csv',
  summary: 'The audit trail as CSV',
  query: z.object(filters),
  answer: fileContent,
  file: 'text/csv; charset=utf-8',
})
