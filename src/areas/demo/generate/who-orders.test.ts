import { expect, test } from 'vitest'
import { customers } from './customers.ts'
import { whoOrders } from './who-orders.ts'

const shipTos = [...customers('small')].flatMap((customer) => customer.shipTos.map(({ shipTo }) => shipTo))
const ofKitchen = (division: string, number: string) =>
  whoOrders(shipTos.find((each) => each.division === division && each.shipTo === number)!)

test('a kitchen is ordered for by the people of its bill-to and its own chef [PLAT-1]', () => {
  expect(ofKitchen('NLV', '0020001')).toEqual(['buyer@harborbistro.example', 'chef@harborbistro.example'])
  expect(ofKitchen('NLV', '0020003')).toEqual(['buyer@harborbistro.example'])
})

test('a kitchen whose people do not use the portal is ordered for by its rep [PLAT-1]', () => {
  const others = shipTos.filter(({ billTo }) => billTo === '0010007')
  expect(others.length).toBeGreaterThan(0)
  for (const shipTo of others) expect(whoOrders(shipTo)).toEqual([expect.stringMatching(/\.dsr@larder\.example$/)])
})

test('nobody who has left, pays only or is a prospect orders [PLAT-1]', () => {
  const all = new Set(shipTos.flatMap(whoOrders))
  for (const email of ['former.buyer', 'accounts']) expect(all).not.toContain(`${email}@harborbistro.example`)
  expect(all).not.toContain('prospect@maybe.example')
})
