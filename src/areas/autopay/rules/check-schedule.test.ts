import { expect, test } from 'vitest'
import { checkSchedule } from './check-schedule.ts'

const terms = { timing: 'weekday', day: 5, covers: 'due', limit: null } as const

test.each([
  [{}, undefined],
  [{ day: 0 }, undefined],
  [{ covers: 'open', limit: 1 }, undefined],
  [{ timing: 'dueDate', day: null }, undefined],
  [{ timing: 'dayOfMonth', day: 31 }, undefined],
  [{ timing: 'daysAfterDelivery', day: 0 }, undefined],
  [{ day: null }, ['day', 'Choose a weekday.']],
  [{ day: 7 }, ['day', 'Choose a weekday.']],
  [{ timing: 'dayOfMonth', day: 0 }, ['day', 'Choose a day of the month, from 1 to 31.']],
  [{ timing: 'dayOfMonth', day: 32 }, ['day', 'Choose a day of the month, from 1 to 31.']],
  [{ timing: 'daysAfterDelivery', day: null }, ['day', 'Choose how many days after the delivery, from 0 to 60.']],
  [{ timing: 'dueDate' }, ['day', 'The due date needs no day besides it.']],
  [
    { timing: 'dueDate', day: null, covers: 'open' },
    ['covers', 'What is paid can be chosen for runs on a weekday or a day of the month.'],
  ],
  [{ limit: 0 }, ['limit', 'The limit must be more than $0.00.']],
  [{ limit: -5 }, ['limit', 'The limit must be more than $0.00.']],
] as const)('terms with %o: %o [BILL-5]', (changes, expected) => {
  const decision = checkSchedule({ ...terms, ...changes })
  expect(decision.allowed ? undefined : [decision.refusal.field, decision.refusal.message]).toEqual(expected)
})
