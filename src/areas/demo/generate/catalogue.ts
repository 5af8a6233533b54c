import { pictureTints, pictureViews } from '../rules/draw-picture.ts'
import type { Department, Family } from './family.ts'
import { freshDepartments } from './fresh-departments.ts'
import { detailsOf } from './item-facts.ts'
import { familyNames, givenNames, houseBrands, makers } from './names.ts'
import { nutrition } from './nutrition.ts'
import { pantryDepartments } from './pantry-departments.ts'
import { proteinDepartments } from './protein-departments.ts'
import { random, type Random } from './random.ts'
import { type DemoSize, type DivisionCode, divisionCodes, dollars, sevenDigits, sizes } from './size.ts'
import { supplyDepartments } from './supply-departments.ts'
import { toldByName } from './told-by-name.ts'

const departments: readonly Department[] = [
  ...proteinDepartments,
  ...freshDepartments,
  ...pantryDepartments,
  ...supplyDepartments,
]

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')

/** A leaf category's id. */
const leafId = (department: Department, family: Family): string => `${department.id}-${slug(family.category)}`

/** Departments and their categories, as rows of the categories import. */
export function* categories(): Generator<object> {
  let position = 0
  for (const { id, name, unspsc } of departments) yield { categoryId: id, name, unspsc, position: position++ }
  for (const department of departments) {
    for (const family of department.families) {
      const { category, unspsc } = family
      yield {
        categoryId: leafId(department, family),
        parentId: department.id,
        name: category,
        unspsc,
        position: position++,
      }
    }
  }
}

/** Rows of the brands import. */
export function* brands(): Generator<object> {
  for (const brand of houseBrands) yield { brand, isEBrand: true }
  for (const brand of makers) yield { brand, isEBrand: false }
}

/** An item as the other generators need it. */
export interface DemoItem {
  readonly division: DivisionCode
  readonly itemNumber: string
  readonly description: string
  /** What it is, whatever its form, pack and brand: 'FLOUR ALL PURPOSE'. */
  readonly kind: string
  /** Cents the distributor pays a case; a pound's, in hundredths of a cent, for catch weight. */
  readonly costCents: number
  readonly isCatchWeight: boolean
  readonly isBrokenCase: boolean
  readonly eachOnly: boolean
  readonly eachesPerCase: number
  /** Hundredths of a pound. */
  readonly caseWeight: number
  readonly isDiscontinued: boolean
  readonly isSpecial: boolean
  readonly isReserved: boolean
}

/** GTIN-14 of our own invented range, with its check digit. */
function gtinOf(itemNumber: string): string {
  const body = `10${`900${itemNumber}`.padStart(11, '0')}`
  const sum = body.split('').reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0)
  return body + String((10 - (sum % 10)) % 10)
}

const weighed = /^(\d+)\/([\d.]+) (LB|OZ|GAL|KG|L|QT|GM)/

const usualWeights = new WeakMap<Family, number>()

/** Pounds of a family's usual case: the mean of its weighed packs. */
function usualWeightOf(family: Family): number {
  const known = usualWeights.get(family)
  if (known !== undefined) return known
  const weights = family.kinds.flatMap(({ packs }) => packs.filter((each) => weighed.test(each)).map(weightOf))
  const usual = weights.reduce((sum, weight) => sum + weight, 0) / Math.max(1, weights.length)
  usualWeights.set(family, usual)
  return usual
}

/**
 * How much dearer or cheaper a case is than its family's usual one, 0.5 to 2; small ones cost more
 * by the pound.
 */
const sizeOf = (pack: string, family: Family): number =>
  weighed.test(pack) ? Math.min(2, Math.max(0.5, (weightOf(pack) / usualWeightOf(family)) ** 0.8)) : 1

/** Pounds of a weighed pack: '4/5 LB' is 20. */
function weightOf(pack: string): number {
  const [, count, amount, unit] = weighed.exec(pack)!
  const perUnit = { LB: 1, OZ: 1 / 16, GAL: 8.6, KG: 2.2, L: 2.2, QT: 2.15, GM: 0.0022 }[unit!] ?? 1
  return Number(count) * Number(amount) * perUnit
}

/** Pounds of any case. */
function poundsOf(pack: string, chance: Random): number {
  if (weighed.test(pack)) return Math.max(0.5, weightOf(pack))
  return pack.includes('#10') ? 41.5 : chance.whole(6, 30)
}

/** One item of a division: the row of the items import, and what other generators need of it. */
function itemOf(division: DivisionCode, n: number, chance: Random): { row: object; item: DemoItem } {
  // The exponent leans towards the first departments: food outnumbers forks.
  const department = departments[Math.floor(departments.length * chance.next() ** 1.35)]!
  const family = chance.pick(department.families)
  const traits = family.traits ?? []
  const has = (trait: NonNullable<Family['traits']>[number], share: number) =>
    traits.includes(trait) && chance.percent(share)
  const kind = chance.pick(family.kinds)
  const description = `${kind.name} ${chance.pick(kind.forms)}`
  const pack = chance.pick(kind.packs)
  const eachesPerCase = Math.min(1000, Number(/^(\d+)/.exec(pack)?.[1] ?? 1))
  const pounds = Math.round(poundsOf(pack, chance) * 100)
  const itemNumber = sevenDigits((division === 'NLV' ? 100_000 : 500_000) + n * 3 + chance.whole(0, 2))
  const isCatchWeight = has('catchWeight', 60)
  const isReserved = chance.percent(0.8)
  const brand = chance.percent(28) ? chance.pick(houseBrands) : chance.pick(makers)
  const dollarsOfUsualCase = family.cost[0] + (family.cost[1] - family.cost[0]) * chance.next() ** 1.6
  const costCents = Math.round(dollarsOfUsualCase * sizeOf(pack, family) * 100)
  const item: DemoItem = {
    division,
    itemNumber,
    description,
    kind: kind.name,
    costCents,
    isCatchWeight,
    isBrokenCase: !isCatchWeight && has('brokenCase', 70) && eachesPerCase > 1,
    eachOnly: !isCatchWeight && has('eachOnly', 50),
    eachesPerCase,
    caseWeight: pounds,
    isDiscontinued: chance.percent(2),
    isSpecial: has('special', 40),
    isReserved,
  }
  const facts = nutrition[family.nutrition]
  const food = facts && toldByName(facts, description)
  const vendor = chance.whole(1000, 1999)
  const row = {
    division,
    itemNumber,
    description: item.description,
    brand,
    categoryId: leafId(department, family),
    packSizeDescription: pack,
    marketingDescription: `${brand} ${item.description.toLowerCase()}, packed ${pack.toLowerCase()}.`,
    gtin: gtinOf(itemNumber),
    productCode: `${brand.slice(0, 2).toUpperCase()}-${chance.whole(1000, 99_999)}`,
    manufacturer: brand,
    erpStatus: item.isDiscontinued ? 'discontinued' : 'active',
    isCatchWeight,
    isBrokenCase: item.isBrokenCase,
    eachOnly: item.eachOnly,
    eachesPerCase,
    netWeight: dollars(pounds),
    grossWeight: dollars(Math.round(pounds * 1.06)),
    isDropShip: has('dropShip', 45),
    isJustInTime: has('justInTime', 40),
    isReserved,
    ...(isReserved && { reservedShipTos: [sevenDigits(division === 'NLV' ? 20_101 : 60_101)] }),
    isSpecialOrder: item.isSpecial,
    isBestseller: chance.percent(5),
    dietaryPreferences: food ? food.diets : [],
    gpoIds: chance.percent(12) ? [chance.pick(['harvest', 'keystone', 'meridian'])] : [],
    popularity: Math.floor(4000 * chance.next() ** 4),
    cost: dollars(costCents),
    images: imagesOf(department, itemNumber),
    ...detailsOf(department, family, food, pounds, chance),
    'buyer.name': `${givenNames[vendor % givenNames.length]} ${familyNames[vendor % familyNames.length]}`,
    'buyer.number': `B${vendor % 12}`,
    vendorName: `${brand} Sales`,
    vendorNumber: `V${vendor}`,
    brokerName: chance.percent(30) ? 'Plateau Brokerage' : '',
    brokerNumber: '',
  }
  return { row, item }
}

/**
 * Drawings of the item from several sides. One item in eight has none and one has a single one, as
 * in life; no chance is spent on it.
 */
function imagesOf(department: Department, itemNumber: string): object[] {
  const n = Number(itemNumber)
  const count = [0, 1, 2, 3, 4, 5, 5, 5][n % 8]!
  return pictureViews.slice(0, count).map((view) => ({
    url: `/api/demo/pictures/${department.id}/${view}?tint=${Math.floor(n / 8) % pictureTints}`,
    fileName: `${itemNumber}-${view}.svg`,
    caption: `${view[0]!.toUpperCase()}${view.slice(1)}`,
  }))
}

/** All items of both divisions. The same call gives the same items again. */
export function* items(size: DemoSize): Generator<{ row: object; item: DemoItem }> {
  for (const division of divisionCodes) {
    const chance = random(division === 'NLV' ? 7 : 11)
    for (let n = 0; n < sizes[size].items; n++) yield itemOf(division, n, chance)
  }
}
