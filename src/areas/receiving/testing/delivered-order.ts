import { randomUUID } from 'node:crypto'
import { storedOrder } from '#areas/erp/testing/stored-order.ts'
import { addInvoice } from '#areas/invoice-pages/testing/add-invoice.ts'
import type { Api, Client } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import type { ReceiptOperationWanted } from '../receipt-operation.ts'
import { addReceiptOperations, finishReceipt, getReceivableDelivery } from '../receiving.endpoints.ts'

/** An operation as a device of the small distributor sends it. */
export const check = (itemNumber: string, cases: number, more: Partial<ReceiptOperationWanted> = {}) => ({
  opId: randomUUID(),
  itemNumber,
  cases,
  units: 0,
  weightHundredths: null,
  problems: [],
  temperatureTenths: null,
  lots: [],
  isPiece: false,
  isCleared: false,
  deviceId: randomUUID(),
  deviceAt: '2026-03-02T20:00:00Z',
  replaces: [],
  joins: [],
  ...more,
})

/**
 * An order of 2 cases of flour and 3 of chicken (120 lb) that is there today, billed unless that is
 * switched off, with ways to check it in.
 */
export async function deliveredOrder(api: Api, { isBilled = true } = {}) {
  const orderId = await storedOrder(api.db, isBilled ? 'Invoiced' : 'Open', '2026-03-02')
  const invoiceNumber = `R${orderId.slice(-8)}`
  const bill = () =>
    addInvoice(api.db, {
      invoiceNumber,
      orderId,
      invoiceDate: '2026-03-02',
      total: 33_460,
      lines: [
        { itemNumber: items.flour, cases: 2, casePrice: 2000, total: 4000 },
        { itemNumber: items.chicken, cases: 3, weight: 12_000, total: 29_460 },
      ],
    })
  if (isBilled) await bill()
  const params = { ...shipTos.own, delivery: `O-${orderId}` }
  const send = (who: Client, operations: ReceiptOperationWanted[]) =>
    who.call(addReceiptOperations, { params, body: { operations } })
  const finish = (who: Client, body: object = {}) => who.call(finishReceipt, { params, body })
  const read = async (who: Client) => (await who.ask(getReceivableDelivery, { params })).delivery
  return { orderId, invoiceNumber, params, bill, send, finish, read }
}
