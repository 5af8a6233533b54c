import { allow, type Decision, refuse } from '#kit/decision.ts'
import { findColumnFault } from '#areas/order-import/rules/find-column-fault.ts'
import { guideFileFieldNames, type GuideFileMapping } from '../guide-import.ts'
import { guideImportRefusals } from '../guide-import.refusals.ts'

/** GUIDE-1: a mapping has the item number, and no column twice. */
export function checkGuideMapping(mapping: GuideFileMapping, columns: readonly { readonly index: number }[]): Decision {
  const fault = findColumnFault(guideFileFieldNames, mapping, columns)
  if (fault) {
    const { guide_file_columns_repeated, guide_file_column_unknown } = guideImportRefusals
    const refusal = fault.is === 'repeated' ? guide_file_columns_repeated : guide_file_column_unknown
    return refuse(refusal, { field: `mapping.${fault.field}` })
  }
  if (mapping.itemNumber === null)
    return refuse(guideImportRefusals.guide_file_item_column_required, { field: 'mapping.itemNumber' })
  return allow()
}
