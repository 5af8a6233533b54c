import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { setLine } from '#areas/carts/line.endpoints.ts'
import { placeOrder } from '#areas/checkout/checkout.endpoints.ts'
import { readyCart } from '#areas/checkout/testing/ready-cart.ts'
import { requestProfileImageUpload, updateProfile } from '#areas/profile/profile.endpoints.ts'
import { createDatabase } from '#platform/database/pool.ts'
import { putUpload } from '#platform/uploads/uploads.endpoints.ts'
import { startApi } from './support/api.ts'
import { items } from './support/distributor.ts'
import { tryFaults } from './support/try-faults.ts'

// What the run with faults asks of every call that writes (fault-run.ts), asked of a few, and seen
// to find a product that is broken on purpose.
const api = await startApi({ DATA_DIR: await mkdtemp(join(tmpdir(), 'larder-faults-')) })
const buyer = await api.as('buyer')
const watching = createDatabase(api.url, { max: 1 })
const elsewhere = createDatabase(api.url, { max: 1 })
afterAll(() => Promise.all([watching.close(), elsewhere.close()]))

async function placeWithFaults() {
  const params = await readyCart(buyer)
  const key = randomUUID()
  const send = async () => ({
    statusCode: (await buyer.call(placeOrder, { params, body: {} }, { ifMatch: 3, key })).status,
  })
  const { answer, report } = await tryFaults(watching, placeOrder, send)
  const [{ orders }] = (await api.db.rows('select count(*) as orders from orders where cart_id = $1', [
    params.cartId,
  ])) as [{ orders: number }]
  return { status: answer.statusCode, report, orders }
}

test('an order whose connection is lost at any statement is placed once by its key, and never in part [CHECK-4]', async () => {
  const { status, report, orders } = await placeWithFaults()
  expect(report.findings).toEqual([])
  expect({ status, orders, isReplayed: report.isReplayed }).toEqual({ status: 201, orders: 1, isReplayed: true })
  // The session, the key, the cart, the order, its message, its mail, its entry and the commit.
  expect(report.cuts).toBeGreaterThan(12)
})

test('a quantity whose connection is lost at any statement is saved by the next try [CART-5]', async () => {
  const params = { ...(await readyCart(buyer)), itemNumber: items.oil }
  const send = async () => ({
    statusCode: (await buyer.call(setLine, { params, body: { orderedCases: 4, orderedUnits: 0 } })).status,
  })
  const { answer, report } = await tryFaults(watching, setLine, send)
  expect([answer.statusCode, report.findings]).toEqual([200, []])
})

test('a picture whose connection is lost at any statement is stored by the next try of the same upload [PLAT-10]', async () => {
  const type = 'image/png'
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#4a7' } })
    .png()
    .toBuffer()
  const { uploadUrl, profileImageUrl } = await buyer.ask(requestProfileImageUpload, {
    body: { type, size: bytes.length },
  })
  const { pathname, searchParams } = new URL(uploadUrl, 'http://larder')
  const grant = { params: { uploadId: basename(pathname) }, query: { grant: searchParams.get('grant')! } }
  await buyer.call(putUpload, grant, { headers: { 'content-type': type }, bytes })
  const body = { hasProfileImage: true, profileImageUrl }
  const send = async () => ({ statusCode: (await buyer.call(updateProfile, { body })).status })
  const { answer, report } = await tryFaults(watching, updateProfile, send)
  expect([answer.statusCode, report.findings, report.stored]).toEqual([200, [], ['commit']])
})

interface Sent {
  readonly name?: string
  readonly text: string
  readonly values?: readonly unknown[]
  readonly callback?: (error: unknown, result?: unknown) => void
}

/** Breaks the product while the work runs: the statement of this name goes out another way. */
async function withBroken<T>(name: string, otherwise: (sent: Sent) => Promise<unknown>, work: () => Promise<T>) {
  const whole = pg.Client.prototype.query as (...sent: unknown[]) => unknown
  pg.Client.prototype.query = function broken(this: pg.Client, ...sent: unknown[]) {
    const query = sent[0] as Sent
    if (query?.name !== name) return whole.apply(this, sent)
    otherwise(query).then(
      (result) => query.callback?.(null, result),
      (error: unknown) => query.callback?.(error),
    )
    return query
  } as typeof pg.Client.prototype.query
  try {
    return await work()
  } finally {
    pg.Client.prototype.query = whole as typeof pg.Client.prototype.query
  }
}

test('a write outside of its transaction is found, with its table [CHECK-4]', async () => {
  const onItsOwn = ({ text, values }: Sent) => elsewhere.rows(text, values)
  const { report } = await withBroken('audit.insert', onItsOwn, placeWithFaults)
  expect(report.findings.join()).toMatch(/left audit_entries changed/)
})

test('a key that is not kept is found: repeated after a lost commit the order is refused [CHECK-4]', async () => {
  const unkept = async () => ({ rows: [], rowCount: 1, fields: [] })
  const { report } = await withBroken('idempotency.claim', unkept, placeWithFaults)
  expect(report.findings).toEqual(['repeated after a lost commit it returned 409'])
})
