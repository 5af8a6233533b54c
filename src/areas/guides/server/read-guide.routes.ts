import type { z } from 'zod'
import { shipToOf } from '#areas/customers/server/public.ts'
import { cartOf, visitOf } from '#areas/shop/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { getGuide, getGuideLines, type guideQuery } from '../guides.endpoints.ts'
import { keywordFilter } from '../rules/matches-keyword.ts'
import { readCompactLines } from './compact-lines.store.ts'
import { answerGuide, orNotFound, orRefuseProspects } from './guide-call.ts'
import {
  countLines,
  type LineSelection,
  type PageLine,
  readLines,
  readPage,
  readSearchable,
} from './guide-page.store.ts'
import { toGuideRows } from './guide-rows.ts'
import { type GuideHead, readGuide } from './guide.store.ts'

type GuideQuery = z.output<typeof guideQuery>

interface Found {
  /** One more than the page holds when there is a next one. */
  readonly lines: readonly PageLine[]
  readonly total: number | null
}

/** GUIDE-1, GUIDE-3: a page in the order of the shelf; prices are never from memory. */
export const getGuideHandler = handle(getGuide, async (call) => {
  const { db, params, query, caller, now } = call
  orRefuseProspects(call)
  const [found, cart] = await Promise.all([readGuide(db, params), cartOf(db, params, query.cartId, caller.isStaff)])
  const guide = orNotFound(found)
  const { visit } = visitOf(shipToOf(caller), query, cart, now)
  const { lines, total } = await findLines(db, guide, query)
  return {
    guide: answerGuide(guide, call),
    rows: await toGuideRows(db, lines.slice(0, query.pageSize), { visit, cart, includePrice: query.includePrice }),
    pageNo: query.pageNo,
    pageSize: query.pageSize,
    hasNextPage: lines.length > query.pageSize,
    totalRecords: total,
    today: visit.today,
    priceDate: visit.date,
  }
})

/** GUIDE-1: at most 5,000 lines, the most a guide can have. */
export const getGuideLinesHandler = handle(getGuideLines, async (call) => {
  const { db, params } = call
  orRefuseProspects(call)
  const guide = orNotFound(await readGuide(db, params))
  return { guide: answerGuide(guide, call), lines: await readCompactLines(db, guide.id) }
})

async function findLines(db: Queries, guide: GuideHead, query: GuideQuery): Promise<Found> {
  const { groupBy, categoryIds = null, locationIds = null, pageNo, pageSize, keyword } = query
  const selection: LineSelection = { guideId: guide.id, groupBy, categoryIds, locationIds }
  const wantsTotal = pageNo === 1 && query.includeTotal === true
  const offset = (pageNo - 1) * pageSize
  const limit = pageSize + 1
  if (keyword !== '') {
    const isFound = keywordFilter(keyword)
    const found = (await readSearchable(db, selection)).filter(isFound).map(({ lineId }) => lineId)
    const lines = await readLines(db, selection, found.slice(offset, offset + limit))
    return { lines, total: wantsTotal ? found.length : null }
  }
  const lines = await readPage(db, selection, { limit, offset })
  if (!wantsTotal) return { lines, total: null }
  const isWhole = categoryIds === null && locationIds === null
  return { lines, total: isWhole ? guide.lineCount : await countLines(db, selection) }
}
