import type { Item } from '../item.ts'

/** Label and value; undefined is not known and reads N/A (ITEM-3). */
export type Fact = readonly [label: string, value: string | undefined]

const pounds = (hundredths: number): string | undefined => (hundredths > 0 ? `${hundredths / 100} lb` : undefined)
const withUnit = (value: number | undefined, unit: string): string | undefined =>
  value === undefined ? undefined : `${value} ${unit}`

/**
 * ITEM-3: the facts of the sections of the item page and the data sheet, in their order and units.
 */
export function listItemFacts(item: Item): Readonly<Record<ItemFactSection, readonly Fact[]>> {
  return {
    information: informationOf(item),
    specifications: specificationsOf(item),
    shipping: shippingOf(item),
    childNutrition: childNutritionOf(item),
  }
}

/** Sections that are lists of facts. */
export type ItemFactSection = 'information' | 'specifications' | 'shipping' | 'childNutrition'

const informationOf = (item: Item): Fact[] => [
  ['Item number', item.itemNumber],
  ['Pack size', item.packSizeDescription || undefined],
  ['Brand', item.brand],
  ['Category', item.categoryName],
  ['Customer item number', item.customerItemNumber || undefined],
  ['Country of origin', item.details.countryOfOrigin],
  ['Commodity', withNumber(item.details.commodityName, item.details.commodityId)],
  ...staffFactsOf(item),
]

/** The server sends these to staff only. */
const staffFactsOf = ({ staffDetails }: Item): Fact[] =>
  staffDetails === undefined
    ? []
    : [
        ['Buyer', staffDetails.buyer && `${staffDetails.buyer.name} (${staffDetails.buyer.number})`],
        ['Vendor', withNumber(staffDetails.vendorName, staffDetails.vendorNumber)],
        ['Broker', withNumber(staffDetails.brokerName, staffDetails.brokerNumber)],
        ...warehousesOf(staffDetails),
      ]

/** Only of a division whose stock comes by warehouse. */
const warehousesOf = ({ warehouses = [] }: NonNullable<Item['staffDetails']>): Fact[] =>
  warehouses.length === 0
    ? []
    : [
        [
          'Cases by warehouse',
          warehouses.map(({ name, onHandCases }) => `${name}: ${onHandCases.toLocaleString('en-US')}`).join(', '),
        ],
      ]

const withNumber = (name: string | undefined, number: string | undefined): string | undefined =>
  name ? (number ? `${name} (${number})` : name) : undefined

const specificationsOf = (item: Item): Fact[] => [
  ['Manufacturer', item.manufacturer || undefined],
  ['Product code', item.productCode || undefined],
  ['GTIN', item.gtin || undefined],
  ['Net weight', pounds(item.caseWeightHundredths)],
  ['Gross weight', pounds(item.grossWeightHundredths)],
  ['Eaches a case', String(item.eachesPerCase)],
]

function shippingOf({ details: { shippingInfo, storageTemp } }: Item): Fact[] {
  const { depth, width, height, volume, casePallet, shelfLife } = shippingInfo ?? {}
  return [
    ['Depth', withUnit(depth, 'inches')],
    ['Width', withUnit(width, 'inches')],
    ['Height', withUnit(height, 'inches')],
    ['Volume', withUnit(volume, 'cubic feet')],
    ['Case pallet (ti x hi)', casePallet && `${casePallet.ti} x ${casePallet.hi}`],
    ['Shelf life', withUnit(shelfLife, 'days')],
    ['Storage temperature', storageTemp && `${storageTemp.min} to ${storageTemp.max} °F`],
  ]
}

const childNutritionOf = ({ details }: Item): Fact[] => [
  [
    'Child nutrition label',
    details.hasChildNutrition === undefined ? undefined : details.hasChildNutrition ? 'Yes' : 'No',
  ],
  ['Equivalent', details.childNutritionEquivalent],
]
