import { verify } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/support/database.ts'
import type { DemoRows } from './demo-rows.ts'
import { seedDistributor } from './seed-distributor.ts'

const { db } = await testDatabase()

/** PostgreSQL refuses such text. */
const breaking = 'a\0b'
const buyer = 'chef@kitchen.example'
const make = (): DemoRows => ({
  imports: {
    divisions: [{ division: 'NLV', name: 'North Las Vegas', timeZone: 'America/Los_Angeles' }],
    brands: [{ brand: 'Meadow' }],
    categories: [{ categoryId: 'dairy', name: 'Dairy' }],
    'bill-tos': [{ division: 'NLV', billTo: '100', name: 'Kitchen Group' }],
    'ship-tos': [{ division: 'NLV', shipTo: '101', billTo: '100', name: 'Kitchen' }],
    users: [{ email: buyer, firstName: 'Ana', type: 'ece', role: 'customerUser', billTos: ['NLV/0000100'] }],
    items: numbers.map((itemNumber) => ({ ...item, itemNumber, description: `Milk ${itemNumber}` })),
    prices: numbers.map((itemNumber) => ({ division: 'NLV', itemNumber, startsOn: '2025-01-01', casePrice: '10.00' })),
    orders: numbers.map((itemNumber) => ({ ...order, itemNumber, lineNumber: itemNumber })),
  },
  signIns: [buyer],
  password: 'a demo password',
  purchases: [{ ...bought, itemNumber: '0000001', timesOrdered: 9, lastInvoiceDate: null }],
  carts: [true, false].map((isActive) => ({
    division: 'NLV',
    shipTo: '0000101',
    owner: buyer,
    poNumber: 'PO 1',
    soType: 'regularDelivery',
    deliveryDate: null,
    sharingMode: 'UNLOCK',
    isActive,
    lines: [{ itemNumber: '0000001', orderedCases: 3, orderedUnits: 0 }],
  })),
})
const bought = { division: 'NLV', shipTo: '0000101', lastOrderedAt: '2026-01-01T00:00:00Z' }
const seed = (from: () => DemoRows, say: (line: string) => void = () => undefined) =>
  seedDistributor(db, { size: 'small', today: '2026-03-02', make: from }, say)
const numbers = Array.from({ length: 20 }, (_, index) => String(index + 1))
const item = { division: 'NLV', brand: 'Meadow', categoryId: 'dairy' }
const order = {
  orderNumber: '1001',
  division: 'NLV',
  shipTo: '101',
  placedAt: '2026-01-02T10:00:00Z',
  orderedCases: 2,
  casePrice: '10.00',
}
const counts = `select (select count(*) from items) as items, (select count(distinct status) from orders) as states,
  (select count(*) from carts) as carts, (select count(*) from cart_lines) as lines,
  (select count(*) from active_carts) as active, (select count(*) from user_passwords) as passwords`
const whole = { items: 20, states: 6, carts: 2, lines: 2, active: 1, passwords: 1 }

test('a demo that breaks off is finished by the next start [PLAT-1]', async () => {
  const broken = () => ({ ...make(), signIns: [buyer, breaking] })
  await expect(seed(broken)).rejects.toThrow()
  expect(await db.row(counts)).toMatchObject({ items: 20, carts: 0, passwords: 0 })
  const said: string[] = []
  await seed(make, (line) => said.push(line))
  expect(said.join('\n')).not.toContain('refused')
  expect(await db.row(counts)).toEqual(whole)
})

test('the demo is loaded once, also by several starts at the same time [PLAT-1]', async () => {
  const never = () => {
    throw new Error('made again')
  }
  await Promise.all([1, 2, 3].map(() => seed(never)))
  expect(await db.row(counts)).toEqual(whole)
})

test('demo users sign in with the demo password, kept as argon2id [PLAT-1]', async () => {
  const { hash } = await db.row<{ hash: string }>('select hash from user_passwords')
  expect(hash).toMatch(/^\$argon2id\$/)
  expect(await verify(hash, 'a demo password')).toBe(true)
})
