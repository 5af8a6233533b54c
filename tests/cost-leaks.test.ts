import { expect, test } from 'vitest'
import type { z } from 'zod'
import { areas, importKinds } from '#app/areas.server.ts'
import { readyCart } from '#areas/checkout/testing/ready-cart.ts'
import { cancelOrder } from '#areas/checkout/change-order.endpoints.ts'
import { placeOrder } from '#areas/checkout/checkout.endpoints.ts'
import { setLine } from '#areas/carts/line.endpoints.ts'
import { importBytes } from '#areas/imports/server/public.ts'
import { matchOrderLines } from '#areas/quick-entry/quick-entry.endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { createLog } from '#platform/log.ts'
import { addWorlds } from './support/access-worlds.ts'
import { type Client, startApi } from './support/api.ts'
import { items, people, type Person, shipTos } from './support/distributor.ts'
import { sampleInput } from './support/sample-input.ts'
import { textOfBody } from './support/text-of-body.ts'

// ITEM-8 for every call there is or will be, and for whatever else leaves the portal: the list comes
// from the product, not from here.
const logged: string[] = []
const api = await startApi({}, createLog('trace', { write: (line) => void logged.push(line) }))
const { worlds } = await addWorlds(api)
const ids = worlds.find(({ name }) => name === 'own')!.ids
const endpoints = areas.flatMap((area) => area.handlers?.map(({ endpoint }) => endpoint) ?? [])
const reads = endpoints.filter(({ method }) => method === 'GET')

/** What ends what others are asked about comes last. */
const endsMuch = ({ method, name }: Endpoint) =>
  (method === 'DELETE' ? 1 : 0) + (/logout|loginAs|challenge|place/i.test(name) ? 2 : 0)
const writes = endpoints
  .filter(({ method, rawBody }) => method !== 'GET' && !rawBody)
  .toSorted((one, other) => endsMuch(one) - endsMuch(other))

// Staff who manage prices without the right to analysis: they may know that a price follows the
// cost, not by how much.
await api.db.run(`update users set role = 'inventoryUser' where id = $1`, [people.otherDsr])
await api.db.run(`insert into user_features values ($1, 'managePrice')`, [people.otherDsr])
const customers = ['buyer', 'accounting', 'prospect'] as const satisfies readonly Person[]
const unentitled = [...customers, 'otherDsr'] as const

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}
// Figures nobody else's look like: costs of $131.79 and $7.6543 a pound, 238.71 % on top, and what
// the distributor pays.
const costs =
  'division,itemNumber,startsOn,caseCost,poundCost\nNLV,1001,2026-01-01,131.79,\nNLV,1003,2026-01-01,,7.6543\n'
const prices =
  'division,itemNumber,billTo,startsOn,costPlusPercent\nNLV,1001,100,2026-01-01,238.71\nNLV,1003,100,2026-01-01,238.71\n'
async function importCosts() {
  for (const [kind, text] of [
    ['item-costs', costs],
    ['prices', prices],
  ] as const)
    expect(await importBytes(api.db, importKinds[kind], bytesOf(text), { format: 'csv' })).toMatchObject({ refused: 0 })
}
await importCosts()
await api.db.run('update items set cost_cents = 7531862')

const figures = /13179|131\.79|76543|7\.6543|23871|238\.71|7531862|75,?318\.62/
const words = /cost ?plus/i
const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
/** Whether a text has what this person may not know of costs. */
const isLeak = (who: Person, text: string): boolean =>
  figures.test(text.replace(uuids, '')) || (who !== 'otherDsr' && words.test(text))

/** What a call returned: its response, a file, or why it was refused. */
interface Given {
  readonly call: string
  readonly isDone: boolean
  readonly file: string | undefined
  readonly text: string
}

/** A person whose answers are kept. */
async function noted(who: Person): Promise<{ client: Client; given: Given[] }> {
  const plain = await api.as(who)
  const given: Given[] = []
  const call: Client['call'] = async (endpoint, input, options) => {
    const answer = await plain.call(endpoint, input, options)
    const { ok, body } = answer
    given.push({ call: endpoint.name, isDone: ok, file: ok ? endpoint.file : undefined, text: await textOfBody(body) })
    return answer
  }
  const ask: Client['ask'] = async (endpoint, input, options) => {
    const answer = await call(endpoint, input, options)
    if (!answer.ok) throw new Error(`${endpoint.name}: ${answer.body.message}`)
    return answer.body
  }
  return { client: { call, ask }, given }
}

const send = (client: Client, endpoint: Endpoint, input: object) =>
  client.call(endpoint, input as never, endpoint.ifMatch ? { ifMatch: 1 } : {})

const asked = {
  itemNumbers: `${items.flour},${items.chicken}`,
  deliveryDate: '2026-03-04',
  keyword: 'flour',
  includePrice: 'true',
}
const knownTo = ({ shape }: z.ZodObject) => Object.fromEntries(Object.entries(asked).filter(([name]) => name in shape))
async function readAll(who: Person): Promise<Given[]> {
  const { client, given } = await noted(who)
  for (const endpoint of reads) {
    const inputs = [items.flour, items.chicken].flatMap((itemNumber) => {
      const input = sampleInput(endpoint, { ...ids, itemNumber })
      return [input, { ...input, ...(endpoint.query && { query: { ...input.query, ...knownTo(endpoint.query) } }) }]
    })
    for (const text of new Set(inputs.map((input) => JSON.stringify(input))))
      await send(client, endpoint, JSON.parse(text) as object)
  }
  return given
}

async function writeAll(who: Person): Promise<Given[]> {
  const { client, given } = await noted(who)
  if (who === 'buyer') await order(client)
  for (const endpoint of writes) await send(client, endpoint, sampleInput(endpoint, ids))
  return given
}

/** What samples of inputs are too plain for: an order from its text to its end, and one refused. */
async function order(client: Client): Promise<void> {
  await client.ask(matchOrderLines, { params: shipTos.own, body: { text: '2 cs flour' } })
  const params = await readyCart(client)
  const line = { params: { ...params, itemNumber: items.chicken }, body: { orderedCases: 1, orderedUnits: 0 } }
  const ifMatch = (await client.ask(setLine, line)).cart!.version
  const { order: placed } = await client.ask(placeOrder, { params, body: {} }, { ifMatch })
  await client.call(placeOrder, { params, body: {} }, { ifMatch })
  await client.ask(cancelOrder, {
    params: { ...shipTos.own, orderId: placed.id },
    body: { version: placed.version },
  })
}

const leaking = (who: Person, given: readonly Given[]): string[] => [
  ...new Set(given.filter(({ text }) => isLeak(who, text)).map(({ call }) => call)),
]
const heard = new Map<Person, readonly unknown[]>()
for (const who of unentitled) heard.set(who, await api.listen(who))
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const files = new Set<string>()
const done = new Set<string>()

test.each(unentitled)('no read and no file gives %s a cost or what is added to it [ITEM-8, ACCESS-1]', async (who) => {
  const given = await readAll(who)
  expect(leaking(who, given)).toEqual([])
  for (const { file } of given) if (file !== undefined) files.add(file)
})

test('the same search finds them where staff read them, so that it would find a leak [ITEM-8]', async () => {
  expect(leaking('otherDsr', await readAll('admin'))).toEqual(
    expect.arrayContaining(['getCostPlus', 'listManagedPrices']),
  )
})

test.each(unentitled)(
  'no write gives %s a cost or what is added to it, whether it is done or refused [ITEM-8, ACCESS-1]',
  async (who) => {
    const given = await writeAll(who)
    expect(leaking(who, given)).toEqual([])
    for (const { call, isDone } of given) if (isDone) done.add(call)
  },
)

test('files of each kind and writes of each kind of work are among what was asked [ITEM-8]', () => {
  expect([...files].map((type) => type.replace(/;.*/, ''))).toEqual(
    expect.arrayContaining(['text/csv', 'application/pdf', 'application/zip', xlsx]),
  )
  expect([...done]).toEqual(
    expect.arrayContaining([
      'setLine',
      'placeOrder',
      'cancelOrder',
      'addItemsToGuide',
      'matchOrderLines',
      'matchRecipeLines',
      'undoPriceChange',
    ]),
  )
  expect(done.size).toBeGreaterThan(50)
})

test('no live event, mail, notification or webhook holds them, also of changed costs [ITEM-8, NEXT-12]', async () => {
  await api.db.run('delete from item_costs')
  await importCosts()
  await expect.poll(() => JSON.stringify([...heard.values()])).toContain('catalogue')
  expect(unentitled.filter((who) => isLeak(who, JSON.stringify(heard.get(who))))).toEqual([])
  for (const table of ['mails', 'notifications', 'webhook_messages', 'outbox_messages']) {
    const rows = await api.db.rows<{ text: string }>(`select t::text as text from ${table} t`)
    expect(rows.length).toBeGreaterThan(0)
    expect([table, rows.filter(({ text }) => isLeak('buyer', text))]).toEqual([table, []])
  }
})

test('no log line holds them, whoever asked [ITEM-8, PLAT-7]', () => {
  expect(logged.length).toBeGreaterThan(1000)
  // Times and durations have as many digits.
  const lines = logged.map((line) => line.replace(/"(?:time|ms)":[\d.]+/g, ''))
  expect(lines.filter((line) => isLeak('otherDsr', line))).toEqual([])
})
