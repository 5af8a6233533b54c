import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import { numberOf, scale } from './dataset.ts'
import { type Amounts, amountsOf, type Measured, measurePair, refusedOf, type Shot, shotsNeeded } from './measure.ts'
import { countedGuide, countedSheet, closing } from './kitchen-questions.ts'
import { type Asked, moneyQuestions } from './money-questions.ts'
import { readyPayments } from './paying.ts'
import { orderable, type PortalClient, type ReadyCart } from './portal-client.ts'
import { addRecipes, recipeQuestions } from './recipe-questions.ts'
import type { ServerProcess } from './server-process.ts'

/** The words and the category paths of items, as the floor searches them. */
const searchTable = `
  create table floor_search as
  select i.division, i.item_number, array[i.category_id, c.top_id] as path,
    to_tsvector('simple', concat_ws(' ', i.description, i.brand, i.pack_size_description, i.item_number)) as words
  from items i join categories c on c.id = i.category_id;
  create index on floor_search using gin (words);
  create index on floor_search using gin (path);
  create unique index on floor_search (division, item_number);
  analyze floor_search`

/** One question to both: its goal alone is a ratio to the floor, as `goalTogether` is. */
interface Question {
  readonly name: string
  readonly goal: number
  readonly amounts: Amounts
  readonly shots: (count: number) => Shot[]
}

const wanted = process.env['BENCH_ONLY']?.split(',') ?? ['']
/** BENCH_ONLY: what the names of the questions to ask begin with, by commas; all by default. */
const isWanted = ({ name }: Question): boolean => wanted.some((each) => name.startsWith(each))

/** Ratio to the floor with sixteen connections at once. */
const goalTogether = 4

/** How many requests of each kind are sent. */
export interface SqlAmounts {
  readonly reads: Amounts
  readonly writes: Amounts
  readonly bulks: Amounts
  readonly placings: Amounts
}

interface Sides {
  readonly db: Database
  readonly client: PortalClient
  readonly portal: ServerProcess
  readonly floor: ServerProcess
  readonly print: (text: string) => void
}

/**
 * Measures the portal beside a plain program that answers the same question by real SQL; both get
 * the same requests, `return=minimal` with changes of lines as the browser sends them.
 */
export async function compareWithSql(sides: Sides, amounts: SqlAmounts): Promise<void> {
  await sides.db.run(searchTable)
  await compareQuestions(sides, await questionsOf(sides.db, sides.client, amounts))
}

/** The orders, invoices and payments among them, as a benchmark of their own. */
export async function compareMoney(sides: Sides, amounts: Amounts): Promise<void> {
  await compareQuestions(sides, await moneyRows(sides.db, sides.client, amounts, halfOf(amounts)))
}

async function moneyRows(db: Database, client: PortalClient, reads: Amounts, writes: Amounts): Promise<Question[]> {
  const questions = await moneyQuestions(db)
  const shots = await readyPayments(db, client, 2 * shotsNeeded(writes))
  return [
    ...questions.map((each) => readOf(client, reads, each)),
    { name: 'make payment, 3 invoices', goal: 3, amounts: writes, shots },
  ]
}

const halfOf = ({ alone }: Amounts): Amounts => amountsOf(Math.ceil(alone / 2))

/** Guides and counts among them, and what they are for. */
export async function compareKitchen(sides: Sides, amounts: Amounts): Promise<void> {
  await compareQuestions(sides, await kitchenQuestions(sides.db, sides.client, amounts))
}

async function kitchenQuestions(db: Database, client: PortalClient, amounts: Amounts): Promise<Question[]> {
  const guide = await client.readyGuide(500)
  const guideInfo = { id: guide.slice(guide.lastIndexOf('/') + 1), type: 'CustomOrder' }
  // The first count is closed, so that the second one has figures to stand beside its own.
  const counted = await countedGuide(client, 500)
  await client.send(closing(client, await countedSheet(client, counted)))
  const sheet = await countedSheet(client, counted)
  await db.run('analyze')
  const carts = await cartsOf(client, 20)
  let turn = 0
  const order = (count: number) =>
    Array.from({ length: count }, () => {
      const { shipTo, id } = carts[turn++ % carts.length]!
      const path = `/api/v2-1-0/divisions/NLV/ship-tos/${shipTo}/carts/${id}/items/${orderable(turn % 50)}`
      const body = { orderedCases: 1 + (turn % 9), orderedUnits: 0, ...(shipTo === numberOf(1) && { guideInfo }) }
      return client.shot('PUT', path, body, { prefer: 'return=minimal' })
    })
  return [
    readOf(client, amounts, { name: 'guide of 500, a page', goal: 3, path: () => guide }),
    { name: 'a line from a guide', goal: 3, amounts, shots: order },
    readOf(client, amounts, { name: 'count sheet, 500 lines', goal: 3, path: () => sheet }),
  ]
}

/** Recipes among them, which `addRecipes` has added. */
export async function compareRecipes(sides: Sides, amounts: Amounts): Promise<void> {
  await compareQuestions(
    sides,
    recipeQuestions.map((each) => readOf(sides.client, amounts, each)),
  )
}

/** A read of the portal's address on both sides. */
function readOf(client: PortalClient, amounts: Amounts, { name, goal, path }: Asked): Question {
  const shots = (count: number) => Array.from({ length: count }, (_, n) => client.shot('GET', path(n)))
  return { name, goal, amounts, shots }
}

async function compareQuestions(
  { portal, floor, print }: Omit<Sides, 'db' | 'client'>,
  questions: readonly Question[],
) {
  const titles = ['p50', 'SQL floor', 'ratio', 'goal', '16 at once', 'SQL floor', 'ratio', 'goal']
  print(`\n${''.padEnd(24)}${titles.map((title) => title.padStart(11)).join('')}`)
  const missed: string[] = []
  for (const { name, goal, amounts: amount, shots } of questions.filter(isWanted)) {
    const sides = [
      { base: floor.base, shots },
      { base: portal.base, shots },
    ] as const
    const [onFloor, onPortal] = await measurePair(sides, amount)
    const [alone, together] = ratiosOf(onPortal, onFloor)
    print(
      name.padEnd(24) +
        [onPortal.p50.toFixed(2), onFloor.p50.toFixed(2), alone.toFixed(1), `<= ${goal}`]
          .concat([Math.round(onPortal.throughput), Math.round(onFloor.throughput)].map(String))
          .concat([together.toFixed(1), `<= ${goalTogether}`])
          .map((text) => text.padStart(11))
          .join('') +
        refusedOf(onPortal),
    )
    if (alone > goal || together > goalTogether) missed.push(name)
  }
  print(missed.length === 0 ? 'Every goal beside SQL is met.' : `Above its goal beside SQL: ${missed.join(', ')}`)
}

const ratiosOf = (portal: Measured, floor: Measured) =>
  [portal.p50 / floor.p50, floor.throughput / portal.throughput] as const

/** What is asked of both, in this order. */
async function questionsOf(
  db: Database,
  client: PortalClient,
  { reads, writes, bulks, placings }: SqlAmounts,
): Promise<Question[]> {
  await addRecipes(db)
  const items = '/api/divisions/NLV/ship-tos/0000001/items'
  const words = ['chicken', 'toma', 'beef grnd', 'salmon smoked', 'rice', 'pepper diced']
  const read = (name: string, goal: number, path: (n: number) => string): Question =>
    readOf(client, reads, { name, goal, path })
  const pathOf = ({ shipTo, id }: ReadyCart) => `/api/v2-1-0/divisions/NLV/ship-tos/${shipTo}/carts/${id}`
  const cart = await client.readyCart(0)
  const [shortGuide, longGuide] = [await client.readyGuide(50), await client.readyGuide(5000)]
  await db.run('analyze guide_items')

  // Both sides change carts of their own kind in turn: a cart is locked by one at a time.
  const change = (path: string, body: object) => client.shot('PUT', path, body, { prefer: 'return=minimal' })
  const addCarts = await cartsOf(client, 40)
  let added = 0
  const adds = (count: number) =>
    Array.from({ length: count }, () => {
      const target = addCarts[added % addCarts.length]!
      return change(`${pathOf(target)}/items/${orderable(added++ % 50)}/add-to-cart`, { orderedCases: 1 })
    })

  const bulkCarts = await cartsOf(client, 20, 0)
  let turn = 0
  const bulk = (count: number) =>
    Array.from({ length: count }, () => {
      const target = bulkCarts[turn++ % bulkCarts.length]!
      const lines = Array.from({ length: scale.bulkLines }, (_, i) => ({
        itemNumber: orderable(i),
        orderedCases: 1 + ((i + turn) % 9),
      }))
      return change(`${pathOf(target)}/items`, { items: lines })
    })

  // Twenty empty carts grow line by line to two hundred; then quantities change, one by one.
  const growing = await cartsOf(client, 20, 0)
  let line = 0
  const oneByOne = (count: number) =>
    Array.from({ length: count }, () => {
      const target = growing[line % growing.length]!
      const place = Math.floor(line++ / growing.length)
      const quantities = { orderedCases: 1 + (Math.floor(place / scale.bulkLines) % 9), orderedUnits: 0 }
      return change(`${pathOf(target)}/items/${orderable(place % scale.bulkLines)}`, quantities)
    })

  // Placing uses a cart up: each request gets one of its own.
  const placeable = await cartsOf(client, 2 * shotsNeeded(placings))
  const places = (count: number) =>
    Array.from({ length: count }, () => {
      const target = placeable.pop()!
      const headers = { 'idempotency-key': randomUUID(), 'if-match': `"${target.version}"` }
      return client.shot('POST', `${pathOf(target)}/place-order`, {}, headers)
    })

  const grows: Amounts = { warmUp: writes.warmUp, alone: scale.bulkLines * 5, together: scale.bulkLines * 4 }
  return [
    read('item', 3, (n) => `${items}/${orderable(n)}`),
    read('category page', 2, (n) => `${items}?categoryIds=c${11 + (n % 70)}&pageNo=1`),
    read('search page', 2, (n) => `${items}?keyword=${encodeURIComponent(words[n % words.length]!)}&pageNo=1`),
    read('cart, 50 lines', 2.5, () => pathOf(cart)),
    read('cart analysis, 50 lines', 3, () => `${pathOf(cart)}/analysis`),
    read('guide of 50, a page', 3, () => shortGuide),
    read('guide of 5,000, a page', 3, () => longGuide),
    ...(await kitchenQuestions(db, client, reads)),
    ...recipeQuestions.map((each) => readOf(client, reads, each)),
    ...(await moneyRows(db, client, reads, writes)),
    { name: 'add to cart', goal: 2.5, amounts: writes, shots: adds },
    { name: '200 lines at once', goal: 4, amounts: bulks, shots: bulk },
    { name: '200 lines one by one', goal: 4, amounts: grows, shots: oneByOne },
    { name: 'place order, 50 lines', goal: 2.5, amounts: placings, shots: places },
  ]
}

/** Carts for ship-tos in turn, filled with the usual number of lines or as many as asked. */
async function cartsOf(client: PortalClient, count: number, lines: number = scale.cartLines): Promise<ReadyCart[]> {
  const carts: ReadyCart[] = []
  for (let n = 0; n < count; n++) carts.push(await client.readyCart(n, lines))
  return carts
}
