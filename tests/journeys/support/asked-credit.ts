import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { read } from './read-call.ts'

/** A line of an invoice of which nobody asks for credit yet. */
interface FreeLine {
  readonly lineNumber: number
  readonly description: string
  readonly shippedCases: number
  readonly lineTotal: number
  readonly claimedCents: number
}

/** The customer's invoices, the latest first, with the lines nobody has asked credit for. */
async function* freeLines(customer: APIRequestContext) {
  const { invoices } = await read<{
    invoices: { division: string; billTo: string; invoiceNumber: string; total: number }[]
  }>(customer, '/api/invoices?pageSize=50')
  for (const { division, billTo, invoiceNumber, total } of invoices) {
    if (total <= 0) continue
    const { options } = await read<{ options: { lines: FreeLine[] } }>(
      customer,
      `/api/divisions/${division}/invoices/${invoiceNumber}/credit-options`,
    )
    const lines = options.lines.filter(({ shippedCases, claimedCents }) => shippedCases > 0 && claimedCents === 0)
    yield { division, billTo, invoiceNumber, lines }
  }
}

/** The latest line of two cases or more, with its invoice. */
export async function freeLineOfCases(customer: APIRequestContext) {
  for await (const { division, billTo, invoiceNumber, lines } of freeLines(customer)) {
    const line = lines.find(({ shippedCases }) => shippedCases >= 2)
    if (line) return { division, billTo, invoiceNumber, line }
  }
  throw new Error('The demo has no such line left')
}

/** A request by the customer of one case of each line, worth at least so many cents. */
export async function askedCredit(customer: APIRequestContext, cents: number) {
  for await (const { division, invoiceNumber, lines } of freeLines(customer)) {
    let worth = 0
    const asked = lines.filter(({ lineTotal, shippedCases }) => {
      if (worth >= cents) return false
      worth += Math.floor(lineTotal / shippedCases)
      return true
    })
    if (asked.length === 0 || worth < cents) continue
    const line = { code: 'PRICE', unit: 'CS', quantity: 1, askedPrice: 0 }
    const made = await customer.post(`/api/divisions/${division}/invoices/${invoiceNumber}/customer-credit-request`, {
      data: { lines: asked.map(({ lineNumber }) => ({ ...line, invoiceLine: lineNumber })) },
      headers: { 'idempotency-key': randomUUID() },
    })
    if (made.ok()) return (await made.json()) as { id: string; requestNumber: string }
  }
  throw new Error('The demo has nothing left to credit')
}

/** A request as it is open: beside a wide queue, or in a sheet. */
export const shownRequest = (page: Page, requestNumber: string): Locator => {
  const by = { name: `Credit request ${requestNumber}` }
  return page.getByRole('region', by).or(page.getByRole('dialog', by))
}
