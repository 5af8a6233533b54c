import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { baseLexicon } from '#areas/kitchen-words/base-lexicon.ts'
import {
  type CatalogueDocument,
  type CatalogueIndex,
  everywhere,
  unpackIndex,
} from '#areas/shop/search/catalogue-index.ts'
import { changeSteps } from '#areas/shop/search/change-index.ts'
import { searchSteps } from '#areas/shop/search/search.ts'
import { plainLens } from '#areas/shop/search/ship-to-lens.ts'
import { packInThread } from '#areas/shop/server/index-thread.ts'
import { inSlices } from '#platform/in-slices.ts'

/*
 * npm run bench -- catalogue: an index of BENCH_ITEMS items (at most 1,000,000) is built in its
 * thread and changed item by item, while the event loop of this process is watched. Times are of
 * the processor, as others use the machine as well.
 */
const items = Math.min(1_000_000, Math.max(1000, Number(process.env['BENCH_ITEMS'] ?? 200_000)))
const goals = { heldMs: 50, memoryMb: 1500 }

const foods = 'TOMATO CHICKEN RICE FLOUR PEPPER CREAM SALMON BEEF CHEESE SAUCE BEAN CORN OIL MILK BREAD'.split(' ')
const kinds = 'DICED FROZEN FRESH WHOLE SLICED SHREDDED ORGANIC GROUND BONELESS SMOKED CANNED DRIED GREEN'.split(' ')
const paths = Array.from({ length: 365 }, (_, n) => [`department${n % 12}`, `category${n % 60}`, `leaf${n}`])
const categoryNames = new Map(
  paths.flatMap((path, n) => path.map((id, at) => [id, `${foods[n % 15]} ${at === 2 ? kinds[n % 13] : 'and more'}`])),
)
const terms = { lexicon: baseLexicon, categoryNames }
const none: readonly string[] = []
const everywhereOnly = [everywhere]

function itemOf(n: number): CatalogueDocument {
  const any = (of: number, below: number) => (Math.imul(n + 1, 2_654_435_761 ^ of) >>> 7) % below
  return {
    itemNumber: String(n).padStart(7, '0'),
    description: `${foods[any(1, 15)]} ${kinds[any(2, 13)]} ${foods[any(3, 15)]} STYLE${any(4, 9000)}`,
    brand: `Brand ${any(5, 3000)}`,
    gtin: `1${String(any(6, 1e6)).padStart(6, '0')}${String(n).padStart(7, '0')}`,
    barcodes: none,
    productCode: `KP-${any(7, 2_000_000)}`,
    vendorNumber: '',
    pack: `${1 + any(8, 24)}/${1 + any(9, 17)} LB`,
    categoryPath: paths[any(10, 365)]!,
    dietaryPreferences: any(11, 10) === 0 ? ['vegan'] : none,
    allergensFreeFrom: none,
    storage: any(12, 2) === 0 ? 'dry' : 'frozen',
    gpoIds: none,
    isBestseller: any(13, 50) === 0,
    isDiscontinued: any(14, 40) === 0,
    isInStock: any(15, 8) !== 0,
    stockedAt: any(15, 8) === 0 ? none : everywhereOnly,
    popularity: any(16, 5000),
  }
}

async function* batches() {
  for (let from = 0; from < items; from += 500) {
    yield Array.from({ length: Math.min(500, items - from) }, (_, n) => itemOf(from + n))
    // As the rows of a database come.
    await new Promise(setImmediate)
  }
}

/** Milliseconds that this thread, and not the one that builds, was on a processor so far. */
const threadMs = (): number =>
  Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

const missed: string[] = []

/** Does work and watches how long this thread computes between two turns of its event loop. */
async function watched<T>(what: string, work: () => Promise<T>): Promise<T> {
  let isOver = false
  let held = 0
  let last = threadMs()
  const start = last
  const turn = () => {
    const now = threadMs()
    held = Math.max(held, now - last)
    last = now
    if (!isOver) setImmediate(() => setTimeout(turn, 1))
  }
  turn()
  const result = await work()
  turn()
  isOver = true
  const memory = Math.round(process.memoryUsage.rss() / 1e6)
  if (held >= goals.heldMs) missed.push(`${what} held the loop ${held.toFixed(1)} ms`)
  print(
    `${what.padEnd(34)} ${(last - start).toFixed(1).padStart(8)} ms of this thread, loop held ${held.toFixed(1)} ms at most, memory ${memory} MB`,
  )
  return result
}

const print = (text: string): void => void process.stdout.write(`${text}\n`)

let peak = 0
const peakTimer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20)
print(
  `${items.toLocaleString('en-US')} items (goals: loop held below ${goals.heldMs} ms, memory below ${goals.memoryMb} MB, load ${loadavg()[0]!.toFixed(1)})`,
)
const before = process.cpuUsage()
const packed = await watched('built in a thread', () => packInThread(terms, batches()))
const { user, system } = process.cpuUsage(before)
let index: CatalogueIndex = await watched('unpacked', async () => unpackIndex(packed, terms))
print(
  `all threads ${((user + system) / 1e6).toFixed(1)} s of the processor, memory at most ${Math.round(peak / 1e6)} MB`,
)
const change = async (what: string, count: number, changed: (item: CatalogueDocument) => CatalogueDocument | null) => {
  const numbers = Array.from({ length: count }, (_, n) => (n * 7919) % items)
  const changes = new Map(numbers.map((n) => [itemOf(n).itemNumber, changed(itemOf(n))]))
  index = await watched(what, () => inSlices(changeSteps(index, changes)))
}
for (const count of [1, 1, 50]) {
  await change(`${count} came in or ran out`, count, (item) => ({
    ...item,
    isInStock: !item.isInStock,
    stockedAt: item.isInStock ? none : everywhereOnly,
  }))
  await change(`${count} renamed`, count, (item) => ({ ...item, description: `${item.description} NEW` }))
  await change(`${count} removed`, count, () => null)
  await change(`${count} added`, count, (item) => item)
}
for (const text of ['c', 'chicken', 'tomato diced', 'brocolli', '1234', ''])
  for (let round = 0; round < 3; round++) {
    const query = { text, filters: {}, sort: null, offset: 0, limit: 30 }
    const find = () => inSlices(searchSteps(index, query, plainLens))
    await watched(round === 0 ? `search '${text}'` : '  again', find)
  }
clearInterval(peakTimer)
const peakMb = Math.round(peak / 1e6)
if (peakMb >= goals.memoryMb) missed.push(`memory ${peakMb} MB`)
print(missed.length === 0 ? 'Every goal is met.' : `Above its goal: ${missed.join(', ')}`)
