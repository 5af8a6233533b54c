import { expect, test } from 'vitest'
import { orderMoves, orderStatuses } from '#areas/orders/order.ts'
import { type DemoOrderFacts, nextDemoStep } from './next-demo-step.ts'

const now = new Date('2026-03-02T12:00:00Z')
const tomorrow = new Date('2026-03-03T14:00:00Z')
const facts: DemoOrderFacts = { status: 'Placed', shipsAt: tomorrow, isFast: false, now }
const seconds = (date: Date | null) => date && (date.getTime() - now.getTime()) / 1000

test('the demo ERP picks an order up and confirms it three seconds later [PLAT-4]', () => {
  const step = nextDemoStep(facts)
  expect(step.moveTo).toBe('InProgress')
  expect(seconds(step.lookAgainAt)).toBe(3)
  expect(nextDemoStep({ ...facts, status: 'InProgress' })).toMatchObject({ moveTo: 'Open', lookAgainAt: tomorrow })
})

test('it ships on the morning of the delivery date, not before [PLAT-4]', () => {
  const open = { ...facts, status: 'Open' } as const
  expect(nextDemoStep(open)).toEqual({ moveTo: null, lookAgainAt: tomorrow })
  expect(nextDemoStep({ ...open, now: tomorrow })).toMatchObject({ moveTo: 'Invoiced', lookAgainAt: null })
  expect(nextDemoStep({ ...open, shipsAt: null })).toMatchObject({ moveTo: 'Invoiced' })
})

test('in a hurry, or when the morning has passed, it ships five seconds after the confirmation [PLAT-4]', () => {
  const confirming = { ...facts, status: 'InProgress' } as const
  expect(seconds(nextDemoStep({ ...confirming, isFast: true }).lookAgainAt)).toBe(5)
  expect(seconds(nextDemoStep({ ...confirming, shipsAt: new Date('2026-03-02T00:00:00Z') }).lookAgainAt)).toBe(5)
  expect(nextDemoStep({ ...facts, status: 'Open', isFast: true })).toMatchObject({ moveTo: 'Invoiced' })
})

test('it leaves orders alone that are done, and every move it makes is one of the table [ORDER-1]', () => {
  for (const status of orderStatuses) {
    for (const isFast of [true, false]) {
      const { moveTo } = nextDemoStep({ ...facts, status, isFast, now: tomorrow })
      const moves: readonly string[] = orderMoves[status]
      if (moveTo !== null) expect(moves).toContain(moveTo)
    }
  }
  expect(nextDemoStep({ ...facts, status: 'Failed' })).toEqual({ moveTo: null, lookAgainAt: null })
  expect(nextDemoStep({ ...facts, status: 'Invoiced' })).toEqual({ moveTo: null, lookAgainAt: null })
})
