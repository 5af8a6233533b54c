import { allow, type Decision, refuse } from '#kit/decision.ts'
import { findColumnFault } from '#areas/order-import/rules/find-column-fault.ts'
import { type ListField, listFields } from '../staging-guide.ts'
import type { ListMapping } from '../staging-guides.endpoints.ts'
import { stagingRefusals } from '../staging-guides.refusals.ts'

/** Columns by which a line can be matched: one of them is needed. */
const naming: readonly ListField[] = ['description', 'itemNumber', 'customerItemNumber', 'gtin']

/** GUIDE-3: a mapping names what a line is of, and no column twice. */
export function checkListMapping(mapping: ListMapping, columns: readonly { readonly index: number }[]): Decision {
  const fault = findColumnFault(listFields, mapping, columns)
  if (fault) {
    const { list_columns_repeated, list_column_unknown } = stagingRefusals
    const refusal = fault.is === 'repeated' ? list_columns_repeated : list_column_unknown
    return refuse(refusal, { field: `mapping.${fault.field}` })
  }
  if (naming.every((field) => mapping[field] === null))
    return refuse(stagingRefusals.list_columns_needed, { field: 'mapping.description' })
  return allow()
}
