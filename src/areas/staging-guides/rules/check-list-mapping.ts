import { allow, type Decision, refuse } from '#kit/decision.ts'
import { type ListField, listFields } from '../staging-guide.ts'
import type { ListMapping } from '../staging-guides.endpoints.ts'
import { stagingRefusals } from '../staging-guides.refusals.ts'

/** Columns by which a line can be matched: one of them is needed. */
const naming: readonly ListField[] = ['description', 'itemNumber', 'customerItemNumber', 'gtin']

/** GUIDE-3: a mapping names what a line is of, and no column twice. */
export function checkListMapping(mapping: ListMapping, columns: readonly { readonly index: number }[]): Decision {
  const known = new Set(columns.map(({ index }) => index))
  const seen = new Set<number>()
  for (const field of listFields) {
    const index = mapping[field]
    if (index === null) continue
    if (seen.has(index)) return refuse(stagingRefusals.list_columns_repeated, { field: `mapping.${field}` })
    if (!known.has(index)) return refuse(stagingRefusals.list_column_unknown, { field: `mapping.${field}` })
    seen.add(index)
  }
  if (naming.every((field) => mapping[field] === null))
    return refuse(stagingRefusals.list_columns_needed, { field: 'mapping.description' })
  return allow()
}
