import { describe, expect, test } from 'vitest'
import { readPdf } from '#tests/support/read-pdf.ts'
import type { Item } from '../item.ts'
import { buildItem } from '../testing/build-item.ts'
import { itemDataSheet } from './item-data-sheet.ts'

const now = new Date('2026-11-24T10:00:00Z')

/** Every text of the sheet by page, in order. */
const pagesOf = async (item: Item): Promise<string[][]> => readPdf(await itemDataSheet(item, now, '2026-11-24'))
const textsOf = async (item: Item): Promise<string[]> => (await pagesOf(item)).flat()

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
  test('has the sections, the nutrition table and the allergens of the item page, accents and all [ITEM-5]', async () => {
    const texts = await textsOf(described)
    expect(texts).toEqual(expect.arrayContaining(['JALAPEÑO CRÈME BRÛLÉE', 'Milk, Egg', 'Total Fat', '12.5 g', '16%']))
    for (const section of ['Ingredients', 'Allergens', 'Nutritional information', 'Specifications']) {
      expect(texts).toContain(section)
    }
    expect(texts).toContain('-10 to 0 °F')
  })

  test('long ingredients go on over the page without losing a word [ITEM-5]', async () => {
    const pages = await pagesOf(described)
    expect(pages.length).toBeGreaterThan(1)
    const words = pages.flat().join(' ').split(/\s+/)
    expect(words.filter((word) => word === 'jalapeño.')).toHaveLength(300)
    expect(words.filter((word) => word === 'œufs,')).toHaveLength(300)
    expect(pages.map((texts) => texts.at(-1))).toEqual(pages.map((_, at) => `Page ${at + 1} of ${pages.length}`))
  })

  test('a table that goes on over the page repeats its head there [ITEM-5]', async () => {
    const names = Array.from({ length: 90 }, (_, index) => `Nutrient ${index + 1}`)
    const nutrients = names.map((name) => ({ name, quantity: 1, uom: 'mg', rdi: null }))
    const pages = (await pagesOf(buildItem({ details: { nutrients } }))).filter((texts) =>
      texts.some((text) => text.startsWith('Nutrient ')),
    )
    expect(pages.length).toBeGreaterThan(1)
    for (const texts of pages) {
      const head = texts.indexOf('Amount per serving')
      expect(texts.slice(head, head + 3)).toEqual([
        'Amount per serving',
        '% Daily Value*',
        expect.stringMatching(/^(Total Fat|Nutrient \d+)$/),
      ])
    }
    expect(pages.flat().filter((text) => text.startsWith('Nutrient '))).toEqual(names)
  })

  test('says N/A for what is missing and invents nothing [ITEM-3]', async () => {
    const pages = await pagesOf(buildItem())
    expect(pages).toHaveLength(1)
    expect(pages[0]).not.toContain('% Daily Value*')
    expect(pages[0]!.filter((text) => text === 'N/A').length).toBeGreaterThan(12)
    expect(pages[0]).not.toContain('undefined')
  })

  test('has nothing about a customer, staff or prices [ITEM-5, security 18]', async () => {
    expect((await textsOf(described)).join('\n')).not.toMatch(/canary|\$|price|vendor|buyer/i)
  })
})
