import { allow, type Decision, refuse } from '#kit/decision.ts'
import { scanningRefusals } from '../scanning.refusals.ts'

/** What a code is to stand for. */
export type CodeTarget = { readonly itemNumber: string } | { readonly customItemId: string }

/** NEXT-8: a code stands for one item of the catalogue or for one custom item. */
export function chooseCodeItem(given: {
  readonly itemNumber?: string | undefined
  readonly customItemId?: string | undefined
}): Decision<CodeTarget> {
  const { itemNumber, customItemId } = given
  if (itemNumber !== undefined && customItemId !== undefined)
    return refuse(scanningRefusals.code_item_twice, { field: 'customItemId' })
  if (itemNumber !== undefined) return allow({ itemNumber })
  if (customItemId !== undefined) return allow({ customItemId })
  return refuse(scanningRefusals.code_item_missing, { field: 'itemNumber' })
}
