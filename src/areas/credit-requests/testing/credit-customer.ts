import type { CallInput } from '#contract/endpoint.ts'
import { addInvoice, type TestInvoice } from '#areas/invoice-pages/testing/add-invoice.ts'
import type { Database } from '#platform/database/database.ts'
import type { Client } from '#tests/support/api.ts'
import { items, people } from '#tests/support/distributor.ts'
import { createCustomerCreditRequest } from '../credit-requests.endpoints.ts'

type Body = CallInput<typeof createCustomerCreditRequest>['body']

/** An invoice of the buyer: 10 cases of flour at $20.00, unless given otherwise. */
export const addFlourInvoice = (db: Database, invoiceNumber: string, more: Partial<TestInvoice> = {}): Promise<void> =>
  addInvoice(db, {
    invoiceNumber,
    invoiceDate: '2026-03-01',
    total: 20_000,
    lines: [{ itemNumber: items.flour, cases: 10, casePrice: 2000, total: 20_000 }],
    ...more,
  })

/** A credit admin beside the portal admin: both are clerks. */
export const makeClerk = (db: Database, who: keyof typeof people = 'otherDsr'): Promise<number> =>
  db.run(`update users set role = 'creditAdmin', type = 'ecmi' where id = $1`, [people[who]])

/** So many cases of the first line, short. */
export const shortCases = (quantity: number, more: Partial<Body['lines'][number]> = {}): Body => ({
  lines: [{ invoiceLine: 1, code: 'SHORT', unit: 'CS', quantity, ...more }],
})

/** A customer asks for it. */
export const askFor = (client: Client, invoiceUid: string, body: Body) =>
  client.ask(createCustomerCreditRequest, { params: { division: 'NLV', invoiceUid }, body })
