import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { listCountOperations } from '../operation.endpoints.ts'
import { openedCount } from '../testing/opened-count.ts'
import { items } from '#tests/support/distributor.ts'

const api = await startApi()
const [buyer, colleague, dsr] = await Promise.all([api.as('buyer'), api.as('colleague'), api.as('dsr')])
const opened = (body?: object, guideId?: string) => openedCount(api, buyer, body, guideId)

test('operations sent again are accepted again and counted once [NEXT-9]', async () => {
  const { params, operation, count } = await opened()
  const flour = operation(items.flour, 250, { units: 3 })
  const twice = await Promise.all([count([flour, flour]), count([flour])])
  for (const answer of twice) expect(answer.body).toMatchObject({ accepted: [flour.opId], refused: [], cursor: 1 })
  const { operations, cursor } = await colleague.ask(listCountOperations, { params })
  expect(operations).toMatchObject([{ opId: flour.opId, byName: 'buyer', isOwn: false, units: 3 }])
  expect((await buyer.ask(listCountOperations, { params, query: { since: cursor } })).operations).toEqual([])
})

test('an operation that is refused says why, and the others of its call are taken [NEXT-9]', async () => {
  const { operation, count } = await opened()
  const other = await opened()
  const wrong = [
    [operation(items.oil, 0, { units: 1 }), 'eaches_not_counted'],
    [operation(items.flour, 0, { weightHundredths: 5 }), 'pounds_not_counted'],
    [other.operation(items.flour, 100, { lineId: randomUUID() }), 'count_line_not_found'],
    [operation(items.flour, 100, { locationId: randomUUID() }), 'count_location_not_found'],
  ] as const
  const right = operation(items.flour, 100)
  const answer = await count([...wrong.map(([each]) => each), right])
  expect(answer.body).toMatchObject({
    accepted: [right.opId],
    refused: wrong.map(([{ opId }, errorCode]) => ({ opId, errorCode })),
  })
})

test.each([
  { caseHundredths: -1 },
  { caseHundredths: 1.5 },
  { caseHundredths: 1e9 },
  { units: 10_000 },
  { weightHundredths: 1e12 },
  { opId: 'x' },
  { joins: 'x' },
  { deviceAt: 'yesterday' },
])('an operation with %o is refused by its field, and nothing of its call is taken [NEXT-9]', async (more) => {
  const { params, operation, count } = await opened()
  const answer = await count([operation(items.flour, 100), operation(items.flour, 100, more as never)])
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ field: expect.stringContaining(Object.keys(more)[0]!) })
  expect((await buyer.ask(listCountOperations, { params })).operations).toEqual([])
})

test('operations that replace and join more than an honest device names are refused by their field [NEXT-9, security 16]', async () => {
  const { operation, count } = await opened()
  const ids = (length: number) => Array.from({ length }, () => randomUUID())
  const naming = (replaces: number, joins: number) =>
    operation(items.flour, 100, { replaces: ids(replaces), joins: ids(joins) })
  const refused = async (operations: ReturnType<typeof naming>[]) => {
    const { status, body } = await count(operations)
    return [status, body]
  }
  expect(await refused([naming(120, 81)])).toMatchObject([400, { field: 'operations.0.replaces' }])
  expect(await refused(Array.from({ length: 26 }, () => naming(100, 100)))).toMatchObject([
    400,
    { field: 'operations', message: 'Operations replace and join at most 5,000 others at once' },
  ])
  expect((await count(Array.from({ length: 25 }, () => naming(100, 100)))).ok).toBe(true)
})

test('many devices send at once: the log has every operation once, and no reader misses one [NEXT-9]', async () => {
  const { params, operation, count } = await opened()
  const sent = Array.from({ length: 12 }, (_, at) => operation(items.flour, at + 1))
  const seen = new Set<string>()
  let cursor = 0
  const read = async () => {
    const log = await dsr.ask(listCountOperations, { params, query: { since: cursor } })
    for (const { opId } of log.operations) seen.add(opId)
    cursor = log.cursor
  }
  await Promise.all([...sent.map((each, at) => count([each], at % 2 ? buyer : colleague)), read(), read()])
  await read()
  expect([seen.size, cursor]).toEqual([12, 12])
})

test('a line counted twice unknowingly keeps the count open until a person decides [NEXT-9]', async () => {
  const { operation, count, close, lines } = await opened()
  const [five, seven] = [operation(items.flour, 500), operation(items.flour, 700)]
  await Promise.all([count([five]), count([seven], colleague)])
  const refused = await close()
  expect(refused.body).toMatchObject({
    code: 'count_undecided',
    details: { shelves: [{ lineId: lines[0]!.lineId, description: 'FLOUR ALL PURPOSE' }] },
  })
  await count([operation(items.flour, 700, { replaces: [five.opId, seven.opId] })])
  expect((await close()).body).toMatchObject({ inventory: { status: 'closed', valueCents: 14_000 } })
})

test('an operation in the log is never changed [NEXT-9]', async () => {
  const { operation, count } = await opened()
  await count([operation(items.flour, 100)])
  await expect(api.db.run('update count_operations set units = 7')).rejects.toThrow('never changed')
})
