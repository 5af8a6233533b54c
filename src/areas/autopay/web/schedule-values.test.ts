import { expect, test } from 'vitest'
import { newSchedule, problemsOfSchedule, termsOf } from './schedule-values.ts'

const complete = { ...newSchedule, paymentSettingsId: '01980000-0000-7000-8000-000000000001' }

test('what is typed becomes terms: no day on due dates, no cover by invoice, all ship-tos, cents [BILL-5]', () => {
  expect(termsOf({ ...complete, day: '5', covers: 'open', shipTos: ['0000101'], limit: '1,250.50' })).toEqual({
    timing: 'dueDate',
    day: null,
    covers: 'due',
    shipTos: [],
    limit: 125_050,
  })
  expect(
    termsOf({ ...complete, timing: 'weekday', day: '5', covers: 'open', isOfAllShipTos: false, shipTos: ['0000101'] }),
  ).toEqual({ timing: 'weekday', day: 5, covers: 'open', shipTos: ['0000101'], limit: null })
})

test.each([
  [{}, {}],
  [{ paymentSettingsId: null }, { paymentSettingsId: 'Choose a payment method.' }],
  [{ limit: '0' }, { limit: 'The limit must be more than $0.00.' }],
  [{ limit: '12.345' }, { limit: 'Enter an amount with at most 2 decimals.' }],
  [{ isOfAllShipTos: false }, { shipTos: 'Choose at least one ship-to.' }],
  [{ timing: 'dayOfMonth', day: '32' }, { day: 'Choose a day of the month, from 1 to 31.' }],
  [{ timing: 'daysAfterDelivery', day: 'soon' }, { day: 'Choose how many days after the delivery, from 0 to 60.' }],
] as const)('with %j the form says %j [BILL-5]', (typed, problems) => {
  expect(problemsOfSchedule({ ...complete, ...typed }, false)).toEqual(problems)
})

test('staff choose in whose name it pays [BILL-5]', () => {
  expect(problemsOfSchedule(complete, true)).toEqual({ userId: 'Choose the person in whose name it pays.' })
})
