import 'fake-indexeddb/auto'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { callKey } from '#browser/query.ts'
import { keptLogsOf } from '#browser/operation-log/kept-log.ts'
import { maxKept } from '#kit/operation-limits.ts'
import { queryClient } from '#browser/query-client.ts'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import { buildOperation } from '../testing/build-operation.ts'

vi.stubGlobal('window', { addEventListener: () => undefined })
vi.stubGlobal('navigator', {})
const { CountSession } = await import('./count-session.ts')

/** The server, as whoever is signed in meets it. */
const server = {
  signedIn: null as string | null,
  requests: [] as string[],
  operations: [buildOperation()],
  isClosed: false,
  onLog: () => {},
}

function answerTo(request: string, sent: string): [number, object] {
  if (server.signedIn === null) return [401, { code: 'not_signed_in', message: 'Please sign in.' }]
  if (request === 'GET /api/me') return [200, { userId: server.signedIn }]
  if (request.endsWith('/operations')) server.onLog()
  if (request.startsWith('GET')) return [200, { operations: server.operations, cursor: 1, status: 'open' }]
  if (server.isClosed) return [409, { code: 'inventory_closed', message: 'This count is closed.' }]
  const { operations } = JSON.parse(sent) as { operations: { opId: string }[] }
  return [200, { accepted: operations.map(({ opId }) => opId), refused: [], cursor: 1, status: 'open' }]
}

beforeEach(() => {
  server.requests.length = 0
  server.onLog = () => {}
  server.isClosed = false
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', async (url: string, { method, body: sent }: RequestInit) => {
    const request = `${method} ${url.replace(/\?.*/, '')}`
    server.requests.push(request)
    const [status, body] = answerTo(request, String(sent))
    return new Response(JSON.stringify(body), { status })
  })
})
afterAll(() => vi.unstubAllGlobals())

const sessionOf = (userId: string, shipTo = '0000101') =>
  new CountSession({ userId, name: userId, division: 'NLV', shipTo, inventoryId: 'count' })
const signIn = (userId: string | null) => {
  server.signedIn = userId
}
/** As this tab knows it: a session that ends while nobody calls is not noticed. */
const tabKnows = (userId: string) => queryClient.setQueryData(callKey(getMe, {}), { userId })
const counted = (lineId: string) => ({ lineId, locationId: null, caseHundredths: 500, units: 0, weightHundredths: 0 })
const ofLog = (request: string) => request.endsWith('/operations')

test('a session ends and another person signs in: nothing of the first is sent, and nothing is read for the first [NEXT-9, CART-14]', async () => {
  signIn('ida')
  tabKnows('ida')
  const session = sessionOf('ida')
  await session.open()
  signIn(null)
  session.count(counted('a'), 'replace')
  await vi.waitFor(() => expect(session.log.summary.isWaiting).toBe(true))
  expect(server.requests.filter(ofLog)).toHaveLength(1)
  signIn('jon')
  server.requests.length = 0
  await session.catchUp()
  expect(server.requests.filter(ofLog)).toEqual([])
  expect([session.log.summary.pending, session.log.summary.filled.size]).toEqual([1, 1])
  signIn('ida')
  await session.catchUp()
  expect(server.requests.filter(ofLog)).toEqual([expect.stringMatching(/^POST/), expect.stringMatching(/^GET/)])
})

test('what is returned to another person, who signed in on the way, is neither shown nor kept [NEXT-9, CART-14]', async () => {
  signIn('kim')
  tabKnows('kim')
  const session = sessionOf('kim')
  await session.open()
  server.onLog = () => tabKnows('lee')
  await session.read()
  expect([session.log.summary.operations, await (await keptLogsOf('kim', 'counts')).operations('count')]).toEqual([
    0,
    [],
  ])
})

test('a device that keeps 5,000 quantities of one person says so and takes no more, of whichever count they are [NEXT-9]', async () => {
  signIn(null)
  tabKnows('mia')
  const kept = await keptLogsOf('mia', 'counts')
  const waiting = (opId: string, logId: string) => ({
    division: 'NLV',
    shipTo: '0000101',
    logId,
    opId,
    operation: buildOperation({ opId }),
    state: 'pending' as const,
  })
  await kept.keepOperations(Array.from({ length: maxKept - 1 }, (_, at) => waiting(`op-${at}`, 'other')))
  const session = sessionOf('mia')
  await session.open()
  expect(session.log.summary.full).toBe(null)
  expect([session.count(counted('a'), 'replace'), session.count(counted('b'), 'replace')]).toEqual([true, false])
  expect(session.log.summary.full).toMatch(/^5,000 quantities wait on this device/)
  await vi.waitFor(() => expect(session.log.summary).toMatchObject({ pending: 1, isWaiting: true }))
})

test('what was counted on a device before it learned that the count is closed stays there, with the reason [NEXT-9]', async () => {
  signIn('nia')
  tabKnows('nia')
  server.isClosed = true
  const session = sessionOf('nia')
  await session.open()
  session.count(counted('a'), 'replace')
  session.count(counted('b'), 'replace')
  await vi.waitFor(() => expect(session.log.summary).toMatchObject({ pending: 0, refused: [{}, {}] }))
  expect(session.log.summary.refused.map(({ reason }) => reason)).toEqual(Array(2).fill('This count is closed.'))
  // Also after the sheet is forgotten, as that of a closed count is, and in the next tab.
  const kept = await keptLogsOf('nia', 'counts')
  await kept.forgetSheet('count')
  await expect
    .poll(async () => (await kept.operations('count')).map(({ state }) => state))
    .toEqual(['refused', 'refused'])
})

test('a count that is opened under another ship-to sends and forgets nothing of what was counted under its own [NEXT-9, SHELL-6]', async () => {
  signIn(null)
  tabKnows('ola')
  const session = sessionOf('ola')
  await session.open()
  await session.keepSheet({ inventory: { status: 'open' } } as Parameters<typeof session.keepSheet>[0])
  session.count(counted('a'), 'replace')
  await vi.waitFor(() => expect(session.log.summary.isWaiting).toBe(true))
  signIn('ola')
  server.requests.length = 0
  const elsewhere = sessionOf('ola', '0000102')
  expect(await elsewhere.open()).toBe(undefined)
  await elsewhere.flush()
  await elsewhere.forgetSheet()
  expect([server.requests.filter(ofLog), elsewhere.log.summary.pending]).toEqual([[], 0])
  const kept = await keptLogsOf('ola', 'counts')
  expect(await kept.sheet('count')).toMatchObject({ shipTo: '0000101' })
  await session.forgetSheet()
  expect(await kept.sheet('count')).toBe(undefined)
  expect((await kept.operations('count')).map(({ state }) => state)).toEqual(['pending'])
})
