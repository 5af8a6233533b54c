import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { ReceivedContent } from '../receipt-operation.ts'
import { receivingRefusals } from '../receiving.refusals.ts'

/** What of an operation is judged. */
interface Wanted extends ReceivedContent {
  readonly itemNumber: string
  readonly isPiece: boolean
  readonly isCleared: boolean
}

/** NEXT-6: an operation is about an item there is, and what is wrong of it came. */
export function takeCheck(wanted: Wanted, knownItems: ReadonlySet<string>): Decision {
  if (!knownItems.has(wanted.itemNumber))
    return refuse(receivingRefusals.receipt_item_not_found, { field: 'itemNumber' })
  const { cases, units, weightHundredths, problems, temperatureTenths, lots } = wanted
  if (wanted.isCleared) {
    const isEmpty = cases + units + problems.length + lots.length === 0 && weightHundredths === null
    return isEmpty && temperatureTenths === null && !wanted.isPiece
      ? allow()
      : refuse(receivingRefusals.receipt_cleared_with_content, { field: 'isCleared' })
  }
  if (wanted.isPiece && (cases + units !== 1 || problems.length > 0 || temperatureTenths !== null))
    return refuse(receivingRefusals.receipt_piece_wrong, { field: 'isPiece' })
  if (new Set(problems.map(({ kind }) => kind)).size < problems.length)
    return refuse(receivingRefusals.receipt_problem_twice, { field: 'problems' })
  if (problems.some((each) => each.cases + each.units === 0))
    return refuse(receivingRefusals.receipt_problem_nothing, { field: 'problems' })
  const wrong = (of: (each: (typeof problems)[number]) => number) => problems.reduce((all, each) => all + of(each), 0)
  if (wrong((each) => each.cases) > cases || wrong((each) => each.units) > units)
    return refuse(receivingRefusals.receipt_problem_above, { field: 'problems' })
  return allow()
}
