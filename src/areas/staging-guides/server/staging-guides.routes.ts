import { orRefuse, Refused } from '#kit/decision.ts'
import { lastPageWithin } from '#contract/paging.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { orRefuseProspects, visibleItems } from '#areas/guides/server/public.ts'
import type { ShopRow } from '#areas/shop/shop-row.ts'
import { pageOf, toShopRow, visitOf } from '#areas/shop/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { handle } from '#platform/http/handle.ts'
import { mayDecideLine } from '../rules/may-decide-line.ts'
import { linesToShow } from '../rules/lines-to-show.ts'
import { stagingRefusals } from '../staging-guides.refusals.ts'
import {
  decideStagingLine,
  deleteStagingGuide,
  getStagingGuide,
  listStagingGuides,
} from '../staging-guides.endpoints.ts'
import {
  lockStagingGuides,
  publishStagingGuide,
  readStagingGuide,
  readStagingGuides,
  removeStagingGuide,
} from './staging-guide.store.ts'
import { readStagingLine, readStagingLines, readTakenItems, saveDecision } from './staging-lines.store.ts'

const notFound = () => new Refused(stagingRefusals.staging_guide_not_found)

/** GUIDE-3: the lists of the ship-to. */
export const listStagingGuidesHandler = handle(listStagingGuides, async (call) => {
  orRefuseProspects(call)
  return { stagingGuides: await readStagingGuides(call.db, call.params) }
})

/** GUIDE-3: a page of a list's lines, with the rows of the items they are or may be. */
export const getStagingGuideHandler = handle(getStagingGuide, async (call) => {
  orRefuseProspects(call)
  const { db, params, query, caller, now } = call
  const stagingGuide = await readStagingGuide(db, params)
  if (!stagingGuide) throw notFound()
  const { states, total } = linesToShow(query.show, stagingGuide.lines)
  const pageNo = lastPageWithin(query.pageNo, query.pageSize, total)
  const lines = await readStagingLines(db, params.id, { states, pageNo, pageSize: query.pageSize })
  const numbers = lines.flatMap(({ matchedNumber, choices }) => [...(matchedNumber ? [matchedNumber] : []), ...choices])
  const items = await rowsOf(db, caller, now, [...new Set(numbers)])
  return { stagingGuide, lines, items, totalRecords: total, pageNo, pageSize: query.pageSize }
})

/** GUIDE-3: what becomes of one line. */
export const decideStagingLineHandler = handle(decideStagingLine, async (call) => {
  orRefuseProspects(call)
  const { db, params, body, caller, now } = call
  const { decision } = body
  const chosen = decision.kind === 'item' ? decision.itemNumber : null
  const { stagingGuide, line } = await db.inTransaction(async (tx) => {
    const [list] = await lockStagingGuides(tx, params, [params.id])
    if (!list) throw notFound()
    const taken = (await readTakenItems(tx, params.id)).get(chosen ?? '')
    const decided = orRefuse(
      mayDecideLine(
        {
          isMigrated: list.isMigrated,
          line: await readStagingLine(tx, params.id, params.lineId),
          isItemVisible: chosen === null || (await visibleItems(tx, params, [chosen])).has(chosen),
          takenBy: taken?.lineId === params.lineId ? undefined : taken?.position,
        },
        decision,
      ),
    )
    await saveDecision(tx, params.id, params.lineId, decided, caller.actor.userId)
    await publishStagingGuide(tx, params, caller.actor.realUserId)
    return {
      stagingGuide: (await readStagingGuide(tx, params))!,
      line: (await readStagingLine(tx, params.id, params.lineId))!,
    }
  })
  const [item = null] = chosen === null ? [] : await rowsOf(db, caller, now, [chosen])
  return { isSuccess: true as const, message: 'Line updated successfully', stagingGuide, line, item }
})

/** GUIDE-3: deletes a list with its lines. */
export const deleteStagingGuideHandler = handle(deleteStagingGuide, async (call) => {
  orRefuseProspects(call)
  const { db, params, caller, address } = call
  const { division, shipTo, id } = params
  await db.inTransaction(async (tx) => {
    const list = await readStagingGuide(tx, params)
    if (!list || !(await removeStagingGuide(tx, params))) throw notFound()
    await audit(tx, {
      actor: caller.actor,
      action: 'staging-guide.delete',
      entity: `staging-guide:${id}`,
      division,
      shipTo,
      details: { name: list.name, lines: list.lines.total },
      address,
    })
    await publishStagingGuide(tx, params, caller.actor.realUserId)
  })
  return { isSuccess: true as const, message: 'Staging guide deleted successfully' }
})

/** Items as the shop shows them today, without a cart. */
async function rowsOf(db: Queries, caller: Caller, now: Date, itemNumbers: readonly string[]): Promise<ShopRow[]> {
  const { visit } = visitOf(shipToOf(caller), {}, null, now)
  const page = await pageOf(db, visit, itemNumbers)
  return page.map((item) => toShopRow(item, null, visit, new Map()))
}
