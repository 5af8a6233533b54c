import { afterAll, expect, test } from 'vitest'
import { startCardSandbox } from '#areas/card-sandbox/server/public.ts'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { startApi } from '#tests/support/api.ts'
import { createCardToken, listPaymentSettings, saveAch, saveCc, updateAch } from '../payment-methods.endpoints.ts'
import { typeCard } from '../testing/sandbox-customer.ts'

const routingNo = '091000019'
const accountNo = '60233417095281'
const pan = '5555555555554444'
const config = readConfig({ NODE_ENV: 'test', DEMO: 'off', PORT: '0' })
const sandbox = await startCardSandbox(config, { isSlow: false, isKept: false })
afterAll(() => sandbox.stop())

const logged: string[] = []
const log = createLog('trace', { write: (line) => void logged.push(line) })
const api = await startApi({ PAYMENTS_URL: sandbox.paymentsUrl, PAYMENTS_PAGE_URL: sandbox.pageUrl }, log)

/** Every row of every table as text: what a dump would hold. */
async function dump(): Promise<string> {
  const tables = await api.db.rows<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const texts = []
  for (const { name } of tables)
    texts.push(...(await api.db.rows<{ row: string }>(`select t::text as row from ${name} t`)))
  expect(tables.length).toBeGreaterThan(40)
  return texts.map(({ row }) => row).join('\n')
}

const finds = (text: string) => [routingNo, accountNo, pan].filter((secret) => text.includes(secret))

test('planted account, routing and card numbers are nowhere in clear: dump, logs, answers [PROFILE-5, PROFILE-6, security 26]', async () => {
  const buyer = await api.as('buyer')
  const billTos = [{ division: 'NLV', number: '0000100' }]
  const account = {
    description: 'Planted',
    accountType: 'P' as const,
    nameOnAccount: 'Mara',
    allBillTos: false,
    billTos,
  }
  const answers: unknown[] = [await buyer.ask(saveAch, { body: { ...account, routingNo, accountNo } })]
  const [{ id } = { id: '' }] = (await buyer.ask(listPaymentSettings, { query: {} })).bankAccounts
  answers.push(await buyer.ask(updateAch, { body: { ...account, id, nameOnAccount: 'Mara O', routingNo, accountNo } }))
  // Refused ones are reported and logged as well.
  answers.push((await buyer.call(saveAch, { body: { ...account, routingNo, accountNo, billTos: [] } })).body)
  answers.push((await buyer.call(saveAch, { body: { ...account, routingNo, accountNo: `${accountNo}99999` } })).body)
  answers.push(
    (await buyer.call(saveAch, { body: { ...account, routingNo, accountNo, description: `no ${accountNo}` } })).body,
  )
  answers.push(
    (await buyer.call(saveAch, { body: { ...account, routingNo, accountNo, description: `card ${pan}` } })).body,
  )
  const report = await typeCard(await buyer.ask(createCardToken, {}), pan)
  answers.push(
    report,
    await buyer.ask(saveCc, { body: { ...report, description: 'Card', allBillTos: false, billTos } }),
  )
  answers.push(await buyer.ask(listPaymentSettings, { query: {} }))
  log.info({ body: { accountNo, routingNo }, err: { config: { cvv: '123', cardNumber: pan } } }, 'a careless line')
  const everything = { dump: await dump(), log: logged.join('\n'), answers: JSON.stringify(answers) }
  expect(everything.dump).toContain('Planted')
  expect(everything.log).toContain('a careless line')
  for (const text of Object.values(everything)) expect(finds(text)).toEqual([])
})

test('the scan finds a number that is there: it can fail', async () => {
  await api.db.run(`update payment_methods set description = 'no ${accountNo}' where kind = 'bank'`)
  expect(finds(await dump())).toEqual([accountNo])
})
