import { v7 as uuidv7 } from 'uuid'
import { saveAch } from '#areas/payment-methods/payment-methods.endpoints.ts'
import { insertCard, insertMethod } from '#areas/payment-methods/server/public.ts'
import type { CallInput } from '#contract/endpoint.ts'
import type { Database } from '#platform/database/database.ts'
import type { Client } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { makePayment } from '../payments.endpoints.ts'

const harbor = { division: 'NLV', number: '0000100' }

/** A bank account for bill-to 0000100; returns its `paymentSettingsId`. */
export async function addBank(client: Client, db: Database, billTo = harbor): Promise<string> {
  // In letters alone: the digits of some ids pass for a card number, which a description refuses.
  const description = `Account ${uuidv7().replaceAll(/\d/gu, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`
  await client.ask(saveAch, {
    body: {
      description,
      accountType: 'B',
      nameOnAccount: 'Harbor Grill Group',
      allBillTos: false,
      billTos: [billTo],
      routingNo: '121000248',
      accountNo: '00010121012',
    },
  })
  const { id } = await db.row<{ id: string }>('select id from payment_methods where description = $1', [description])
  return id
}

/**
 * A card for bill-to 0000100, known to the processor by a token; returns its `paymentSettingsId`.
 */
export async function addCard(
  db: Database,
  { expires = '2031-08', utaTokenId = `ut_${uuidv7()}` } = {},
): Promise<string> {
  const id = uuidv7()
  const card = { ccType: 'visa', ccNoLastFour: '4242', expires, utaCustomerId: 'uc_1' }
  await db.inTransaction(async (tx) => {
    const method = { id, kind: 'card', ownerId: people.buyer, description: 'Our card' } as const
    await insertMethod(tx, method, { allBillTos: false, billTos: [harbor] })
    await insertCard(tx, id, utaTokenId, card)
  })
  return id
}

type Body = CallInput<typeof makePayment>['body']

/** The body of a payment that settles these invoices in full, today. */
export const payInFull = (
  paymentSettingsId: string | null,
  invoices: readonly (readonly [invoiceNumber: string, open: number])[],
  more: Partial<Body> = {},
): { body: Body } => ({
  body: {
    division: 'NLV',
    billTo: '0000100',
    invoices: invoices.map(([invoiceNumber, open]) => ({ invoiceNumber, amount: open, seenOpen: open })),
    credits: [],
    paymentSettingsId,
    payOn: '2026-03-02',
    total: invoices.reduce((sum, [, open]) => sum + open, 0),
    ...more,
  },
})
