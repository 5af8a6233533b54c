import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { dietaryPreferences } from '#areas/items/item.ts'
import { brands, brandsOf } from './brands.ts'
import { items } from './catalogue.ts'
import { chooseItems } from './choose-items.ts'
import { factsByName } from './facts-by-name.ts'
import { allergens, foods } from './foods.ts'
import { departments } from './range/departments.ts'
import { poundsOf, readPack } from './range/packs.ts'
import { divisionCodes, sizes } from './size.ts'
import { wellKnownItems } from './well-known-items.ts'

// Tens of thousands of products are generated and compared.
vi.setConfig({ testTimeout: 30_000 })

interface Row {
  readonly division: string
  readonly itemNumber: string
  readonly description: string
  readonly brand: string
  readonly packSizeDescription: string
  readonly gtin: string
  readonly dietaryPreferences: readonly string[]
  readonly ingredients?: string
  readonly allergensContains?: readonly string[]
  readonly allergensMayContains?: readonly string[]
  readonly allergensFreeFrom?: readonly string[]
}
const all = [...items('small')].map(({ row, item }) => ({ row: row as Row, item }))
const rows = all.map(({ row }) => row)
const products = departments.flatMap((department) => department.products)

test('the catalogue is the same every time [PLAT-1]', () => {
  const hash = () =>
    [...items('small')].reduce((sum, { row }) => sum.update(JSON.stringify(row)), createHash('sha256')).digest('hex')
  expect(hash()).toBe(hash())
})

test('a division of the small demo sells about 4,000 items of every department, each under a number of its own [PLAT-1]', () => {
  expect(rows).toHaveLength(8000)
  expect(new Set(rows.map(({ itemNumber }) => itemNumber)).size).toBe(8000)
  for (const division of divisionCodes) {
    const sold = all.filter(({ item }) => item.division === division)
    for (const { id } of departments)
      expect(sold.filter(({ item }) => item.department === id).length, `${division} ${id}`).toBeGreaterThan(50)
  }
})

test('the large demo has 50,000 items a division, those of the small one first and under the same numbers [PLAT-1]', () => {
  for (const division of divisionCodes) {
    expect(chooseItems(division).length).toBeGreaterThanOrEqual(sizes.large.items)
    const numbers = chooseItems(division).slice(0, sizes.large.items)
    expect(new Set(numbers.map(({ itemNumber }) => itemNumber)).size).toBe(sizes.large.items)
  }
})

test('every GTIN has a right check digit [PLAT-1]', () => {
  for (const { gtin } of rows) {
    const sum = gtin
      .slice(0, 13)
      .split('')
      .reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0)
    expect((10 - (sum % 10)) % 10).toBe(Number(gtin[13]))
  }
})

test('no two items of a division have the same description, pack and brand [PLAT-1]', () => {
  for (const division of divisionCodes) {
    const keys = chooseItems(division).map(
      ({ product, pack, brand }) => `${product.description} ${pack.text} ${brand.name}`,
    )
    expect(new Set(keys).size).toBe(keys.length)
  }
  expect(new Set(products.map(({ description }) => description)).size).toBe(products.length)
})

test('a product is sold under at most five labels in one pack [PLAT-1]', () => {
  const labels = new Map<string, number>()
  for (const { division, description, packSizeDescription } of rows) {
    const key = `${division} ${description} ${packSizeDescription}`
    labels.set(key, (labels.get(key) ?? 0) + 1)
  }
  expect(Math.max(...labels.values())).toBeLessThanOrEqual(5)
})

test('an item comes in a pack that its product has, under a label that makes it [PLAT-1]', () => {
  const strange = chooseItems('NLV').filter(
    ({ product, pack, brand }) => !product.packs.includes(pack) || !brandsOf(product).includes(brand),
  )
  expect(strange).toEqual([])
  expect(products.filter((product) => brandsOf(product).length < 4)).toEqual([])
  expect(brands.filter(({ name }) => !rows.some(({ brand }) => brand === name))).toEqual([])
})

test('of one product and label, a pound costs no more in the larger pack, and at most two and a half times in the smallest [PLAT-1]', () => {
  const groups = new Map<string, { inner: number; pounds: number; perPound: number; pack: string }[]>()
  for (const { row, item } of all) {
    const pack = readPack(item.pack)
    const perPiece = products.find(({ description }) => description === item.description)!.pieceWeight
    const pounds = poundsOf(pack, perPiece)
    const key = `${row.division} ${row.description} ${row.brand}`
    const packs = groups.get(key) ?? []
    packs.push({ inner: pounds / pack.inners, pounds, perPound: item.costCents / pounds, pack: pack.text })
    groups.set(key, packs)
  }
  const compared = [...groups].filter(([, packs]) => packs.length > 1)
  expect(compared.length).toBeGreaterThan(300)
  for (const [key, packs] of compared) {
    for (const a of packs) {
      for (const b of packs) {
        const isLarger = a.inner >= b.inner && a.pounds >= b.pounds
        // A cent a case is rounding.
        if (isLarger)
          expect(a.perPound, `${key}: ${a.pack} and ${b.pack}`).toBeLessThanOrEqual(b.perPound + 1 / a.pounds + 0.5)
        expect(a.perPound / b.perPound, `${key}: ${a.pack} and ${b.pack}`).toBeLessThan(2.5)
      }
    }
  }
})

test('organic costs more than the conventional kind of the same line, and PRIME more than CHOICE [PLAT-1]', () => {
  const priceOf = (description: string) => products.find((product) => product.description === description)!.price
  expect(priceOf('SPRING MIX ORGANIC')).toBeGreaterThan(priceOf('SPRING MIX WASHED') * 1.2)
  expect(priceOf('QUINOA ORGANIC')).toBeGreaterThan(priceOf('QUINOA WHITE'))
  expect(priceOf('BEEF TENDERLOIN PRIME PSMO')).toBeGreaterThan(priceOf('BEEF TENDERLOIN CHOICE PSMO'))
  expect(priceOf('CUP COLD PET 24 OZ CLEAR')).toBeGreaterThan(priceOf('CUP COLD PET 9 OZ CLEAR'))
})

test('a case costs between $2 and $600, and what is sold singly at least a dollar [PLAT-1]', () => {
  for (const { item } of all) {
    const name = `${item.description} ${item.pack}`
    expect(item.costCents, name).toBeGreaterThan(200)
    expect(item.costCents, name).toBeLessThan(60_000)
    if (item.isBrokenCase || item.eachOnly) expect(item.costCents / item.eachesPerCase, name).toBeGreaterThan(80)
  }
})

test('every food of the range is known, with ten figures, and every food known is sold [PLAT-1]', () => {
  const sold = new Set(products.map(({ food }) => food))
  expect([...sold].filter((food) => !foods.has(food))).toEqual([])
  expect([...foods.keys()].filter((food) => !sold.has(food))).toEqual([])
  for (const [key, food] of foods) {
    expect(food?.panel.length ?? 10, key).toBe(10)
    expect(food?.panel.every(Number.isFinite) ?? true, key).toBe(true)
  }
})

// What a chef infers from the name; an item that contradicts it is wrong.
const namesTell: readonly (readonly [RegExp, string])[] = [
  [/\b(PISTACHIO|PECAN|WALNUT|CASHEW|MACADAMIA)\b(?! OIL)/, 'Tree Nuts'],
  [/\bPEANUT\b/, 'Peanuts'],
  [/\b(MAYO|MAYONNAISE|AIOLI)\b(?!.*EGG FREE)/, 'Egg'],
  [/^EGG (SHELL|LIQUID|WHITE|HARD)/, 'Egg'],
  [/^(MILK|CREAM(?! OF WHEAT)|BUTTER|YOGURT|CHEESE|CHEESECAKE|GELATO|ICE CREAM)\b(?! ALTERNATIVE)/, 'Milk'],
  [/^(SHRIMP|PRAWN|LOBSTER|CRAB)\b/, 'Crustacean Shellfish'],
  [/^(SALMON|COD|TILAPIA|TUNA|HALIBUT|TROUT|ANCHOVY)\b/, 'Fish'],
  [/^(BREAD|BUN|BAGEL|CROISSANT|PIZZA|PASTA|FLOUR ALL)\b(?!.*GLUTEN FREE)/, 'Wheat'],
  [/^(TOFU|EDAMAME|SAUCE SOY|MISO)\b/, 'Soy'],
  [/\b(SESAME|TAHINI|HUMMUS)\b/, 'Sesame'],
]

test('allergens agree with what an item is called: pistachio gelato has nuts, sriracha mayo has egg [ITEM-3]', () => {
  for (const [words, allergen] of namesTell) {
    const named = rows.filter((row) => words.test(row.description) && row.allergensContains !== undefined)
    expect(named.length, String(words)).toBeGreaterThan(0)
    for (const row of named) expect(row.allergensContains, row.description).toContain(allergen)
  }
  expect(Object.values(allergens)).toHaveLength(9)
})

test('nothing is free from what it contains or may contain, and an item from a shared production line is free from nothing [ITEM-3]', () => {
  for (const row of rows) {
    const { allergensContains = [], allergensMayContains = [], allergensFreeFrom = [] } = row
    const risky = [...allergensContains, ...allergensMayContains]
    expect(
      allergensFreeFrom.filter((name) => risky.includes(name)),
      row.description,
    ).toEqual([])
    expect(
      allergensContains.filter((name) => allergensMayContains.includes(name)),
      row.description,
    ).toEqual([])
    if (allergensMayContains.length > 0) expect(allergensFreeFrom, row.description).toEqual([])
  }
})

test('diets agree with what an item is called [PLAT-1]', () => {
  const suits = (word: RegExp, diet: string) =>
    rows
      .filter((row) => word.test(row.description) && row.dietaryPreferences.includes(diet))
      .map((row) => row.description)
  expect(suits(/\b(PORK|PEPPERONI|HAM|SALAMI|LARD)\b/, 'no pork')).toEqual([])
  expect(suits(/\b(BEEF|PASTRAMI)\b/, 'no beef')).toEqual([])
  expect(suits(/\b(CHICKEN(?! STYLE)|PIZZA PEPPERONI|COD|LAMB|SHRIMP|TUNA)\b/, 'vegetarian')).toEqual([])
  expect(suits(/\bCHEESE\b(?! ALT)|\bHONEY\b|^EGG (?!ALT)/, 'vegan')).toEqual([])
  expect(suits(/\b(BREADED|BRD|BATTER)\b(?<!GLUTEN FREE BRD)/, 'gluten free')).toEqual([])
  for (const row of rows.filter((each) => each.dietaryPreferences.includes('gluten free'))) {
    expect(row.allergensContains ?? [], row.description).not.toContain('Wheat')
    expect(row.allergensMayContains ?? [], row.description).not.toContain('Wheat')
    expect(row.ingredients ?? '', row.description).not.toMatch(/wheat/i)
  }
  const glutenFree = rows.filter(({ description }) => /GLUTEN FREE/.test(description))
  expect(glutenFree.length).toBeGreaterThan(5)
  for (const row of glutenFree) expect(row.dietaryPreferences, row.description).toContain('gluten free')
  expect(new Set(rows.flatMap((row) => row.dietaryPreferences))).toEqual(new Set(dietaryPreferences))
})

/** What is known of every product of the range, also of those that the small demo leaves out. */
const known = products.flatMap(({ description, food }) => {
  const facts = foods.get(food)
  return facts ? [{ description, ...factsByName(facts, description) }] : []
})

test('no product lists an ingredient that its name excludes: no eggs in vegan mayonnaise, no sugar where it is sugar free [ITEM-3]', () => {
  const excluded: readonly (readonly [RegExp, RegExp])[] = [
    [/\bVEGAN\b/, /\b(eggs?|milk|cream|honey|cheese)\b/i],
    [/\bDAIRY FREE\b/, /\b(milk|whey)\b/i],
    [/\bEGG FREE\b/, /\begg/i],
    [/\bNUT FREE\b/, /\b(almonds?|cashews?|hazelnuts?|peanuts?)\b/i],
    [/\b(SUGAR FREE|ZERO SUGAR)\b/, /\bsugar\b/i],
  ]
  for (const [name, words] of excluded) {
    const named = known.filter(({ description }) => name.test(description))
    expect(named.length, String(name)).toBeGreaterThan(0)
    for (const { description, ingredients } of named) expect(ingredients, description).not.toMatch(words)
  }
})

test('a drink of the sodas that has none of their sugar says what it is made of, and has figures that agree [ITEM-3]', () => {
  const named = (words: RegExp) => known.filter(({ description }) => words.test(description))
  const sugarOf = (words: RegExp) => new Set(named(words).map(({ panel }) => panel[7]))
  expect(sugarOf(/^COLA CAN/)).toEqual(new Set([10]))
  for (const [words, sugar, ingredient] of [
    [/^CLUB SODA/, 0, 'potassium sulfate'],
    [/^KOMBUCHA/, 2.8, 'kombucha culture'],
    [/^SPORTS DRINK/, 5.6, 'potassium phosphate'],
  ] as const) {
    expect(sugarOf(words), String(words)).toEqual(new Set([sugar]))
    for (const { ingredients } of named(words)) expect(ingredients).toContain(ingredient)
  }
})

test('what is made of something else than its relatives says so: pate of pork, shortening of soy, popcorn of corn [ITEM-3, PLAT-1]', () => {
  const every = (words: RegExp) => {
    const found = known.filter(({ description }) => words.test(description))
    expect(found.length, String(words)).toBeGreaterThan(0)
    return found
  }
  const unsuited: readonly (readonly [RegExp, string])[] = [
    [/^PATE|CORDON BLEU|^SHORTENING LARD/, 'no pork'],
    [/^BOLOGNA/, 'no beef'],
    [/PARMIGIANO|PECORINO ROMANO|MANCHEGO|GRUYERE|PANNA COTTA/, 'vegetarian'],
    [/^TEMPEH THREE GRAIN/, 'gluten free'],
  ]
  for (const [words, diet] of unsuited)
    for (const { description, diets } of every(words)) expect(diets, description).not.toContain(diet)
  const containing: readonly (readonly [RegExp, string])[] = [
    [/^SHORTENING (?!LARD)|^BUTTER BLEND|^OIL VEGETABLE BLEND|^PAN SPRAY/, 'Soy'],
    [/SPANAKOPITA|CRAB RANGOON|QUESADILLA|^HAZELNUT SPREAD/, 'Milk'],
    [/FRENCH TOAST|^ICE CREAM SANDWICH|COOKIES AND CREAM/, 'Wheat'],
  ]
  for (const [words, allergen] of containing)
    for (const { description, contains } of every(words)) expect(contains, description).toContain(allergen)
  for (const { description, contains } of every(/^POPCORN|^RICE CAKE|^CEREAL (CORN|RICE)/))
    expect(contains, description).not.toContain('Wheat')
})

test('items whose numbers are well known are sold to everybody by the case [PLAT-1]', () => {
  for (const division of divisionCodes) {
    for (const [itemNumber, description] of wellKnownItems[division]) {
      const known = all.find(({ item }) => item.itemNumber === itemNumber && item.division === division)!
      const { eachOnly, isBrokenCase, isDiscontinued, isReserved, isSpecial } = known.item
      expect(known.item.description).toBe(description)
      expect([eachOnly, isBrokenCase, isDiscontinued, isReserved, isSpecial]).not.toContain(true)
    }
  }
})
