import { expect, test } from 'vitest'
import { guessListMapping } from './guess-list-mapping.ts'

const columns = (headers: readonly string[], examples: Readonly<Record<string, readonly string[]>> = {}) =>
  headers.map((header, index) => ({
    index,
    header,
    examples: [...(examples[header] ?? [])],
    isHidden: false,
    holdsUnits: false,
  }))
const mapped = (headers: readonly string[], examples?: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(guessListMapping(columns(headers, examples))).flatMap(([field, index]) =>
      index === null ? [] : [[field, headers[index]]],
    ),
  )

test('the columns of an export of another distributor are found by their headers [GUIDE-3]', () => {
  expect(
    mapped(['Product Number', 'Product Description', 'Pack/Size', 'Brand', 'UPC', 'Group', 'Par', 'Location']),
  ).toEqual({
    customerItemNumber: 'Product Number',
    description: 'Product Description',
    packSizeDescription: 'Pack/Size',
    brand: 'Brand',
    gtin: 'UPC',
    category: 'Group',
    caseParValue: 'Par',
    location: 'Location',
  })
})

test('pars in cases and in eaches differ [GUIDE-3]', () => {
  expect(mapped(['Item', 'Par CS', 'Par EA'])).toEqual({
    description: 'Item',
    caseParValue: 'Par CS',
    eachParValue: 'Par EA',
  })
})

test('a column of item numbers is the former distributor’s, unless it names ours [GUIDE-3]', () => {
  expect(mapped(['Item', 'Description'], { Item: ['4418263', '4418264'] })).toEqual({
    customerItemNumber: 'Item',
    description: 'Description',
  })
  expect(mapped(['Larder item number', 'Description', 'Sysco code'])).toEqual({
    itemNumber: 'Larder item number',
    description: 'Description',
    customerItemNumber: 'Sysco code',
  })
})

test('headers in French and Spanish are found [GUIDE-3]', () => {
  expect(mapped(['Désignation', 'Marque', 'Catégorie', 'Code'])).toMatchObject({
    description: 'Désignation',
    brand: 'Marque',
    category: 'Catégorie',
  })
  expect(mapped(['Descripción', 'Marca', 'Ubicación'])).toEqual({
    description: 'Descripción',
    brand: 'Marca',
    location: 'Ubicación',
  })
})

test('a column that is hidden in the workbook comes last [GUIDE-3]', () => {
  const [hidden, visible] = columns(['Brand', 'Brand'])
  expect(guessListMapping([{ ...hidden!, isHidden: true }, visible!]).brand).toBe(1)
})
