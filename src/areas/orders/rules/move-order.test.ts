import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderMoves, type OrderStatus, orderStatuses } from '../order.ts'
import { moveOrder } from './move-order.ts'

test('an order moves along the table and nowhere else [ORDER-1]', () => {
  for (const from of orderStatuses) {
    for (const to of orderStatuses.filter((status) => status !== from)) {
      const moves: readonly OrderStatus[] = orderMoves[from]
      expect(moveOrder(from, to).allowed).toBe(moves.includes(to))
    }
  }
})

test('the state an order is in already is no news [ORDER-1]', () => {
  expect(moveOrder('Open', 'Open')).toMatchObject({ allowed: true, value: { isNews: false } })
})

test('whatever is reported in whatever order, invoiced and expired orders stay what they are [ORDER-1]', () => {
  fc.assert(
    fc.property(fc.constantFrom('Invoiced', 'Expired'), fc.array(fc.constantFrom(...orderStatuses)), (end, reports) => {
      let status: OrderStatus = end
      for (const report of reports) if (moveOrder(status, report).allowed) status = report
      expect(status).toBe(end)
    }),
  )
})
