import { verify } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import { testDatabase } from '#tests/support/database.ts'
import type { DemoDistributor } from './demo-rows.ts'
import { seedDistributor } from './seed-distributor.ts'

const { db } = await testDatabase()

/** PostgreSQL refuses such text. */
const breaking = 'a\0b'
const buyer = 'chef@kitchen.example'
const make = (): DemoDistributor => ({
  imports: [
    { kind: 'divisions', rows: () => [{ division: 'NLV', name: 'North Las Vegas', timeZone: 'America/Los_Angeles' }] },
    { kind: 'brands', rows: () => [{ brand: 'Meadow' }] },
    { kind: 'categories', rows: () => [{ categoryId: 'dairy', name: 'Dairy' }] },
    { kind: 'bill-tos', rows: () => [{ division: 'NLV', billTo: '100', name: 'Kitchen Group' }] },
    { kind: 'ship-tos', rows: () => [{ division: 'NLV', shipTo: '101', billTo: '100', name: 'Kitchen' }] },
    {
      kind: 'users',
      rows: () => [{ email: buyer, firstName: 'Ana', type: 'ece', role: 'customerUser', billTos: ['NLV/0000100'] }],
    },
    {
      kind: 'items',
      rows: () => numbers.map((itemNumber) => ({ ...item, itemNumber, description: `Milk ${itemNumber}` })),
    },
    {
      kind: 'prices',
      rows: () =>
        numbers.map((itemNumber) => ({ division: 'NLV', itemNumber, startsOn: '2025-01-01', casePrice: '10.00' })),
    },
    {
      kind: 'orders',
      rows: () => numbers.map((itemNumber) => ({ ...order, itemNumber, lineNumber: itemNumber })),
    },
  ],
  signIns: [buyer],
  password: 'a demo password',
  today: '2026-03-02',
  addPaymentMethods: async () => undefined,
})
const parts = { db, importKinds }
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
const whole = { items: 20, states: 7, carts: 2, lines: 13, active: 1, passwords: 1 }

test('a demo that breaks off is finished by the next start [PLAT-1]', async () => {
  const broken = () => ({ ...make(), signIns: [buyer, breaking] })
  await expect(seedDistributor({ ...parts, logLine: () => undefined }, 'small', broken)).rejects.toThrow()
  expect(await db.row(counts)).toMatchObject({ items: 20, carts: 0, passwords: 0 })
  const said: string[] = []
  await seedDistributor({ ...parts, logLine: (line) => said.push(line) }, 'small', make)
  expect(said.join('\n')).not.toContain('refused')
  expect(await db.row(counts)).toEqual(whole)
})

test('the demo is loaded once, also by several starts at the same time [PLAT-1]', async () => {
  const never = () => {
    throw new Error('made again')
  }
  await Promise.all([1, 2, 3].map(() => seedDistributor({ ...parts, logLine: () => undefined }, 'small', never)))
  expect(await db.row(counts)).toEqual(whole)
})

test('demo users sign in with the demo password, kept as argon2id [PLAT-1]', async () => {
  const { hash } = await db.row<{ hash: string }>('select hash from user_passwords')
  expect(hash).toMatch(/^\$argon2id\$/)
  expect(await verify(hash, 'a demo password')).toBe(true)
})
