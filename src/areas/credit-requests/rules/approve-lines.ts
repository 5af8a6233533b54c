import { allow, type Decision, refuse } from '#kit/decision.ts'
import { divideHalfUp } from '#kit/money.ts'
import type { CreditUnit } from '../credit-request.ts'
import { creditRefusals } from '../credit-requests.refusals.ts'
import type { Take } from './left-to-credit.ts'

/** A line as it claims now: what was asked, or what was approved before a declined posting. */
export interface ClaimedLine {
  readonly lineNumber: number
  readonly unit: CreditUnit
  readonly quantity: number
  readonly amount: number
  readonly take: Take
}

/** What is approved of one line; a line that is not named is approved as it is. */
export interface LineApproval {
  readonly lineNumber: number
  /** 0: declined. */
  readonly quantity: number
  /** Less than the quantity is worth; null: what it is worth. */
  readonly amount: number | null
}

/** A request with what is approved of it. */
export interface ApprovedCredit {
  readonly lines: readonly ClaimedLine[]
  readonly charges: number
  readonly total: number
}

/**
 * CREDIT-3: approval in part, by line: never more than a line claims. The share of the charges goes
 * with the amounts.
 */
export function approveLines(
  claimed: readonly ClaimedLine[],
  claimedCharges: number,
  approvals: readonly LineApproval[],
): Decision<ApprovedCredit> {
  const unknown = approvals.findIndex(({ lineNumber }) => !claimed.some((line) => line.lineNumber === lineNumber))
  if (unknown >= 0) return refuse(creditRefusals.credit_line_unknown, { field: `lines.${unknown}.lineNumber` })
  const lines: ClaimedLine[] = []
  for (const line of claimed) {
    const index = approvals.findIndex(({ lineNumber }) => lineNumber === line.lineNumber)
    const approval = approvals[index]
    const quantity = approval?.quantity ?? line.quantity
    if (quantity > line.quantity)
      return refuse(creditRefusals.credit_approved_above_asked, { field: `lines.${index}.quantity` })
    const worth = part(line.amount, quantity, line.quantity)
    const amount = approval?.amount ?? worth
    if (amount > worth) return refuse(creditRefusals.credit_approved_above_asked, { field: `lines.${index}.amount` })
    lines.push({
      ...line,
      quantity: amount === 0 ? 0 : quantity,
      amount,
      take: amount === 0 ? none : partOf(line, quantity),
    })
  }
  const asked = claimed.reduce((sum, { amount }) => sum + amount, 0)
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0)
  const charges = part(claimedCharges, goods, asked)
  if (goods + charges <= 0) return refuse(creditRefusals.credit_approved_nothing, { field: 'lines' })
  return allow({ lines, charges, total: goods + charges })
}

const none: Take = { cases: 0, units: 0 }

const part = (whole: number, quantity: number, of: number): number =>
  quantity === of ? whole : of === 0 ? 0 : divideHalfUp(BigInt(whole) * BigInt(quantity), BigInt(of))

/** Eaches are those billed as such first, as when they were asked for. */
function partOf({ unit, quantity: asked, take }: ClaimedLine, quantity: number): Take {
  if (unit !== 'EA') return { units: 0, cases: part(take.cases, quantity, asked) }
  const units = Math.min(quantity, take.units)
  return { units, cases: quantity - units }
}
