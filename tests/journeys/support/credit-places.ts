import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import {
  askCreditDialog,
  creditCodeDialog,
  creditCodesScreen,
  creditFiltersDialog,
  creditInsightScreen,
  creditRequestDialog,
  creditRequestsScreen,
} from '#areas/credit-requests/credit-requests.addresses.ts'
import { invoicesScreen } from '#areas/invoice-pages/invoice-pages.addresses.ts'
import { over, type Place, plain } from './place.ts'
import { read } from './read-call.ts'

/** The queue of credit requests, one request, and asking for one. */
export const creditPlaces = (ids: { invoice: string; creditRequest: string }): Place[] => [
  plain(creditRequestsScreen, 'accounts'),
  over(creditRequestDialog, 'accounts', creditRequestsScreen, ids.creditRequest),
  over(creditRequestDialog, 'accounts', invoicesScreen, ids.creditRequest),
  over(creditFiltersDialog, 'admin', creditRequestsScreen),
  plain(creditCodesScreen, 'admin'),
  over(creditCodeDialog, 'admin', creditCodesScreen, 'SHORT'),
  plain(creditInsightScreen, 'admin'),
  over(askCreditDialog, 'accounts', invoicesScreen, ids.invoice),
]

/** A credit request of the accounts' own; one is made where there is none. */
export async function creditRequest(
  accounts: APIRequestContext,
  { division, invoiceNumber }: { division: string; invoiceNumber: string },
): Promise<string> {
  const known = await read<{ requests: { id: string }[] }>(accounts, '/api/credit-requests')
  if (known.requests[0]) return known.requests[0].id
  const ofInvoice = `/api/divisions/${division}/invoices/${invoiceNumber}`
  const { options } = await read<{ options: { lines: { lineNumber: number; shippedCases: number }[] } }>(
    accounts,
    `${ofInvoice}/credit-options`,
  )
  const { lineNumber, shippedCases } = options.lines[0]!
  const line = { invoiceLine: lineNumber, code: 'PRICE', unit: shippedCases > 0 ? 'CS' : 'EA', quantity: 1 }
  const made = await accounts.post(`${ofInvoice}/customer-credit-request`, {
    data: { lines: [{ ...line, askedPrice: 0 }] },
    headers: { 'idempotency-key': randomUUID() },
  })
  return ((await made.json()) as { id: string }).id
}
