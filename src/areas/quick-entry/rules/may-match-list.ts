import { allow, type Decision, refuse } from '#kit/decision.ts'
import { quickEntryRefusals } from '../quick-entry.refusals.ts'
import { linesOf, maxLines } from './read-order-list.ts'

/** CART-13: a list has at least one line and at most 500. */
export function mayMatchList(text: string): Decision {
  const lines = linesOf(text).length
  if (lines === 0) return refuse(quickEntryRefusals.list_empty, { field: 'text' })
  return lines > maxLines ? refuse(quickEntryRefusals.list_too_long, { field: 'text', details: { lines } }) : allow()
}
