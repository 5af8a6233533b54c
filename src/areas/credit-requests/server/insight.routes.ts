import { orRefuse } from '#kit/decision.ts'
import { withByteOrderMark } from '#contract/file-content.ts'
import { dayOfUser } from '#areas/customers/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { inSlices } from '#platform/in-slices.ts'
import {
  downloadCreditInsight,
  getCreditInsight,
  type InsightFilter,
  listCreditInsightLines,
} from '../credit-insight.endpoints.ts'
import { insightLabel } from '../rules/insight-label.ts'
import { insightRange } from '../rules/insight-range.ts'
import { writeInsightFile } from '../rules/write-insight-file.ts'
import { readInsight, readInsightLines } from './insight.store.ts'

/** Max lines in one file. */
const maxFileLines = 50_000

async function questionOf(db: Queries, userId: string, now: Date, query: InsightFilter) {
  const range = orRefuse(insightRange(query, await dayOfUser(db, userId, now)))
  return { userId, divisions: query.divisions, statuses: query.statuses, ...range }
}

/** CREDIT-2: where credits come from. */
export const getCreditInsightHandler = handle(getCreditInsight, async ({ db, query, caller, now }) => {
  const question = await questionOf(db, caller.actor.userId, now, query)
  const { bars, asked, approved } = await readInsight(db, question, query.by)
  const { from, to } = question
  return {
    bars: bars.map(({ stored, ...bar }) => ({ ...bar, label: insightLabel(query.by, bar.key, stored) })),
    asked,
    approved,
    from,
    to,
  }
})

/** CREDIT-2: the lines behind a bar. */
export const listCreditInsightLinesHandler = handle(listCreditInsightLines, async ({ db, query, caller, now }) => {
  const question = await questionOf(db, caller.actor.userId, now, query)
  const { by = 'code', key = null, pageNo, pageSize } = query
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
  const { total, lines } = await readInsightLines(db, question, { by, key }, page)
  return { lines, totalRecords: total, pageNo, pageSize, from: question.from, to: question.to }
})

/** CREDIT-2: the same as a file, at most 50,000 lines. */
export const downloadCreditInsightHandler = handle(downloadCreditInsight, async (call) => {
  const { db, query, caller, now, reply } = call
  const question = await questionOf(db, caller.actor.userId, now, query)
  const { by = 'code', key = null } = query
  const { lines } = await readInsightLines(db, question, { by, key }, { limit: maxFileLines, offset: 0 })
  void reply.header('content-disposition', `attachment; filename="credits-${question.from}-${question.to}.csv"`)
  return withByteOrderMark(await inSlices(writeInsightFile(lines)))
})
