import { afterAll, expect, test } from 'vitest'
import { startCardSandbox } from '#areas/card-sandbox/server/public.ts'
import { readConfig } from '#platform/config.ts'
import { migrateJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { createCardToken, deleteCc, listPaymentSettings, saveCc, updateCc } from '../payment-methods.endpoints.ts'
import { typeCard } from '../testing/sandbox-customer.ts'
import { forgetCardJob } from './forget-card.job.ts'

const sandbox = await startCardSandbox(readConfig({ NODE_ENV: 'test', DEMO: 'off', PORT: '0' }), {
  isSlow: false,
  isKept: false,
})
afterAll(() => sandbox.stop())
const outside = { PAYMENTS_URL: sandbox.paymentsUrl, PAYMENTS_PAGE_URL: sandbox.pageUrl }
const api = await startApi({ ...outside, LARDER_MOST_CARD_ENTRIES: '30' })

await migrateJobs(api.url, createLog('silent'))

const own = { division: 'NLV', number: '0000100' }
const card = { description: 'Kitchen card', allBillTos: false, billTos: [own] }
const buyer = await api.as('buyer')
const cards = async (client = buyer) => (await client.ask(listPaymentSettings, { query: {} })).creditCards
const typed = async (client = buyer, number?: string) => typeCard(await client.ask(createCardToken, {}), number)
const bodyOf = ({ utaTokenId, utaCustomerId }: Awaited<ReturnType<typeof typed>>) => ({
  ...card,
  utaTokenId,
  utaCustomerId,
})
const refusals = () => api.db.rows(`select 1 from audit_entries where action = 'card-token.refuse'`)

test('a card the processor accepted is saved with the type and digits the processor says [PROFILE-6, security 24]', async () => {
  const report = await typed()
  const lies = { ...bodyOf(report), ccType: 'diamond', ccNoLastFour: '0000' }
  expect(await buyer.ask(saveCc, { body: lies })).toEqual({ response: 'y', message: 'Credit card added successfully' })
  expect(await cards()).toMatchObject([
    { description: 'Kitchen card', ccType: 'visa', ccNoLastFour: '4242', expires: '2031-08', isExpired: false },
  ])
  // The answer was lost: asking again saves nothing twice.
  expect(await buyer.ask(saveCc, { body: lies })).toMatchObject({ response: 'y' })
  expect(await cards()).toHaveLength(1)
})

test('a token of another customer or another session is refused and logged, always in the same words [PROFILE-6, security 24]', async () => {
  const before = (await refusals()).length
  const report = await typed()
  const others = [await api.as('stranger'), await api.as('colleague'), await api.as('buyer')]
  for (const client of others) {
    const billTos = client === others[0] ? [{ division: 'NLV', number: '0000200' }] : [own]
    const answer = await client.call(saveCc, { body: { ...bodyOf(report), billTos } })
    expect([answer.status, !answer.ok && answer.body.code]).toEqual([409, 'card_entry_ended'])
  }
  expect((await refusals()).length).toBe(before + 3)
  expect(await buyer.ask(saveCc, { body: bodyOf(report) })).toMatchObject({ response: 'y' })
  const stolen = await others[1]!.call(saveCc, { body: bodyOf(report) })
  expect(stolen.status).toBe(409)
})

test('a token is good once and for ten minutes [PROFILE-6, security 25]', async () => {
  const token = await buyer.ask(createCardToken, {})
  const report = await typeCard(token)
  await expect(typeCard(token)).rejects.toThrow('410')
  api.clock.set(new Date(api.clock.now().getTime() + 11 * 60_000))
  const late = await buyer.call(saveCc, { body: bodyOf(report) })
  expect([late.status, !late.ok && late.body.code]).toEqual([409, 'card_entry_ended'])
})

test('a card entry allows five tries, then it is over [PROFILE-6, security 25]', async () => {
  const token = await buyer.ask(createCardToken, {})
  const tries = []
  for (let n = 0; n < 5; n++) tries.push(await typeCard(token, '4000000000009995'))
  expect(tries.map(({ isOver }) => isOver)).toEqual([false, false, false, false, true])
  expect(tries[0]!.message).toBe('The card was declined: insufficient funds.')
  await expect(typeCard(token)).rejects.toThrow('410')
})

test('the cards a person starts in an hour are limited, over all sessions together [PROFILE-6, security 25]', async () => {
  const limited = await api.as('accounting')
  const again = await api.as('accounting')
  const answers = []
  for (let n = 0; n < 31; n++) answers.push((await (n % 2 ? limited : again).call(createCardToken, {})).status)
  expect(answers.filter((status) => status === 200)).toHaveLength(30)
  const refused = await limited.call(createCardToken, {})
  expect([refused.status, !refused.ok && refused.body.code]).toEqual([429, 'too_many_card_entries'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('a card’s words and bill-tos change; a card of others is not found [PROFILE-6, ACCESS-4]', async () => {
  const [saved] = await cards()
  const body = { ...card, paymentSettingsId: saved!.id, description: 'Renamed' }
  expect(await buyer.ask(updateCc, { body })).toEqual({ response: 'y', message: 'Credit card updated successfully' })
  expect((await cards()).map(({ description }) => description)).toContain('Renamed')
  const empty = await buyer.call(updateCc, { body: { ...body, description: '' } })
  expect(!empty.ok && empty.body.message).toBe('Please enter card description')
  expect((await (await api.as('stranger')).call(updateCc, { body })).status).toBe(404)
})

test('a removed card is forgotten by the processor too [PROFILE-4, PROFILE-6]', async () => {
  await api.db.run(`insert into user_features values ('${people.buyer}', 'deleteBankCard')`)
  const [saved] = await cards()
  const { utaTokenId } = await api.db.row<{ utaTokenId: string }>(
    `select uta_token_id as "utaTokenId" from credit_cards where method_id = '${saved!.id}'`,
  )
  expect(await buyer.ask(deleteCc, { body: { creditCardInfoId: saved!.id } })).toEqual({
    response: 'y',
    message: 'Credit card removed successfully',
  })
  const known = async () =>
    (
      await fetch(`${new URL(sandbox.paymentsUrl).origin}/v1/cards/${utaTokenId}`, {
        headers: { authorization: `Basic ${btoa(`larder:${new URL(sandbox.paymentsUrl).password}`)}` },
      })
    ).status
  expect(await known()).toBe(200)
  const config = readConfig({ NODE_ENV: 'test', DEMO: 'off', ...outside })
  await forgetCardJob.run({ utaTokenId }, { config } as never)
  expect(await known()).toBe(404)
})

test('without cardPayments nobody sees or adds cards; bank accounts stay [PROFILE-4]', async () => {
  await api.db.run(
    `insert into user_features values ('${people.dsm}', 'viewBankCard'), ('${people.dsm}', 'addBankCard')`,
  )
  const dsm = await api.as('dsm')
  const settings = await dsm.ask(listPaymentSettings, { query: {} })
  expect([settings.creditCards, settings.totalCreditCards, settings.isCreditCardPaymentEnabled]).toEqual([[], 0, false])
  expect((await dsm.call(createCardToken, {})).status).toBe(403)
})

test('the page of the portal lets in frames and forms of the processor’s page only [PROFILE-6]', async () => {
  const answer = await buyer.call(listPaymentSettings, { query: {} })
  const policy = String(answer.headers['content-security-policy']).split(';')
  expect(policy).toContain(`frame-src ${sandbox.pageUrl}`)
  expect(policy).toContain(`form-action 'self' ${sandbox.pageUrl}`)
  expect(policy).toContain(`connect-src 'self'`)
})

test('the card page is framed by the portal only, and the processor talks to its merchant only [PROFILE-6]', async () => {
  const { response: token, ccUrl } = await (await api.as('colleague')).ask(createCardToken, {})
  const page = await fetch(ccUrl, { method: 'POST', body: new URLSearchParams({ token, theme: 'dark' }) })
  expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://127.0.0.1:3000')
  const unknown = await fetch(ccUrl, { method: 'POST', body: new URLSearchParams({ token: '"><script>' }) })
  expect(unknown.headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`)
  expect(await unknown.text()).not.toContain('<script>"')
  expect((await fetch(`${new URL(ccUrl).origin}/v1/cards/x`)).status).toBe(401)
})
