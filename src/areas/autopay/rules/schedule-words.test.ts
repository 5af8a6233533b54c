import { expect, test } from 'vitest'
import { runTimeText, whatText, whenText } from './schedule-words.ts'

test('when a schedule pays, in words [BILL-5]', () => {
  expect([
    whenText({ timing: 'dueDate', day: null }),
    whenText({ timing: 'weekday', day: 0 }),
    whenText({ timing: 'weekday', day: 5 }),
    whenText({ timing: 'dayOfMonth', day: 15 }),
    whenText({ timing: 'dayOfMonth', day: 31 }),
    whenText({ timing: 'daysAfterDelivery', day: 0 }),
    whenText({ timing: 'daysAfterDelivery', day: 1 }),
    whenText({ timing: 'daysAfterDelivery', day: 7 }),
  ]).toEqual([
    'On the due date of each invoice',
    'Every Sunday',
    'Every Friday',
    'On day 15 of each month',
    'On day 31 of each month, or its last day',
    'On the day of each delivery',
    '1 day after each delivery',
    '7 days after each delivery',
  ])
  expect(runTimeText).toContain('06:00')
})

test('what it pays, in words [BILL-5]', () => {
  expect([
    whatText({ covers: 'due', shipTos: [] }),
    whatText({ covers: 'dueBeforeNext', shipTos: ['0000101'] }),
    whatText({ covers: 'open', shipTos: ['0000101', '0000102'] }),
  ]).toEqual([
    'What is due by then, for all ship-tos',
    'What falls due before the next run, for 1 ship-to',
    'All open invoices, for 2 ship-tos',
  ])
})
