import { expect, test } from 'vitest'
import { mayReceive, receivableDays } from './may-receive.ts'

test('a delivery is checked in from the day before until 14 days after [NEXT-6]', () => {
  expect(receivableDays('2026-03-02')).toEqual({ from: '2026-02-16', to: '2026-03-03' })
  const on = (day: string) => {
    const decision = mayReceive(day, '2026-03-02')
    return decision.allowed ? null : decision.refusal.code
  }
  expect([on('2026-03-04'), on('2026-03-03'), on('2026-02-16'), on('2026-02-15')]).toEqual([
    'delivery_too_early',
    null,
    null,
    'delivery_too_late',
  ])
})
