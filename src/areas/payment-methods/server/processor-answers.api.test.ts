import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { EntryRequest, ProcessorCard } from '#platform/payments/card-processor.ts'
import { startApi } from '#tests/support/api.ts'
import { createCardToken, listPaymentSettings, saveCc } from '../payment-methods.endpoints.ts'

// A processor that says whatever a test wants it to.
let entry: EntryRequest | undefined
let says: Partial<ProcessorCard> | number = {}
const processor = createServer((request, answer) => {
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => {
    if (typeof says === 'number') return void answer.writeHead(says).end('a page with card 5555555555554444')
    if (request.method === 'POST') entry = JSON.parse(Buffer.concat(pieces).toString()) as EntryRequest
    const card = {
      status: 'APPROVED',
      reference: entry?.reference,
      customer: entry?.customer,
      utaCustomerId: 'uc_1',
      ccType: 'visa',
      ccNoLastFour: '4242',
      expires: '2031-08',
      message: '',
      ...says,
    }
    answer.writeHead(200, { 'content-type': 'application/json' })
    answer.end(
      JSON.stringify(request.method === 'POST' ? { token: 'et_1', ccUrl: 'https://cards.example/card' } : card),
    )
  })
})
await new Promise<void>((resolve) => processor.listen(0, '127.0.0.1', resolve))
afterAll(() => void processor.close())
const { port } = processor.address() as AddressInfo
const api = await startApi({ PAYMENTS_URL: `http://key:secret@127.0.0.1:${port}`, LARDER_MOST_CARD_ENTRIES: '100' })

const buyer = await api.as('buyer')
const billTos = [{ division: 'NLV', number: '0000100' }]
let count = 0
const save = async (change: Partial<ProcessorCard> | number) => {
  says = {}
  await buyer.ask(createCardToken, {})
  says = change
  const body = { utaTokenId: `ut_${count++}`, utaCustomerId: 'uc_1', description: 'Card', allBillTos: false, billTos }
  return { answer: await buyer.call(saveCc, { body }), again: () => buyer.call(saveCc, { body }) }
}
const cards = async () => (await buyer.ask(listPaymentSettings, { query: {} })).creditCards.length

beforeEach(() => void (says = {}))

test('only the exact words ACCEPTED and APPROVED of the processor itself save a card [PROFILE-6, security 23]', async () => {
  for (const status of ['NOT APPROVED', 'approved', 'ACCEPTED?', 'DECLINED, WAS ACCEPTED', '']) {
    const { answer } = await save({ status, message: 'Please use another card.' })
    expect([answer.status, answer.body]).toEqual([200, { response: 'n', message: 'Please use another card.' }])
  }
  expect(await cards()).toBe(0)
  for (const status of ['ACCEPTED', 'APPROVED'])
    expect((await save({ status })).answer.body).toMatchObject({ response: 'y' })
  expect(await cards()).toBe(2)
})

test('a declined card without words of the processor gets those of the specification, and its entry is used up [PROFILE-6]', async () => {
  const { answer, again } = await save({ status: 'DECLINED' })
  expect(answer.body).toEqual({
    response: 'n',
    message: 'Failed to add credit card. Please check the details and try again.',
  })
  says = { status: 'APPROVED' }
  const later = await again()
  expect([later.status, !later.ok && later.body.code]).toEqual([409, 'card_entry_ended'])
})

test('a card the processor has for somebody else is refused [PROFILE-6, security 24]', async () => {
  for (const change of [{ customer: 'somebody' }, { utaCustomerId: 'uc_2' }, { reference: 'not-ours' }]) {
    const { answer } = await save(change)
    expect([answer.status, !answer.ok && answer.body.code]).toEqual([409, 'card_entry_ended'])
  }
})

test('a processor that fails or talks nonsense is refused in one sentence, and nothing is saved [PROFILE-6]', async () => {
  const before = await cards()
  for (const change of [500, 302, { ccNoLastFour: '4242424242424242' }, { expires: 'soon' }]) {
    const { answer } = await save(change)
    expect([answer.status, !answer.ok && answer.body.message]).toEqual([
      503,
      'The card processor cannot be reached. Please try again in a moment.',
    ])
  }
  expect(await cards()).toBe(before)
})

test('once a card is saved the same token saves no second one, however often it is sent at once [PROFILE-6, security 23]', async () => {
  const before = await cards()
  says = {}
  await buyer.ask(createCardToken, {})
  const body = { utaTokenId: 'ut_race', utaCustomerId: 'uc_1', description: 'Card', allBillTos: false, billTos }
  const answers = await Promise.all(Array.from({ length: 8 }, () => buyer.call(saveCc, { body })))
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(await cards()).toBe(before + 1)
})
