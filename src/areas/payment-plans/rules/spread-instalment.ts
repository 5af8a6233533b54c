import type { Cents } from '#kit/money.ts'
import type { Payable } from '#areas/payments/payable.ts'
import { oldestFirst } from '#areas/payments/rules/oldest-first.ts'
import type { SeenAmount } from '#areas/payments/rules/check-choice.ts'

/**
 * NEXT-13: what an instalment pays of the plan's invoices, oldest first, and never more than is
 * open of them: what was paid in another way is not paid again.
 */
export function spreadInstalment(amount: Cents, invoices: readonly Payable[]): SeenAmount[] {
  const open = invoices.filter((invoice) => invoice.open > 0).toSorted(oldestFirst)
  let left = amount
  const chosen: SeenAmount[] = []
  for (const invoice of open) {
    const taken = Math.min(left, invoice.open)
    if (taken <= 0) break
    chosen.push({ invoiceNumber: invoice.invoiceNumber, amount: taken, seenOpen: invoice.open })
    left -= taken
  }
  return chosen
}
