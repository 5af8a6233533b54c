import { expect, test } from 'vitest'
import type { ReturnedLine } from '#areas/cxml/rules/write-order-message.ts'
import { returnedLine } from '#areas/cxml/testing/returned-cart.ts'
import { writeNewItems } from './write-new-items.ts'

const itemOf = (differs: Partial<ReturnedLine> = {}, charset: 'utf-8' | 'iso-8859-1' = 'iso-8859-1') =>
  Object.fromEntries(writeNewItems([returnedLine(differs)], charset))

test('a line has the fields of OCI with their formats [PUNCH-3]', () => {
  // Formats: fields.md, "Return"; SAP: "there must be 3 digits to the right".
  expect(itemOf({ name: 'Tomatoes, vine', marks: [] })).toEqual({
    'NEW_ITEM-DESCRIPTION[1]': 'Tomatoes, vine, 1/25 LB',
    'NEW_ITEM-QUANTITY[1]': '2.000',
    'NEW_ITEM-UNIT[1]': 'CS',
    'NEW_ITEM-PRICE[1]': '41.200',
    'NEW_ITEM-CURRENCY[1]': 'USD',
    'NEW_ITEM-PRICEUNIT[1]': '1',
    'NEW_ITEM-LEADTIME[1]': '2',
    'NEW_ITEM-VENDORMAT[1]': '100234',
    'NEW_ITEM-MATGROUP[1]': '50407000',
    'NEW_ITEM-MANUFACTMAT[1]': 'TV-25',
    'NEW_ITEM-EXT_PRODUCT_ID[1]': '100234:CS',
    'NEW_ITEM-EXT_SCHEMA_TYPE[1]': 'UNSPSC',
    'NEW_ITEM-EXT_CATEGORY_ID[1]': '50407000',
  })
})

test('a price has three decimals, rounded half up, and at most 15 characters [PUNCH-3]', () => {
  const prices = [0, 4, 5, 12_344, 12_345, 9_999_999_999, 999_999_999_999_994].map(
    (unitPrice) => itemOf({ unitPrice })['NEW_ITEM-PRICE[1]'],
  )
  expect(prices).toEqual(['0.000', '0.000', '0.001', '1.234', '1.235', '1000000.000', '99999999999.999'])
  // What does not fit is not sent cut.
  expect(itemOf({ unitPrice: 1_000_000_000_000_000 })['NEW_ITEM-PRICE[1]']).toBeUndefined()
})

test('a description has 40 characters, and all of it is in the long text of its own line [PUNCH-3]', () => {
  const exact = 'Beans, black, low sodium, whole, canned!'
  expect(exact).toHaveLength(40)
  expect(itemOf({ name: exact, packSize: '', marks: [] })).not.toHaveProperty('NEW_ITEM-LONGTEXT_1:132[]')
  expect(itemOf({ name: exact, packSize: '', marks: [] })['NEW_ITEM-DESCRIPTION[1]']).toBe(exact)
  const fields = Object.fromEntries(
    writeNewItems(
      [returnedLine({ marks: [] }), returnedLine({ name: exact, packSize: '6/#10', marks: [] })],
      'iso-8859-1',
    ),
  )
  expect(fields['NEW_ITEM-DESCRIPTION[2]']).toBe(exact)
  expect(fields['NEW_ITEM-LONGTEXT_2:132[]']).toBe(`${exact}, 6/#10`)
  expect(fields).not.toHaveProperty('NEW_ITEM-LONGTEXT[1]')
})

test('codes that do not fit are left out, never cut [PUNCH-3]', () => {
  const fields = itemOf({ partId: '1'.repeat(41), manufacturer: { name: 'Señor Farms', partId: 'x'.repeat(41) } })
  expect(fields).not.toHaveProperty('NEW_ITEM-VENDORMAT[1]')
  expect(fields).not.toHaveProperty('NEW_ITEM-MANUFACTMAT[1]')
  // 11 characters, of 10.
  expect(fields).not.toHaveProperty('NEW_ITEM-MANUFACTCODE[1]')
  expect(itemOf({ manufacturer: { name: 'Heinz', partId: '' } })['NEW_ITEM-MANUFACTCODE[1]']).toBe('Heinz')
})

test('only filled fields are sent [PUNCH-3]', () => {
  const fields = writeNewItems(
    [returnedLine({ manufacturer: undefined, leadTimeDays: undefined, unspsc: '', marks: [] })],
    'utf-8',
  )
  expect(fields.map(([name]) => name)).not.toContain('NEW_ITEM-LEADTIME[1]')
  expect(fields.map(([name]) => name)).not.toContain('NEW_ITEM-EXT_SCHEMA_TYPE[1]')
  expect(fields.every(([, value]) => value !== '')).toBe(true)
})

test('texts are in the charset of the return, on one line [PUNCH-3]', () => {
  const name = 'Tomatoes “vine”\n 日'
  expect(itemOf({ name, packSize: '' })['NEW_ITEM-DESCRIPTION[1]']).toBe('Tomatoes "vine" ?')
  expect(itemOf({ name, packSize: '' }, 'utf-8')['NEW_ITEM-DESCRIPTION[1]']).toBe('Tomatoes “vine” 日')
})

test('a catch weight is marked in the long text [PUNCH-3]', () => {
  expect(itemOf({ name: 'Ribeye', packSize: '', marks: ['CatchWeight'] })['NEW_ITEM-LONGTEXT_1:132[]']).toBe(
    'Ribeye. Catch weight: the price is an estimate.',
  )
})

test('eaches are known by the unit of their auxiliary id, whatever the buyer calls them [PUNCH-3]', () => {
  expect(itemOf({ auxiliaryId: 'EA:k7', unit: 'PCE' })).toMatchObject({
    'NEW_ITEM-UNIT[1]': 'PCE',
    'NEW_ITEM-EXT_PRODUCT_ID[1]': '100234:EA',
  })
})
