import { Readable } from 'node:stream'
import type { z } from 'zod'
import { Refused } from '#kit/decision.ts'
import { lastPageWithin } from '#contract/paging.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { type Visit, visitOf } from '#areas/shop/server/public.ts'
import { priceColumnNames, priceColumns, priceSorts, usualColumns } from '#areas/views/view-columns.ts'
import { columnsShown } from '#areas/views/rules/columns-shown.ts'
import { mayViewCost } from '#areas/prices/rules/may-view-cost.ts'
import { usableView } from '#areas/views/server/public.ts'
import { viewRefusals } from '#areas/views/views.refusals.ts'
import type { Queries } from '#platform/database/database.ts'
import { type Call, type Handler, handle } from '#platform/http/handle.ts'
import { streamXlsx, type XlsxCell } from '#platform/xlsx/write-xlsx.ts'
import { type PriceListRow, priceListLimits } from '../price-list.ts'
import {
  downloadPriceListPdf,
  downloadPriceListXlsx,
  getPriceList,
  type priceListQuery,
} from '../price-lists.endpoints.ts'
import { priceListRefusals } from '../price-lists.refusals.ts'
import { isFigure, priceCells } from '../rules/price-cells.ts'
import { isRowSort, sortPriceRows } from '../rules/sort-price-rows.ts'
import { findItems, type ListSort } from './find-items.ts'
import { drawPriceList } from './price-list-pdf.ts'
import { priceRows } from './price-rows.store.ts'

type ListCall = Pick<Call<typeof downloadPriceListXlsx>, 'services' | 'db' | 'caller' | 'now'> & {
  readonly query: z.output<typeof priceListQuery>
}

/** The list a call asks for: its columns as its reader may see them, and its items in order. */
async function listOf(call: ListCall) {
  const { services, db, caller, query, now } = call
  const shipTo = shipToOf(caller)
  if (shipTo.isProspective) throw new Refused(priceListRefusals.price_list_prospect)
  const reader = { userId: caller.actor.userId, isStaff: caller.isStaff }
  const view = query.viewId === undefined ? undefined : await usableView(db, 'price', reader, query.viewId)
  if (query.viewId !== undefined && !view) throw new Refused(viewRefusals.view_not_found)
  const may = mayViewCost(caller.actor)
  const { columns: shown, note } = columnsShown(view ?? { columns: usualColumns.price }, {
    kind: 'price',
    available: priceColumnNames,
    mayViewCost: may,
    screen: 'price lists',
  })
  const columns = priceColumnNames
    .filter((each) => shown.includes(each))
    .toSorted((a, b) => shown.indexOf(a) - shown.indexOf(b))
  // The order by margin would say what the margins are.
  const by = priceSorts.find((sort) => sort === view?.sortBy && (may || sort !== 'margin')) ?? null
  const sort = { by, direction: view?.sortDirection ?? 'asc' } as const
  const { visit } = visitOf(shipTo, query, null, now)
  const found = await findItems(services, db, visit, query, sort)
  const withCost = columns.some((column) => 'isCost' in priceColumns[column]) || by === 'margin'
  return {
    shipTo,
    view,
    columns,
    note,
    sort,
    visit,
    found,
    /**
     * All rows, or those of the items from one place to another, where the order of items is known.
     */
    rows: (from = 0, to?: number) => {
      const isKnown = sort.by === null || !isRowSort(sort.by)
      const itemNumbers = isKnown ? found.itemNumbers.slice(from, to) : found.itemNumbers
      return { isKnown, batches: rowsInOrder(db, { visit, itemNumbers, sort, withCost }) }
    },
  }
}

interface InOrder {
  readonly visit: Visit
  readonly itemNumbers: readonly string[]
  readonly sort: ListSort
  readonly withCost: boolean
}

/** The rows batch by batch; where the sort needs them all, after the last was read. */
async function* rowsInOrder(
  db: Queries,
  { visit, itemNumbers, sort, withCost }: InOrder,
): AsyncGenerator<PriceListRow[]> {
  const batches = priceRows(db, visit, itemNumbers, withCost)
  if (sort.by === null || !isRowSort(sort.by)) return yield* batches
  const all: PriceListRow[] = []
  for await (const batch of batches) all.push(...batch)
  const sorted = sortPriceRows(all, sort.by, sort.direction)
  for (let from = 0; from < sorted.length; from += 1000) yield sorted.slice(from, from + 1000)
}

/** 'price-list-0000101-2026-11-27.xlsx'. */
const fileNameOf = (shipTo: string, date: string, ending: string) =>
  `attachment; filename="price-list-${shipTo}-${date}.${ending}"`

/** STAFF-4: the calls about price lists. */
export const priceListHandlers: readonly Handler[] = [
  handle(getPriceList, async (call) => {
    const { columns, note, visit, found, rows } = await listOf(call)
    const { pageSize } = priceListLimits
    const total = found.itemNumbers.length
    const pageNo = lastPageWithin(call.query.pageNo, pageSize, total)
    const from = (pageNo - 1) * pageSize
    const { isKnown, batches } = rows(from, from + pageSize)
    const read: PriceListRow[] = []
    for await (const batch of batches) read.push(...batch)
    const page = isKnown ? read : read.slice(from, from + pageSize)
    return {
      columns: columns.map((id) => ({ id, label: priceColumns[id].label, isNumber: isFigure(id) })),
      note,
      rows: page.map((row) => ({
        itemNumber: row.itemNumber,
        cells: priceCells(row, columns).map(({ text }) => text),
      })),
      totalRecords: total,
      pageNo,
      pageSize,
      priceDate: visit.date,
      categories: found.categories,
      brands: found.brands,
    }
  }),
  handle(downloadPriceListXlsx, async (call) => {
    const { shipTo, columns, visit, rows } = await listOf(call)
    void call.reply.header('content-disposition', fileNameOf(shipTo.shipTo, visit.date, 'xlsx'))
    const pages = async function* (): AsyncGenerator<XlsxCell[][]> {
      yield [columns.map((column) => priceColumns[column].label)]
      for await (const batch of rows().batches)
        yield batch.map((row) => priceCells(row, columns).map(({ value }) => value))
    }
    return Readable.from(streamXlsx(`Prices ${visit.date}`, pages()))
  }),
  handle(downloadPriceListPdf, async (call) => {
    const { shipTo, view, columns, visit, found, sort, rows } = await listOf(call)
    if (found.itemNumbers.length > priceListLimits.onPaper) throw new Refused(priceListRefusals.price_list_too_long)
    void call.reply.header('content-disposition', fileNameOf(shipTo.shipTo, visit.date, 'pdf'))
    return drawPriceList(rows().batches, {
      shipTo,
      viewName: view?.name ?? null,
      columns,
      date: visit.date,
      isByCategory: sort.by === 'category',
      paper: call.query.paper,
      writtenAt: call.now,
    })
  }),
]
