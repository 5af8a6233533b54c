import { pictureViews } from '../picture-parts.ts'
import { brands as labels } from './brands.ts'
import { type Choice, chooseItems } from './choose-items.ts'
import { foods } from './foods.ts'
import { detailsOf } from './item-facts.ts'
import { familyNames, givenNames } from './names.ts'
import { random, type Random } from './random.ts'
import { departments } from './range/departments.ts'
import { bulkFactor, poundsOf } from './range/packs.ts'
import type { Product } from './range/read-range.ts'
import { type DemoSize, type DivisionCode, divisionCodes, dollars, sizes } from './size.ts'
import { factsByName } from './facts-by-name.ts'
import { wellKnownItems } from './well-known-items.ts'

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')

/** A leaf category's id. */
export const categoryIdOf = ({ department, category }: Pick<Product, 'department' | 'category'>): string =>
  `${department}-${slug(category)}`

/** Departments and their categories, as rows of the categories import. */
export function* categories(): Generator<object> {
  let position = 0
  for (const { id, name, unspsc } of departments) yield { categoryId: id, name, unspsc, position: position++ }
  for (const department of departments) {
    for (const { name, unspsc } of department.categories) {
      const categoryId = categoryIdOf({ department: department.id, category: name })
      yield { categoryId, parentId: department.id, name, unspsc, position: position++ }
    }
  }
}

/** Rows of the brands import. */
export function* brands(): Generator<object> {
  for (const { name, isHouse } of labels) yield { brand: name, isEBrand: isHouse }
}

/** An item as the other generators need it. */
export interface DemoItem {
  readonly division: DivisionCode
  readonly itemNumber: string
  readonly description: string
  /** What it is, whatever its size, pack and brand: 'FLOUR ALL PURPOSE'. */
  readonly kind: string
  readonly department: string
  readonly categoryId: string
  readonly pack: string
  /** Rank in which it is stocked; items every kitchen buys are below 1. */
  readonly rank: number
  /** Cents the distributor pays a case. */
  readonly costCents: number
  readonly isCatchWeight: boolean
  readonly isBrokenCase: boolean
  readonly eachOnly: boolean
  readonly eachesPerCase: number
  /** Hundredths of a pound. */
  readonly caseWeight: number
  /** Days. */
  readonly shelfLife: number
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

/** The markup of the distributor; prices of the range are those kitchens pay. */
const usualMarkup = 1.28

/** Min price of an inner pack, in cents, to sell it singly. */
const leastEachCents = 150

/** Cents the distributor pays for a case: the product's price, its label, its size. */
function costCentsOf({ product, pack, brand }: Choice): number {
  const first = product.packs[0]!
  const amount =
    product.isPricedByPiece && pack.measure === 'pieces'
      ? pack.inners * pack.amount
      : poundsOf(pack, product.pieceWeight) / (product.isPricedByPiece ? product.pieceWeight : 1)
  const price = product.price * amount * bulkFactor(pack, first, product.pieceWeight) * brand.level
  return Math.round((price * 100) / usualMarkup)
}

/** One item of a division: the row of the items import, and what other generators need of it. */
function itemOf(division: DivisionCode, choice: Choice, chance: Random): { row: object; item: DemoItem } {
  const { itemNumber, product, pack, brand, rank } = choice
  const isWellKnown = wellKnownItems[division].has(itemNumber)
  const has = (trait: Parameters<Product['traits']['has']>[0], share: number) =>
    product.traits.has(trait) && chance.percent(share)
  const costCents = costCentsOf(choice)
  const pounds = Math.max(5, Math.round(poundsOf(pack, product.pieceWeight) * 100))
  const isReserved = chance.percent(0.8) && !isWellKnown
  const isDiscontinued = chance.percent(2) && !isWellKnown
  const item: DemoItem = {
    division,
    itemNumber,
    description: product.description,
    kind: product.kind,
    department: product.department,
    categoryId: categoryIdOf(product),
    pack: pack.text,
    rank,
    costCents,
    isCatchWeight: product.traits.has('weigh'),
    isBrokenCase: product.traits.has('break') && pack.inners > 1 && costCents >= leastEachCents * pack.inners,
    eachOnly: product.traits.has('each'),
    eachesPerCase: Math.min(1000, pack.inners),
    caseWeight: pounds,
    shelfLife: product.shelfLife,
    isDiscontinued,
    isSpecial: has('special', 60),
    isReserved,
  }
  const facts = foods.get(product.food)
  const food = facts ? factsByName(facts, product.description) : null
  const vendor = 1100 + labels.indexOf(brand)
  const buyer = departments.findIndex(({ id }) => id === product.department)
  const row = {
    division,
    itemNumber,
    description: item.description,
    brand: brand.name,
    categoryId: item.categoryId,
    packSizeDescription: pack.text,
    marketingDescription: `${brand.name} ${product.description.toLowerCase()}, packed ${pack.text.toLowerCase()}.`,
    gtin: gtinOf(itemNumber),
    productCode: `${brand.name.slice(0, 2).toUpperCase()}-${chance.whole(1000, 99_999)}`,
    manufacturer: brand.name,
    erpStatus: isDiscontinued ? 'discontinued' : 'active',
    isCatchWeight: item.isCatchWeight,
    isBrokenCase: item.isBrokenCase,
    eachOnly: item.eachOnly,
    eachesPerCase: item.eachesPerCase,
    netWeight: dollars(pounds),
    grossWeight: dollars(Math.round(pounds * 1.06)),
    isDropShip: has('drop', 60),
    isJustInTime: has('jit', 40),
    isReserved,
    ...(isReserved && { reservedShipTos: [division === 'NLV' ? '0020101' : '0060101'] }),
    isSpecialOrder: item.isSpecial,
    isBestseller: rank < 0.4 && chance.percent(40),
    dietaryPreferences: food ? food.diets : [],
    gpoIds: chance.percent(12) ? [chance.pick(['harvest', 'keystone', 'meridian'])] : [],
    popularity: Math.floor((4000 * (0.6 + 0.8 * chance.next())) / (1 + rank) ** 2),
    cost: dollars(costCents),
    images: imagesOf(product, itemNumber),
    ...detailsOf(product, food, pounds, chance),
    'buyer.name': `${givenNames[buyer % givenNames.length]} ${familyNames[buyer % familyNames.length]}`,
    'buyer.number': `B${buyer}`,
    vendorName: `${brand.name} Sales`,
    vendorNumber: `V${vendor}`,
    brokerName: chance.percent(30) ? 'Plateau Brokerage' : '',
    brokerNumber: '',
  }
  return { row, item }
}

const captions = { product: 'Product', case: 'Case', food: 'Close up', pallet: 'Pallet', shelf: 'Shelf' } as const

/**
 * Three to five drawings; one item in eight has none, as in real catalogues, and shows the
 * placeholder of its department.
 */
function imagesOf({ pictureFood, picturePack }: Product, itemNumber: string): object[] {
  const n = Number(itemNumber)
  if (n % 8 === 0) return []
  return pictureViews.slice(0, [3, 4, 5, 5][n % 4]).map((view) => ({
    url: `/api/demo/pictures/${pictureFood}/${picturePack}/${view}`,
    thumbnailUrl: `/api/demo/pictures/${pictureFood}/${picturePack}/${view}/small`,
    fileName: `${itemNumber}-${view}.svg`,
    caption: captions[view],
  }))
}

/** All items of both divisions. The same call gives the same items again. */
export function* items(size: DemoSize): Generator<{ row: object; item: DemoItem }> {
  for (const division of divisionCodes) {
    const chance = random(division === 'NLV' ? 3 : 5)
    for (const choice of chooseItems(division).slice(0, sizes[size].items)) yield itemOf(division, choice, chance)
  }
}
