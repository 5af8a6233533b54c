import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { items } from '#tests/support/distributor.ts'
import {
  approveCreditRequest,
  assignCreditRequest,
  cancelCreditRequest,
  dsrApproveCreditRequest,
} from '../credit-moves.endpoints.ts'
import {
  downloadCreditInsight,
  getCreditInsight,
  insightKinds,
  listCreditInsightLines,
} from '../credit-insight.endpoints.ts'
import { createInternalCreditRequest } from '../credit-requests.endpoints.ts'
import { addFlourInvoice, askFor, shortCases } from '../testing/credit-customer.ts'

const api = await startApi()
const { db } = api
const [buyer, dsr, otherDsr, admin] = await Promise.all(
  (['buyer', 'dsr', 'otherDsr', 'admin'] as const).map((who) => api.as(who)),
)
await db.run(`update items set staff_details = '{"vendorName": "Fresh Farms"}' where item_number = $1`, [items.flour])
// Two cases on Sunday's invoice, approved; three cancelled; one of another division.
await addFlourInvoice(db, 'S1')
await addFlourInvoice(db, 'S2')
await addFlourInvoice(db, 'S3', { division: 'NIC', shipTo: '0000901', billTo: '0000900', invoiceDate: '2026-02-27' })
const { id, requestNumber } = await askFor(buyer!, 'S1', shortCases(2))
const of = { params: { creditRequestId: id } }
await dsr!.ask(dsrApproveCreditRequest, of)
await admin!.ask(assignCreditRequest, { ...of, body: {} })
await admin!.ask(approveCreditRequest, { ...of, body: { lines: [{ lineNumber: 1, quantity: 1 }] } })
const other = await askFor(buyer!, 'S2', shortCases(3))
await buyer!.ask(cancelCreditRequest, { params: { creditRequestId: other.id }, body: {} })
await admin!.ask(createInternalCreditRequest, {
  params: { division: 'NIC', invoiceUid: 'S3' },
  body: { lines: [{ invoiceLine: 1, code: 'WRONGITEM', unit: 'CS', quantity: 1 }] },
})

test('credits by code, item, vendor, route, customer and week, what was cancelled left out [CREDIT-2]', async () => {
  const bars: Record<string, (string | number)[][]> = {}
  for (const by of insightKinds) {
    const insight = await admin!.ask(getCreditInsight, { query: { by } })
    expect([insight.asked, insight.approved, insight.to]).toEqual([6000, 2000, '2026-03-02'])
    bars[by] = insight.bars.map(({ key, label, requests, asked, approved }) => [key, label, requests, asked, approved])
  }
  expect(bars).toMatchObject({
    code: [
      ['SHORT', 'Short', 1, 4000, 2000],
      ['WRONGITEM', 'Wrong item', 1, 2000, 0],
    ],
    item: [
      [`NLV/${items.flour}`, 'FLOUR ALL PURPOSE', 1, 4000, 2000],
      [`NIC/${items.flour}`, '', 1, 2000, 0],
    ],
    vendor: [
      ['Fresh Farms', 'Fresh Farms', 1, 4000, 2000],
      ['', 'No vendor known', 1, 2000, 0],
    ],
    route: [
      ['NLV/0', 'NLV Sunday', 1, 4000, 2000],
      ['NIC/5', 'NIC Friday', 1, 2000, 0],
    ],
    customer: [
      ['NLV/0000100', 'Harbor Grill Group', 1, 4000, 2000],
      ['NIC/0000900', 'Lakeside Hotel', 1, 2000, 0],
    ],
    week: [['2026-03-02', 'Week of Mon, Mar 2, 2026', 2, 6000, 2000]],
  })
})

test('the lines behind a bar add up to it, and are the file [CREDIT-2]', async () => {
  const query = { by: 'vendor', key: 'Fresh Farms' } as const
  const { lines, totalRecords } = await admin!.ask(listCreditInsightLines, { query })
  expect(totalRecords).toBe(1)
  expect(lines).toMatchObject([
    { requestNumber, createdOn: '2026-03-02', unit: 'CS', quantity: 2, asked: 4000, approved: 2000 },
  ])
  const file = String(await admin!.ask(downloadCreditInsight, { query }))
  expect(file.trimEnd().split('\r\n')).toHaveLength(2)
  expect(file).toContain(`${requestNumber},approved,03/02/2026,NLV,S1,03/01/2026`)
  expect(
    String(await admin!.ask(downloadCreditInsight, {}))
      .trimEnd()
      .split('\r\n'),
  ).toHaveLength(3)
})

test('each sees the customers they look after; days are those of the division [ACCESS-4, CREDIT-2]', async () => {
  expect((await buyer!.call(getCreditInsight, {})).status).toBe(403)
  expect((await dsr!.ask(getCreditInsight, {})).asked).toBe(4000)
  expect((await otherDsr!.ask(getCreditInsight, {})).asked).toBe(2000)
  // 11 pm of March 2 in Los Angeles, March 3 in Chicago.
  await db.run(`update credit_requests set created_at = '2026-03-03T07:00:00Z'`)
  const of3rd = await admin!.ask(getCreditInsight, { query: { from: '2026-03-03', to: '2026-03-03' } })
  expect(of3rd.asked).toBe(2000)
})
