import { expect, test } from 'vitest'
import { ageDebts, daysPastDue, dueWithinAWeek } from './age-debts.ts'

const asOf = '2026-03-31'

test('a debt is current up to its due date, then 1-30, 31-60, 61-90 and over 90 days past due [BILL-2]', () => {
  const aged = ageDebts(
    [
      { dueDate: '2026-04-15', open: 1 },
      { dueDate: '2026-03-31', open: 2 },
      { dueDate: '2026-03-30', open: 10 }, // 1 day
      { dueDate: '2026-03-01', open: 20 }, // 30 days
      { dueDate: '2026-02-28', open: 100 }, // 31
      { dueDate: '2026-01-30', open: 200 }, // 60
      { dueDate: '2026-01-29', open: 1000 }, // 61
      { dueDate: '2025-12-31', open: 2000 }, // 90
      { dueDate: '2025-12-30', open: 10_000 }, // 91
    ],
    asOf,
  )
  expect(aged).toEqual({ current: 3, to30: 30, to60: 300, to90: 3000, over90: 10_000, credits: 0, total: 13_333 })
})

test('a credit is never late and lessens only the total [BILL-2]', () => {
  const debts = [
    { dueDate: '2025-01-01', open: -500 },
    { dueDate: '2026-03-01', open: 800 },
  ]
  expect(ageDebts(debts, asOf)).toMatchObject({ current: 0, to30: 800, over90: 0, credits: -500, total: 300 })
  expect(debts.map((debt) => daysPastDue(debt, asOf))).toEqual([0, 30])
})

test('due this week is what is due on the day and up to seven days after it, without credits [BILL-2, SHELL-8]', () => {
  const debts = [
    { dueDate: '2026-03-30', open: 1 },
    { dueDate: '2026-03-31', open: 20 },
    { dueDate: '2026-04-07', open: 300 },
    { dueDate: '2026-04-08', open: 4000 },
    { dueDate: '2026-04-01', open: -50_000 },
  ]
  expect(dueWithinAWeek(debts, asOf)).toBe(320)
})
