import { expect, test } from 'vitest'
import {
  addBankingDays,
  bankHolidays,
  bankingDayFrom,
  bankingDayUntil,
  isBankingDay,
  settlesOn,
} from './banking-days.ts'
import { addDays } from './dates.ts'

/** Weekdays on which the banks are closed, from the published schedule of the Federal Reserve. */
const published: Readonly<Record<number, string>> = {
  2024: '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
  2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
  // July 4 is a Saturday.
  2026: '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25',
  // June 19 and December 25 are Saturdays, July 4 is a Sunday.
  2027: '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25',
  // January 1 and November 11 are Saturdays.
  2028: '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-23 12-25',
}

test.each(Object.entries(published))(
  'banks are closed in %s as the Federal Reserve published [BILL-6]',
  (year, list) => {
    const closed = []
    for (let day = `${year}-01-01`; day.startsWith(year); day = addDays(day, 1)) {
      const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
      if (weekday !== 0 && weekday !== 6 && !isBankingDay(day)) closed.push(day.slice(5))
    }
    expect(closed).toEqual(list.split(' '))
    expect(bankHolidays(Number(year))).toHaveLength(11)
  },
)

test('a Saturday holiday closes no weekday, a Sunday one closes the Monday [BILL-6]', () => {
  expect(isBankingDay('2026-07-03')).toBe(true)
  expect(isBankingDay('2027-07-05')).toBe(false)
  expect(isBankingDay('2027-12-31')).toBe(true)
  // New Year's Day of 2023 was a Sunday.
  expect(isBankingDay('2023-01-02')).toBe(false)
})

test('a day without banking moves to the next one with it [BILL-6]', () => {
  expect(bankingDayFrom('2026-11-24')).toBe('2026-11-24')
  expect(bankingDayFrom('2026-11-26')).toBe('2026-11-27')
  expect(bankingDayFrom('2027-07-03')).toBe('2027-07-06')
  expect(bankingDayFrom('2025-12-25')).toBe('2025-12-26')
})

test('a day without banking moves back to the last one with it [BILL-5, BILL-6]', () => {
  expect(bankingDayUntil('2026-11-24')).toBe('2026-11-24')
  expect(bankingDayUntil('2026-11-26')).toBe('2026-11-25')
  expect(bankingDayUntil('2027-07-05')).toBe('2027-07-02')
})

test('a debit settles two banking days after it was sent [BILL-6]', () => {
  expect(settlesOn('2026-11-23')).toBe('2026-11-25')
  // Thanksgiving on Thursday, then a weekend.
  expect(settlesOn('2026-11-25')).toBe('2026-11-30')
  expect(settlesOn('2026-12-31')).toBe('2027-01-05')
  expect(settlesOn('2027-07-02')).toBe('2027-07-07')
  expect(addBankingDays('2026-11-28', 1)).toBe('2026-11-30')
})
