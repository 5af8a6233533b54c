import { addDays, type CalendarDate } from '#kit/dates.ts'
import type { DemoShipTo } from './customers.ts'
import { dollars } from './size.ts'

/** Shelves of a demo kitchen, in the order somebody walks it. */
export const kitchenLocations = ['Walk-in cooler', 'Freezer', 'Dry store', 'Line', 'Bar', 'Cleaning cupboard'] as const

/** How a demo kitchen groups what it keeps. */
export const kitchenCategories = ['Produce', 'Protein', 'Dairy', 'Bakery', 'Dry goods', 'Drinks', 'Supplies'] as const

/**
 * Kitchens with data of their own: the first of each division, those of the demo's users among
 * them.
 */
const kitchensOfDivision = 8

const distributors = [
  {
    name: 'Green Acre Farm',
    accountNumber: 'GA-2210',
    contactName: 'Rosa Lind',
    phone: '702-555-0142',
    email: 'orders@greenacre.example',
  },
  { name: 'Desert Sun Bakery', accountNumber: '', contactName: 'Omar Haddad', phone: '702-555-0177', email: '' },
] as const
const [farm, bakery] = [distributors[0].name, distributors[1].name]

/** Cents, and pounds for catch weight; an item without a distributor is made in the kitchen. */
interface OwnItem {
  readonly number: string
  readonly description: string
  readonly category: (typeof kitchenCategories)[number]
  readonly location: (typeof kitchenLocations)[number]
  readonly distributor?: string
  readonly pack: string
  readonly casePrice?: number
  /** With these it is also counted by the each. */
  readonly eaches?: number
  /** With these it is priced by the pound. */
  readonly pounds?: number
}

/** What the kitchens buy elsewhere or make themselves. */
export const ownItems: readonly OwnItem[] = [
  {
    number: 'G-01',
    description: 'Heirloom tomatoes, mixed',
    category: 'Produce',
    location: 'Walk-in cooler',
    distributor: farm,
    pack: '1/20 CT',
    casePrice: 3250,
    eaches: 20,
  },
  {
    number: 'G-02',
    description: 'Baby greens, cut to order',
    category: 'Produce',
    location: 'Walk-in cooler',
    distributor: farm,
    pack: '4/3 LB',
    casePrice: 4200,
  },
  {
    number: 'G-03',
    description: 'Basil, living',
    category: 'Produce',
    location: 'Line',
    distributor: farm,
    pack: '12/1 CT',
    casePrice: 2640,
    eaches: 12,
  },
  {
    number: 'G-04',
    description: 'Microgreens, radish',
    category: 'Produce',
    location: 'Walk-in cooler',
    distributor: farm,
    pack: '6/4 OZ',
    casePrice: 3480,
    eaches: 6,
  },
  {
    number: 'G-05',
    description: 'Farm eggs, ungraded',
    category: 'Dairy',
    location: 'Walk-in cooler',
    distributor: farm,
    pack: '15/1 DZ',
    casePrice: 5850,
    eaches: 15,
  },
  {
    number: 'G-06',
    description: 'Half lamb, pasture raised',
    category: 'Protein',
    location: 'Walk-in cooler',
    distributor: farm,
    pack: '1/22 LB',
    pounds: 22,
  },
  {
    number: 'G-07',
    description: 'Stewing hens',
    category: 'Protein',
    location: 'Freezer',
    distributor: farm,
    pack: '6/4 LB',
    pounds: 24,
  },
  {
    number: 'B-01',
    description: 'Sourdough, 2 lb miche',
    category: 'Bakery',
    location: 'Line',
    distributor: bakery,
    pack: '8/2 LB',
    casePrice: 5600,
    eaches: 8,
  },
  {
    number: 'B-02',
    description: 'Brioche buns',
    category: 'Bakery',
    location: 'Line',
    distributor: bakery,
    pack: '6/12 CT',
    casePrice: 4680,
    eaches: 72,
  },
  {
    number: 'B-03',
    description: 'Grissini',
    category: 'Bakery',
    location: 'Dry store',
    distributor: bakery,
    pack: '4/2 LB',
    casePrice: 3900,
  },
  {
    number: 'H-01',
    description: 'House pickles',
    category: 'Produce',
    location: 'Walk-in cooler',
    pack: '4/1 GAL',
    casePrice: 2400,
    eaches: 4,
  },
  {
    number: 'H-02',
    description: 'Veal stock, reduced',
    category: 'Protein',
    location: 'Freezer',
    pack: '6/2 QT',
    casePrice: 5400,
    eaches: 6,
  },
  {
    number: 'H-03',
    description: 'Lime cordial',
    category: 'Drinks',
    location: 'Bar',
    pack: '6/750 ML',
    casePrice: 3000,
    eaches: 6,
  },
  {
    number: 'H-04',
    description: 'Bar towels, laundered',
    category: 'Supplies',
    location: 'Cleaning cupboard',
    pack: '1/50 CT',
    casePrice: 1450,
  },
]

const placed = (kitchens: readonly DemoShipTo[], rows: readonly object[]): object[] =>
  kitchens.flatMap(({ division, shipTo }) => rows.map((row) => ({ division, shipTo, ...row })))

/** The kitchens with data and guides of their own. */
export const kitchensOf = (shipTos: readonly DemoShipTo[]): DemoShipTo[] =>
  ['NLV', 'NIC'].flatMap((code) =>
    shipTos
      .filter(({ division, isActive, isProspective }) => division === code && isActive && !isProspective)
      .slice(0, kitchensOfDivision),
  )

const named = (names: readonly string[]) => names.map((name, index) => ({ name, position: index + 1 }))

/** Rows of the imports of a kitchen's own data (GUIDE-4), by kind. */
export function ownData(shipTos: readonly DemoShipTo[], today: CalendarDate) {
  const kitchens = kitchensOf(shipTos)
  return {
    categories: () => placed(kitchens, named(kitchenCategories)),
    locations: () => placed(kitchens, named(kitchenLocations)),
    distributors: () => placed(kitchens, distributors),
    items: () => placed(kitchens, ownItems.map(itemRow)),
    invoices: () => placed(kitchens, invoiceRows(today)),
  }
}

const itemRow = ({
  number,
  description,
  category,
  location,
  distributor,
  pack,
  casePrice,
  eaches,
  pounds,
}: OwnItem) => ({
  customerItemNumber: number,
  description,
  categoryName: category,
  locationName: location,
  distributorName: distributor ?? '',
  packSizeDescription: pack,
  isBrokenCase: eaches !== undefined,
  eachesPerCase: eaches ?? 1,
  isCatchWeight: pounds !== undefined,
  caseNetWeight: pounds ?? 0,
  // What an invoice prices has no typed price: that would be of the day of the import.
  casePrice: distributor === undefined && casePrice !== undefined ? dollars(casePrice) : '',
})

/** Three invoices of the last weeks; prices rise a little. */
function invoiceRows(today: CalendarDate): object[] {
  const invoices = [
    { distributor: farm, number: 'GA-1180', daysAgo: 16, rise: 0 },
    { distributor: bakery, number: '55021', daysAgo: 9, rise: 0 },
    { distributor: farm, number: 'GA-1204', daysAgo: 2, rise: 3 },
  ]
  return invoices.flatMap(({ distributor, number, daysAgo, rise }) =>
    ownItems
      .filter((item) => item.distributor === distributor)
      .map((item, index) => ({
        distributorName: distributor,
        invoiceNumber: number,
        lineNumber: index + 1,
        invoiceDate: addDays(today, -daysAgo),
        customerItemNumber: item.number,
        cases: 1 + (index % 3),
        ...(item.pounds === undefined
          ? { casePrice: dollars(Math.round((item.casePrice ?? 0) * (1 + rise / 100))) }
          : {
              weight: (item.pounds * (1 + (index % 3)) + 0.35).toFixed(2),
              perPound: (8.45 * (1 + rise / 100)).toFixed(4),
            }),
      })),
  )
}
