import { describe, expect, test } from 'vitest'
import { winAnsiOf } from '#kit/pdf/win-ansi.ts'
import { buildItem } from '../testing/build-item.ts'
import { itemDataSheet } from './item-data-sheet.ts'

const now = new Date('2026-11-24T10:00:00Z')

/** Every text of the sheet, in order. */
const textsOf = (file: string): string[] =>
  [...file.matchAll(/<([0-9a-f]*)> Tj/g)].map(([, hex]) =>
    (hex!.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join(''),
  )
const pagesOf = (file: string) => Number(/\/Count (\d+)/.exec(file)![1])

const described = buildItem({
  description: 'JALAPEÑO CRÈME BRÛLÉE',
  customerDescription: 'Chef Canary dessert',
  customerItemNumber: 'CANARY-7',
  staffDetails: { vendorName: 'Canary Vendor', buyer: { name: 'Canary Buyer', number: 'B1' } },
  details: {
    ingredients: 'Crème, œufs, piment jalapeño. '.repeat(300),
    allergensContains: ['Milk', 'Egg'],
    nutrients: [{ name: 'Total Fat', quantity: 12.5, uom: 'g', rdi: 16 }],
    calories: 210,
    storageTemp: { min: -10, max: 0 },
  },
})

describe('the data sheet', () => {
  test('has the sections, the nutrition table and the allergens of the item page, accents and all [ITEM-5]', () => {
    const texts = textsOf(itemDataSheet(described, now, '2026-11-24'))
    expect(texts).toEqual(expect.arrayContaining(['JALAPEÑO CRÈME BRÛLÉE', 'Milk, Egg', 'Total Fat', '12.5 g', '16%']))
    for (const section of ['Ingredients', 'Allergens', 'Nutritional information', 'Specifications']) {
      expect(texts).toContain(section)
    }
    expect(texts).toContain('-10 to 0 °F')
  })

  test('long ingredients go on over the page without losing a word [ITEM-5]', () => {
    const file = itemDataSheet(described, now, '2026-11-24')
    expect(pagesOf(file)).toBeGreaterThan(1)
    const words = textsOf(file).join(' ').split(/\s+/)
    expect(words.filter((word) => word === 'jalapeño.')).toHaveLength(300)
    expect(words).toContain(String.fromCharCode(...winAnsiOf('œufs,')))
    expect(textsOf(file)).toContain(`Page 1 of ${pagesOf(file)}`)
  })

  test('says N/A for what is missing and invents nothing [ITEM-3]', () => {
    const texts = textsOf(itemDataSheet(buildItem(), now, '2026-11-24'))
    expect(pagesOf(itemDataSheet(buildItem(), now, '2026-11-24'))).toBe(1)
    expect(texts).not.toContain('% Daily Value*')
    expect(texts.filter((text) => text === 'N/A').length).toBeGreaterThan(12)
    expect(texts).not.toContain('undefined')
  })

  test('tells nothing of a customer, of staff or of prices [ITEM-5, security 18]', () => {
    const texts = textsOf(itemDataSheet(described, now, '2026-11-24')).join('\n')
    expect(texts).not.toMatch(/canary|\$|price|vendor|buyer/i)
  })
})
