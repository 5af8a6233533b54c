import { refusals } from '#contract/refusals.ts'

/** Every "no" of reading the audit trail. */
export const auditTrailRefusals = refusals({
  entry_not_found: [404, 'There is no such entry.'],
})
