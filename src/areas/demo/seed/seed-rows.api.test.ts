import { verify } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/support/database.ts'
import type { DemoRows } from './demo-rows.ts'
import { seedRows } from './seed-rows.ts'

const { db } = await testDatabase()

const buyer = 'chef@kitchen.example'
const order = { division: 'NLV', shipTo: '101', itemNumber: '1', orderedCases: 2, casePrice: '10.00', lineNumber: 1 }
const rows: DemoRows = {
  imports: {
    divisions: [{ division: 'NLV', name: 'North Las Vegas', timeZone: 'America/Los_Angeles' }],
    brands: [{ brand: 'Meadow' }],
    categories: [{ categoryId: 'dairy', name: 'Dairy' }],
    'bill-tos': [{ division: 'NLV', billTo: '100', name: 'Kitchen Group' }],
    'ship-tos': [{ division: 'NLV', shipTo: '101', billTo: '100', name: 'Kitchen' }],
    users: [
      { email: buyer, firstName: 'Ana', type: 'ece', role: 'customerUser', billTos: ['NLV/0000100'] },
      { email: 'rep@larder.example', firstName: 'Lee', type: 'eci', role: 'dsr' },
    ],
    items: [{ division: 'NLV', itemNumber: '1', description: 'Milk', brand: 'Meadow', categoryId: 'dairy' }],
    orders: ['Placed', 'InProgress', 'Failed', 'Expired', 'Open', 'Invoiced'].map((status, index) => ({
      ...order,
      orderNumber: `D-${index}`,
      status,
      placedAt: '2026-01-02T10:00:00Z',
    })),
  },
  signIns: [buyer],
  password: 'a demo password',
  purchases: [
    {
      division: 'NLV',
      shipTo: '0000101',
      itemNumber: '0000001',
      timesOrdered: 9,
      lastOrderedAt: '2026-01-01T00:00:00Z',
      lastInvoiceDate: null,
    },
  ],
  carts: [buyer, 'rep@larder.example'].map((owner, index) => ({
    division: 'NLV',
    shipTo: '0000101',
    owner,
    poNumber: 'PO 1',
    soType: 'regularDelivery',
    deliveryDate: null,
    sharingMode: 'UNLOCK',
    isActive: index === 0,
    lines: [{ itemNumber: '0000001', orderedCases: 3, orderedUnits: 0 }],
  })),
}
const counts = `select (select count(*) from items) as items, (select count(*) from orders) as orders,
  (select count(*) from carts) as carts, (select count(*) from cart_lines) as lines,
  (select count(*) from active_carts) as active, (select count(*) from user_passwords) as passwords`
const whole = { items: 1, orders: 6, carts: 2, lines: 2, active: 1, passwords: 1 }

test('a demo that breaks off is finished by the next start [PLAT-1]', async () => {
  const broken = { ...rows, purchases: breaking() }
  await expect(
    seedRows(
      db,
      'small',
      () => broken,
      () => undefined,
    ),
  ).rejects.toThrow('the lights went out')
  expect(await db.row(counts)).toMatchObject({ items: 1, carts: 0, passwords: 0 })
  const said: string[] = []
  await seedRows(
    db,
    'small',
    () => rows,
    (line) => said.push(line),
  )
  expect(said.join('\n')).not.toContain('refused')
  expect(await db.row(counts)).toEqual(whole)
  expect(await db.row('select times_ordered, last_ordered_at from item_purchases')).toEqual({
    times_ordered: 9,
    last_ordered_at: '2026-01-02T10:00:00.000Z',
  })
})

test('the demo is loaded once, also by several starts at the same time [PLAT-1]', async () => {
  const never = () => {
    throw new Error('made again')
  }
  await Promise.all([1, 2, 3].map(() => seedRows(db, 'small', never, () => undefined)))
  expect(await db.row(counts)).toEqual(whole)
})

test('demo users sign in with the demo password, kept as argon2id [PLAT-1]', async () => {
  const { hash } = await db.row<{ hash: string }>('select hash from user_passwords')
  expect(hash).toMatch(/^\$argon2id\$/)
  expect(await verify(hash, 'a demo password')).toBe(true)
})

function* breaking(): Generator<never> {
  yield* []
  throw new Error('the lights went out')
}
