import { type Kitchen, kitchenOf } from './kitchens.ts'
import { cities, familyNames, givenNames, houseKinds, houses, places, streets } from './names.ts'
import { random, type Random } from './random.ts'
import { type DemoSize, type DivisionCode, dollars, sevenDigits, sizes } from './size.ts'

/** Rows of the gpos import. */
export const gpos: readonly object[] = [
  { id: 'harvest', name: 'Harvest Kitchens Cooperative' },
  { id: 'keystone', name: 'Keystone Hospitality Purchasing' },
  { id: 'meridian', name: 'Meridian Health Buyers' },
  { id: 'schoolhouse', name: 'Schoolhouse Meals Alliance' },
  { id: 'summit', name: 'Summit Restaurant Group Buying' },
]
const gpoIds = ['harvest', 'keystone', 'meridian', 'schoolhouse', 'summit']

/** Staff who look after customers; their mail addresses are those of the demo's users. */
const dsrs = {
  NLV: ['rosa.dsr@larder.example', 'dylan.dsr@larder.example', 'june.dsr@larder.example'],
  NIC: ['hanna.dsr@larder.example', 'amir.dsr@larder.example', 'nils.dsr@larder.example'],
}
const dsms = { NLV: 'paul.dsm@larder.example', NIC: 'greta.dsm@larder.example' }

/** A ship-to as the other generators need it. */
export interface DemoShipTo {
  readonly division: DivisionCode
  readonly shipTo: string
  readonly billTo: string
  readonly priceClass: string
  readonly gpoIds: readonly string[]
  readonly isActive: boolean
  readonly isProspective: boolean
  /** Mail address of its sales rep. */
  readonly dsrEmail: string
  readonly deliveryDays: readonly Weekday[]
  readonly kitchen: Kitchen
}

/** What a bill-to owes: the sum of its open invoices. */
export interface Balance {
  readonly pastDueCents: number
  readonly netDueCents: number
  readonly invoicesDue: number
}

/** Delivery weekdays, as the route-days import writes them. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
/** One of them. */
export type Weekday = (typeof weekdays)[number]

/** The days of a route are spread over the week, so that nothing fresh is older than three days. */
const routePatterns: readonly (readonly Weekday[])[] = [
  ['Mon', 'Thu'],
  ['Tue', 'Fri'],
  ['Wed', 'Sat'],
  ['Mon', 'Wed', 'Fri'],
  ['Tue', 'Thu', 'Sat'],
  ['Mon', 'Tue', 'Thu', 'Fri'],
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
]

/** A bill-to with its ship-tos, each with its import row. */
export interface DemoCustomer {
  readonly division: DivisionCode
  readonly billTo: string
  /** Days from an invoice to its payment; invoices are due after 21. */
  readonly paysAfter: number
  readonly row: object
  readonly shipTos: readonly { row: object; shipTo: DemoShipTo }[]
}

function addressIn(division: DivisionCode, chance: Random) {
  const [city, state, zip] = chance.pick<readonly [string, string, string]>(cities[division])
  return {
    address: `${chance.whole(100, 9899)} ${chance.pick(streets)}`,
    city,
    state,
    zip: `${zip}${String(chance.whole(1, 99)).padStart(2, '0')}`,
    phone: `(555) 01${chance.whole(0, 9)}-${String(chance.whole(0, 9999)).padStart(4, '0')}`,
  }
}

/**
 * Bill-tos with their ship-tos: even ones in NLV, odd ones in NIC. The first two are those of the
 * demo's sign-ins.
 */
export function* customers(size: DemoSize): Generator<DemoCustomer> {
  const chance = random(23)
  const routes = random(29)
  const { billTos, maxShipTos } = sizes[size]
  for (let n = 0; n < billTos; n++) {
    const division: DivisionCode = n % 2 === 0 ? 'NLV' : 'NIC'
    const number = (division === 'NLV' ? 10_000 : 50_000) + Math.floor(n / 2) + 1
    const kind = houseKinds[n % houseKinds.length]!
    const name = `${houses[(n * 7 + Math.floor(n / 20) * 3) % houses.length]} ${kind}${n >= 200 ? ` ${n}` : ''}`
    const isProspective = n === 7
    const isOnCreditHold = n === 9 || n === 22
    const count = n === 0 ? 6 : n % houseKinds.length < 4 ? 1 + (n % 2) : 2 + ((n * 5) % (maxShipTos - 1))
    const ownGpos = chance.percent(35) ? [gpoIds[n % gpoIds.length]!] : []
    const priceClass = 'ABCD'[n % 4]!
    const arrName = `${givenNames[(n + 9) % givenNames.length]} ${familyNames[(n * 3 + 5) % familyNames.length]}`
    const billTo = sevenDigits(number)
    const first = (division === 'NLV' ? 20_000 : 60_000) + Math.floor(n / 2) * 100 + 1
    yield {
      division,
      billTo,
      paysAfter: isOnCreditHold ? 120 : n % 5 === 3 ? 48 : 20,
      row: {
        division,
        billTo,
        name,
        ...addressIn(division, chance),
        email: `accounts@${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`,
        isOnCreditHold,
      },
      shipTos: Array.from({ length: isProspective ? 1 : count }, (_, i) => {
        const columns = {
          division,
          shipTo: sevenDigits(first + i),
          billTo,
          priceClass,
          gpoIds: ownGpos,
          isActive: !([13, 26, 35].includes(n) && i === 1),
          isProspective,
          dsrEmail: dsrs[division][Math.floor(n / 2) % 3]!,
        }
        const shipTo: DemoShipTo = {
          ...columns,
          deliveryDays: routes.pick(routePatterns),
          kitchen: kitchenOf(n, i),
        }
        const row = {
          ...columns,
          name: count > 1 ? `${name} ${places[i % places.length]}` : name,
          ...addressIn(division, chance),
          isOrderingAllowed: !(n === 16 && i === 0),
          dsmEmail: dsms[division],
          arrName,
          // In larger groups every third ship-to is a main kitchen with the next two below it
          // (CUST-2).
          ...(n % 3 === 0 && count > 3 && (i === 1 || i === 2) && { parentShipTo: sevenDigits(first) }),
          ...(n % 4 === 3 && { recipePricingType: 'last purchased' }),
          ...(n % 6 === 4 && { blockSwitchSave: true }),
          ...(chance.percent(30) && { maxFoodCostPct: chance.pick([28, 30, 32, 35]) }),
          // The kitchens with recipes (RECIPE-2).
          ...(n === 0 && i < 2 && { maxFoodCostPct: 30 }),
        }
        return { row, shipTo }
      }),
    }
  }
}

/** The row of the bill-tos import with what is owed. */
export const billToRow = ({ row }: DemoCustomer, { pastDueCents, netDueCents, invoicesDue }: Balance): object => ({
  ...row,
  pastDue: dollars(pastDueCents),
  netDue: dollars(netDueCents),
  invoicesDue,
})

/**
 * Rows of the route-days import: two to five delivery days, most ordering ends at 22:30 the day
 * before.
 */
export function* routeDays(shipTos: readonly DemoShipTo[]): Generator<object> {
  const chance = random(31)
  for (const { division, shipTo, isProspective, deliveryDays } of shipTos) {
    if (isProspective) continue
    const cutOffTime = chance.pick(['22:30', '22:30', '22:30', '17:00', '20:00'])
    yield { division, shipTo, soType: 'regularDelivery', days: deliveryDays, cutOffTime, cutOffDaysBefore: 1 }
    yield {
      division,
      shipTo,
      soType: 'willCall',
      days: weekdays,
      cutOffTime: '14:00',
      cutOffDaysBefore: 0,
      blockJitDrop: true,
    }
    yield {
      division,
      shipTo,
      soType: 'dropShip',
      days: ['Mon', 'Wed', 'Fri'],
      cutOffTime: '12:00',
      cutOffDaysBefore: 3,
    }
  }
}
