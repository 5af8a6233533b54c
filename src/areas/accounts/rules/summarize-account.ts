import type { AccountsSummary } from '../customer-details.ts'

/** The facts about an account's debts. */
export interface AccountFigures {
  /** Sums over the open invoices of the ship-tos the reader may see, in cents. */
  readonly open: { pastDue: number; pastDueCount: number; netDue: number; count: number }
  /** The figures the distributor sent with the bill-to, in cents. */
  readonly sent: { pastDue: number; netDue: number; count: number }
  /** Whether the portal has ever had an invoice of this bill-to, paid or not. */
  readonly hasInvoices: boolean
  /** Whether the reader may see every ship-to of the bill-to. */
  readonly seesAll: boolean
}

const nothing = { pastDue: 0, pastDueCount: 0, netDue: 0, count: 0 }

/**
 * CUST-1: an account owes the sum of its open invoices, less payments made here. The imported
 * figures of a bill-to are used when its invoices are kept elsewhere; a reader who may see only
 * some of its ship-tos does not get them.
 */
export function summarizeAccount({ open, sent, hasInvoices, seesAll }: AccountFigures): AccountsSummary {
  const owed = hasInvoices ? open : seesAll ? { ...sent, pastDueCount: 0 } : nothing
  return {
    pastDue: { amount: owed.pastDue, invoicesCount: owed.pastDueCount },
    netDue: { amount: owed.netDue, invoicesCount: owed.count },
  }
}
