import type { z } from 'zod'
import { shipToOf } from '#areas/customers/server/public.ts'
import { cartOf, visitOf } from '#areas/shop/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle, handleAhead } from '#platform/http/handle.ts'
import { getGuide, getGuideLines, type guideQuery as askedOfGuide } from '../guides.endpoints.ts'
import { keywordFilter } from '../rules/matches-keyword.ts'
import { sortFound } from '../rules/sort-found.ts'
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
import { type GuideHead, guideQuery, readGuide } from './guide.store.ts'

type GuideQuery = z.output<typeof askedOfGuide>

interface Found {
  /** One more than the page holds when there is a next one. */
  readonly lines: readonly PageLine[]
  readonly total: number | null
}

/** GUIDE-1, GUIDE-3: a page in the order of the shelf; prices are never from memory. */
export const getGuideHandler = handleAhead(
  getGuide,
  ({ params }) => guideQuery(params),
  async (call, [found]: readonly GuideHead[]) => {
    const { db, params, query, caller, now } = call
    orRefuseProspects(call)
    const guide = orNotFound(found)
    const [cart, { lines, total }] = await Promise.all([
      cartOf(db, params, query.cartId, caller.isStaff),
      findLines(db, guide, query),
    ])
    const { visit } = visitOf(shipToOf(caller), query, cart, now)
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
  },
)

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
  const sort = groupBy === 'none' ? query.sort : undefined
  if (keyword !== '' || sort) {
    const found = (await readSearchable(db, selection)).filter(keywordFilter(keyword))
    const sorted = sort ? sortFound(found, sort, query.sortDirection) : found
    const ids = sorted.slice(offset, offset + limit).map(({ lineId }) => lineId)
    return { lines: await readLines(db, selection, ids), total: wantsTotal ? found.length : null }
  }
  const lines = await readPage(db, selection, { limit, offset })
  if (!wantsTotal) return { lines, total: null }
  const isWhole = categoryIds === null && locationIds === null
  return { lines, total: isWhole ? guide.lineCount : await countLines(db, selection) }
}
