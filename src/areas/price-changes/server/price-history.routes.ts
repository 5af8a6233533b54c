import { Refused } from '#kit/decision.ts'
import { withByteOrderMark } from '#contract/file-content.ts'
import { lastPageWithin } from '#contract/paging.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { writeXlsx } from '#platform/xlsx/write-xlsx.ts'
import { getPriceChange, listPriceChanges } from '../price-changes.endpoints.ts'
import { downloadPriceChange, downloadPriceChangeXlsx } from '../price-files.endpoints.ts'
import { priceChangeRefusals } from '../price-changes.refusals.ts'
import type { ChangedPrice, PriceChangeSummary } from '../price-change.ts'
import { shownAmounts } from '../rules/shown-amounts.ts'
import { changeSheetRows, writeChangeFile } from '../rules/write-change-file.ts'
import { type PriceCall, reachFor } from './edit-prices.routes.ts'
import { changeOf, changesOf, linesOf, type StoredChange } from './price-change.store.ts'
import { type PriceReach, priceReachOf } from './price-reach.store.ts'

/**
 * ACCESS-4: what the customers of a change bought is for whoever made it, and for those who serve
 * them all.
 */
function toSummary(stored: StoredChange, reach: PriceReach, userId: string): PriceChangeSummary {
  const { id, division, reason, lines, effect, changedBy, changedByName, changedAt, undoes, undoneBy } = stored
  const sees = reach.isWhole || changedBy === userId
  return {
    id,
    division,
    reason,
    lines,
    effect: sees ? effect : { ...effect, salesCents: 0, changeCents: 0 },
    changedByName,
    changedAt,
    undoes,
    undoneBy,
  }
}

/** ITEM-8: a page of the history. */
export const listPriceChangesHandler = handle(listPriceChanges, async (call) => {
  const { db, query, caller } = call
  const { division, keyword, pageSize } = query
  const reach = await reachFor(db, call, division)
  const read = (pageNo: number) =>
    changesOf(db, { division, scopes: reach.scopes, keyword, limit: pageSize, offset: (pageNo - 1) * pageSize })
  let rows = await read(query.pageNo)
  let { pageNo } = query
  if (rows.length === 0 && pageNo > 1) {
    pageNo = lastPageWithin(pageNo, pageSize, (await read(1))[0]?.total ?? 0)
    rows = await read(pageNo)
  }
  return {
    changes: rows.map((row) => toSummary(row, reach, caller.actor.userId)),
    totalRecords: rows[0]?.total ?? 0,
    pageNo,
    pageSize,
  }
})

async function changeFor(call: PriceCall & { db: Queries }, id: string) {
  const { db, caller, now } = call
  const stored = await changeOf(db, id)
  const { userId } = caller.actor
  const reach = stored && (await priceReachOf(db, { userId, division: stored.division, now }))
  const lines = reach ? await linesOf(db, id) : []
  const seesCosts = caller.actor.can('viewAnalysis')
  const mine = lines.filter(({ scope }) => reach?.scopeSet.has(scope))
  if (!stored || !reach || mine.length === 0) throw new Refused(priceChangeRefusals.price_change_not_found)
  const prices: ChangedPrice[] = mine.map(({ itemNumber, description, scope, scopeName, startsOn, before, after }) => ({
    itemNumber,
    description,
    scope,
    scopeName,
    startsOn,
    before: before && shownAmounts(before, seesCosts),
    after: after && shownAmounts(after, seesCosts),
  }))
  return { change: toSummary(stored, reach, userId), prices, otherPrices: lines.length - mine.length }
}

/** ITEM-8: one change with its prices. */
export const getPriceChangeHandler = handle(getPriceChange, async (call) => {
  const found = await changeFor(call, call.params.priceChangeId)
  return { ...found, mayUndo: found.otherPrices === 0 && found.change.undoneBy === null }
})

/** ITEM-8: the same as a file. */
export const downloadPriceChangeHandler = handle(downloadPriceChange, async (call) => {
  const { change, prices } = await changeFor(call, call.params.priceChangeId)
  void call.reply.header('content-disposition', 'attachment; filename="price-change.csv"')
  return withByteOrderMark(writeChangeFile(change, prices))
})

/** ITEM-8: the same as a workbook. */
export const downloadPriceChangeXlsxHandler = handle(downloadPriceChangeXlsx, async (call) => {
  const { change, prices } = await changeFor(call, call.params.priceChangeId)
  void call.reply.header('content-disposition', 'attachment; filename="price-change.xlsx"')
  return writeXlsx('Price change', changeSheetRows(change, prices))
})
