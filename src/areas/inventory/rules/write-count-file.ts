import { toCsv } from '#kit/csv.ts'
import type { Steps } from '#kit/steps.ts'
import type { CountedQuantity } from '../count-operation.ts'
import type { CountPrice, InventoryLine, InventoryResult } from '../inventory.ts'
import { compareCount } from './compare-count.ts'
import { formatMeasure, formatQuantity } from './format-count.ts'
import { type ShelfState, shelfKey } from './merge-count.ts'

/** A line at one of its locations, counted or not. */
interface FileRow {
  readonly line: InventoryLine
  readonly location: string
  readonly counted: CountedQuantity | null
  readonly price: CountPrice | null
  readonly valueCents: number | null
  readonly result: InventoryResult | undefined
}

/** What a file is written from: of a closed count its results, of an open one its log. */
export interface CountFile {
  readonly lines: readonly InventoryLine[]
  readonly results: readonly InventoryResult[] | undefined
  readonly shelves: ReadonlyMap<string, ShelfState>
  readonly locationNames: ReadonlyMap<string, string>
}

const head = [
  'Location',
  'Item number',
  'Own number',
  'Description',
  'Brand',
  'Pack',
  'Category',
  'Cases',
  'Eaches',
  'Pounds',
]
const expectedHead = ['Case par', 'Each par', 'Last count']
const resultHead = ['Case price', 'Each price', 'Price a pound', 'Priced by', 'Value', 'Bought', 'Used', 'Used, value']

/** Plain numbers, which a spreadsheet adds up: 250 -> "2.5"; nothing where nothing was counted. */
const number = (hundredths: number | null | undefined): string => (hundredths == null ? '' : String(hundredths / 100))

/**
 * INV-1: a count as CSV, a row for each line and location. Used quantities stand once, at the
 * line's first row. While a blind count is open the columns it hides are absent. It may pause after
 * each line (PLAT-14).
 */
export function* writeCountFile(file: CountFile): Steps<string> {
  const isHidden = file.lines.some(({ expected }) => !expected)
  const heads = [...head, ...(isHidden ? [] : expectedHead), ...(file.results ? resultHead : [])]
  const byLine = new Map(file.results?.map((result) => [result.lineId, result]))
  const written = [toCsv([heads])]
  for (const line of file.lines) {
    const rows = rowsOf(line, byLine.get(line.lineId), file).map((row, at) => [
      ...describe(row),
      ...(isHidden ? [] : expectedOf(row)),
      ...(file.results ? resultOf(row, at === 0) : []),
    ])
    written.push(toCsv(rows))
    yield
  }
  return written.join('')
}

function rowsOf(
  line: InventoryLine,
  result: InventoryResult | undefined,
  { shelves, locationNames }: CountFile,
): FileRow[] {
  const nameOf = (locationId: string | null) =>
    locationId === null ? '' : (locationNames.get(locationId) ?? line.locationName)
  const common = { line, result, price: result?.price ?? null }
  const counted = result
    ? result.shelves
    : [line.locationId, ...[null, ...locationNames.keys()].filter((id) => id !== line.locationId)].flatMap((id) => {
        const quantity = shelves.get(shelfKey(line.lineId, id))?.quantity
        return quantity ? [{ ...quantity, locationId: id, valueCents: null }] : []
      })
  if (counted.length === 0) return [{ ...common, location: nameOf(line.locationId), counted: null, valueCents: null }]
  return counted.map((shelf) => ({
    ...common,
    location: nameOf(shelf.locationId),
    counted: shelf,
    valueCents: shelf.valueCents,
  }))
}

const describe = ({ line, location, counted }: FileRow): (string | number)[] => [
  location,
  line.itemNumber ?? '',
  line.customerItemNumber,
  line.customerDescription || line.description,
  line.brand,
  line.packSizeDescription,
  line.categoryName,
  number(counted?.caseHundredths),
  counted ? String(counted.units) : '',
  line.isCatchWeight ? number(counted?.weightHundredths) : '',
]

const expectedOf = ({ line }: FileRow): (string | number)[] => [
  line.expected?.caseParValue ?? '',
  line.expected?.eachParValue ?? '',
  line.expected?.previous ? formatQuantity(line.expected.previous, line) : '',
]

function resultOf({ line, price, valueCents, result }: FileRow, isFirst: boolean): (string | number)[] {
  const variance = result && isFirst ? compareCount(line, result) : null
  return [
    number(price?.casePrice),
    number(price?.eachPrice),
    price?.perPound == null ? '' : String(price.perPound / 10_000),
    price ? [sources[price.source], price.reference, price.date].filter(Boolean).join(' ') : '',
    number(valueCents),
    variance ? formatMeasure(variance.bought, line) : '',
    variance ? formatMeasure(variance.used, line) : '',
    number(variance?.usedCents),
  ]
}

const sources: Readonly<Record<CountPrice['source'], string>> = {
  invoice: 'Invoice',
  order: 'Order',
  price: 'Current price',
  customInvoice: 'Own invoice',
  custom: 'Typed price',
}
