import { formatMoment } from '#kit/clock-time.ts'
import { type CalendarDate, formatDayWithYear } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import { type PriceColumn, priceColumns } from '#areas/views/view-columns.ts'
import type { Paper, PriceListRow } from '../price-list.ts'
import { priceCells } from '../rules/price-cells.ts'

/** Rows drawn before other calls get their turn. */
const rowsAtOnce = 40

/** Whose prices, of which day, and how they are laid out. */
interface PaperFacts {
  readonly shipTo: Pick<ShipToFacts, 'name' | 'division' | 'shipTo' | 'billTo' | 'timeZone'>
  /** Null: the usual columns. */
  readonly viewName: string | null
  readonly columns: readonly PriceColumn[]
  readonly date: CalendarDate
  /** With a heading above each category. */
  readonly isByCategory: boolean
  readonly paper: Paper
  readonly writtenAt: Date
}

/** STAFF-4: a price list on paper: whose prices and of which day, the table, and what counts. */
export async function drawPriceList(
  batches: AsyncIterable<readonly PriceListRow[]>,
  { shipTo, viewName, columns, date, isByCategory, paper, writtenAt }: PaperFacts,
): Promise<Buffer> {
  // Loaded with the first list: what draws PDFs takes 29 MB, and has no part in the start.
  const { startPriceListPaper } = await import('./price-list-paper.ts')
  const title = `Price list, ${shipTo.name}`
  const drawn = startPriceListPaper(
    { title, subject: 'Price list', writtenAt },
    { paper, columns, masthead: `Prices for ${formatDayWithYear(date)}` },
  )
  const hasCost = columns.some((column) => 'isCost' in priceColumns[column])
  drawn.title(
    shipTo.name,
    [
      `Ship-to ${shipTo.division} ${shipTo.shipTo} · Bill-to ${shipTo.billTo}`,
      `Prices for delivery on ${formatDayWithYear(date)}${viewName === null ? '' : ` · ${viewName}`}`,
    ],
    hasCost ? 'With cost and margin: for staff only, not for the customer.' : null,
  )
  let count = 0
  let category: string | undefined
  for await (const batch of batches)
    for (const row of batch) {
      if (isByCategory && row.categoryName !== category) drawn.heading(row.categoryName)
      category = row.categoryName
      drawn.row(priceCells(row, columns).map(({ text }) => text))
      if (++count % rowsAtOnce === 0) await new Promise((resolve) => setImmediate(resolve))
    }
  drawn.note(
    `${plural(count, 'item')}. Written ${formatMoment(writtenAt, shipTo.timeZone)}. Prices marked est. are of items sold by weight.`,
  )
  return drawn.write()
}
