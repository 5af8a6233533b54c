import type { CalendarDate } from '#kit/dates.ts'
import type { DemoCustomer } from './customers.ts'
import { familyNames, givenNames } from './names.ts'
import { random } from './random.ts'
import { divisionCodes } from './size.ts'

const jobs = ['Owner', 'Accounts payable', 'Executive chef', 'Purchasing manager', 'Receiving'] as const

/**
 * Rows of the contacts import: one to three people at each customer, the main contact first
 * (CUST-1).
 */
export function* contacts(customers: readonly DemoCustomer[]): Generator<object> {
  const chance = random(37)
  for (const { division, billTo, shipTos } of customers) {
    const count = chance.whole(1, 3)
    for (let n = 0; n < count; n++) {
      const name = `${chance.pick(givenNames)} ${chance.pick(familyNames)}`
      yield {
        division,
        billTo,
        contactId: `${billTo}-${n + 1}`,
        name,
        title: n === 0 ? jobs[0] : chance.pick(jobs.slice(1)),
        phone: `(555) 01${chance.whole(0, 9)}-${String(chance.whole(0, 9999)).padStart(4, '0')}`,
        email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@${billTo}.example`,
        isPrimary: n === 0,
        // The third person is responsible for one of several kitchens.
        ...(n === 2 && shipTos.length > 1 && { shipTo: shipTos[1]!.shipTo.shipTo }),
      }
    }
  }
}

/**
 * Rows of the holidays import: the fixed days without delivery, of this year and the next (CUST-3).
 */
export function* holidays(today: CalendarDate): Generator<object> {
  const year = Number(today.slice(0, 4))
  const days = [year, year + 1].flatMap((of) => [
    { date: `${of}-01-01`, name: "New Year's Day" },
    { date: `${of}-12-25`, name: 'Christmas Day' },
  ])
  for (const division of divisionCodes) {
    // None in the past: demo orders were delivered on any routing day.
    for (const day of days) if (day.date >= today) yield { division, ...day }
  }
}
