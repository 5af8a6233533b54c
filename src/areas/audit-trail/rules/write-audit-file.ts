import { toCsv } from '#kit/csv.ts'
import type { AuditEntry } from '../audit-entry.ts'
import { labelOfAction } from './describe-action.ts'

const head = [
  'Time (UTC)',
  'Person',
  'E-mail',
  'Acting as',
  'Acting as e-mail',
  'Action',
  'What',
  'About',
  'Division',
  'Ship-to',
  'From address',
  'Facts',
]

/** PLAT-8: the trail as CSV; cells a spreadsheet would run are escaped (security 57). */
export const writeAuditFile = (entries: readonly AuditEntry[]): string =>
  toCsv([
    head,
    ...entries.map((entry) => [
      entry.at,
      entry.by?.name ?? '',
      entry.by?.email ?? '',
      entry.actingAs?.name ?? '',
      entry.actingAs?.email ?? '',
      labelOfAction(entry.action),
      entry.sentence,
      entry.about,
      entry.division,
      entry.shipTo,
      entry.address,
      entry.facts.map(({ label, value }) => `${label}: ${value}`).join('; '),
    ]),
  ])
