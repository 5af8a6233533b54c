import { expect, test } from 'vitest'
import { codeOf, startApi } from '#tests/support/api.ts'
import { addCreditCode, changeCreditCode, listCreditCodes } from '../credit-codes.endpoints.ts'
import { createCustomerCreditRequest, getCreditRequest } from '../credit-requests.endpoints.ts'
import { addFlourInvoice, askFor, shortCases } from '../testing/credit-customer.ts'

const api = await startApi()
const [buyer, dsr, admin] = await Promise.all((['buyer', 'dsr', 'admin'] as const).map((who) => api.as(who)))
const rules = { name: 'Recalled', needsPhoto: false, needsReason: true, windowDays: 90, slaHours: 4 } as const
const recall = { ...rules, code: 'RECALL', kind: 'goods', pickUp: 'always' } as const

test('the codes there are from the start cover what goes wrong with a delivery [CREDIT-1]', async () => {
  const { codes } = await buyer!.ask(listCreditCodes, {})
  expect(codes.map(({ name }) => name)).toEqual([
    'Short',
    'Damaged',
    'Quality',
    'Temperature',
    'Wrong item',
    'Not ordered',
    'Returned',
    'Price',
  ])
})

test('a code that staff add is offered at once, by its rules [CREDIT-1]', async () => {
  await admin!.ask(addCreditCode, { body: recall })
  expect((await admin!.call(addCreditCode, { body: recall })).body).toMatchObject({
    code: 'credit_code_taken',
    field: 'code',
  })
  await addFlourInvoice(api.db, 'C1')
  const ask = (line: object) =>
    buyer!.call(createCustomerCreditRequest, {
      params: { division: 'NLV', invoiceUid: 'C1' },
      body: shortCases(1, { code: 'RECALL', ...line }),
    })
  expect((await ask({})).body).toMatchObject({ field: 'lines.0.isPickUp' })
  expect((await ask({ isPickUp: true })).body).toMatchObject({ field: 'lines.0.reason' })
  expect((await ask({ isPickUp: true, reason: 'Lot 7' })).status).toBe(201)
})

test('a change names what it changes and the version it saw; requests there are keep their name [CREDIT-1]', async () => {
  await addFlourInvoice(api.db, 'C2')
  const { id } = await askFor(buyer!, 'C2', shortCases(1))
  const params = { code: 'SHORT' }
  const changed = await admin!.ask(changeCreditCode, { params, body: { name: 'Missing' } }, { ifMatch: 1 })
  expect(changed.code).toMatchObject({
    name: 'Missing',
    version: 2,
    windowDays: 7,
    description: 'Billed, but not or not all delivered.',
  })
  const stale = await admin!.call(changeCreditCode, { params, body: { windowDays: 1 } }, { ifMatch: 1 })
  expect(codeOf(stale)).toBe('credit_code_changed')
  await admin!.ask(changeCreditCode, { params, body: { isActive: false } }, { ifMatch: 2 })
  const late = await buyer!.call(createCustomerCreditRequest, {
    params: { division: 'NLV', invoiceUid: 'C2' },
    body: shortCases(1),
  })
  expect(codeOf(late)).toBe('credit_code_unknown')
  const { request } = await buyer!.ask(getCreditRequest, { params: { creditRequestId: id } })
  expect(request.items[0]!.codeName).toBe('Short')
})

test('codes are maintained by whoever has the feature, with rules that hold [CREDIT-1, ACCESS-2]', async () => {
  for (const who of [buyer, dsr]) expect((await who!.call(addCreditCode, { body: recall })).status).toBe(403)
  const params = { code: 'PRICE' }
  const priced = await admin!.call(changeCreditCode, { params, body: { pickUp: 'choice' } })
  expect(priced.body).toMatchObject({ code: 'credit_code_pick_up', field: 'pickUp' })
  const unnamed = await admin!.call(changeCreditCode, { params, body: { name: ' ' } })
  expect(unnamed.body).toMatchObject({ field: 'name' })
  expect((await admin!.call(changeCreditCode, { params: { code: 'NOSUCH' }, body: {} })).status).toBe(404)
})
