import { orRefuse } from '#kit/decision.ts'
import { isItemVisible } from '#areas/items/rules/is-item-visible.ts'
import { compareSuitability, noLoss } from '#areas/items/rules/compare-suitability.ts'
import { alternatesOf, suitabilityOf } from '#areas/items/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { switchGuideItem } from '../guide-items.endpoints.ts'
import { mayChangeLines } from '../rules/may-change-guide.ts'
import type { StoredGuideLine } from '../rules/plan-line-changes.ts'
import { type SwitchFacts, switchLine, type SwitchSide } from '../rules/switch-line.ts'
import { rowsOf } from './change-guide.routes.ts'
import { answerGuide, auditStaff, changedBy, guideToChange } from './guide-call.ts'
import { linesOfItems } from './guide-lines.store.ts'
import type { OfShipTo } from './guide.store.ts'
import { removeLines, saveGuide } from './save-guide.ts'

const sides = sql(
  'guides.switch-sides',
  `select i.item_number as "itemNumber", i.erp_status as "erpStatus", i.each_only as "eachOnly",
          i.is_broken_case as "isBrokenCase", i.eaches_per_case as "eachesPerCase",
          i.is_proprietary as "isProprietary", :shipTo = any(i.reserved_ship_tos) as "isReservedForThisShipTo"
   from items i where i.division = :division and i.item_number = any(:itemNumbers)`,
)
const replace = sql(
  'guides.switch-line',
  `update guide_items set item_number = :itemNumber, case_par_value = :caseParValue, each_par_value = :eachParValue,
     reason = :reason, added_by = :userId, added_at = :now
   where guide_id = :id and line_id = :lineId`,
)

/** GUIDE-3: an alternate takes an item's place, and any item that of a discontinued one. */
export const switchGuideItemHandler = handle(switchGuideItem, async (call) => {
  const { db, params, body, caller, now } = call
  const { itemNumber } = params
  const { linkedItemNumber, isLossAccepted } = body
  const { guide, lineId } = await db.inTransaction(async (tx) => {
    const before = await guideToChange(tx, call)
    orRefuse(mayChangeLines(before, caller.actor))
    const lines = await linesOfItems(tx, before.id, [itemNumber, linkedItemNumber])
    const { line, removedLineId } = orRefuse(
      switchLine({ ...(await switchFacts(tx, params, { lines, itemNumber, linkedItemNumber })), isLossAccepted }),
    )
    if (removedLineId !== null) await removeLines(tx, before.id, [removedLineId])
    const { lineId, caseParValue, eachParValue } = line
    const reason = { kind: 'replaced', itemNumber }
    const { userId } = caller.actor
    await tx.send(
      replace({ id: before.id, lineId, itemNumber: linkedItemNumber, caseParValue, eachParValue, reason, userId, now }),
    )
    const lineCount = before.lineCount - (removedLineId === null ? 0 : 1)
    const guide = await saveGuide(tx, params, { ...before, lineCount }, changedBy(call))
    await auditStaff(tx, guide, 'switch-item', { itemNumber, linkedItemNumber }, call)
    return { guide, lineId }
  })
  const [row] = await rowsOf(db, guide, [lineId], call)
  return {
    isSuccess: true as const,
    message: 'Item switched successfully',
    guide: answerGuide(guide, call),
    row: row!,
  }
})

interface SideRow extends Omit<SwitchSide, 'packing' | 'isActive'> {
  readonly erpStatus: 'active' | 'discontinued' | 'inactive'
  readonly eachOnly: boolean
  readonly isBrokenCase: boolean
  readonly eachesPerCase: number
  readonly isProprietary: boolean
  readonly isReservedForThisShipTo: boolean
}

async function switchFacts(
  tx: Queries,
  { division, shipTo }: OfShipTo,
  asked: { readonly lines: readonly StoredGuideLine[]; readonly itemNumber: string; readonly linkedItemNumber: string },
): Promise<Omit<SwitchFacts, 'isLossAccepted'>> {
  const { lines, itemNumber, linkedItemNumber } = asked
  const rows = await tx.rows<SideRow>(sides({ division, shipTo, itemNumbers: [itemNumber, linkedItemNumber] }))
  const suitability = await suitabilityOf(tx, division, [itemNumber, linkedItemNumber])
  const [from, to] = [suitability.get(itemNumber), suitability.get(linkedItemNumber)]
  const links = await alternatesOf(tx, division, [itemNumber])
  const rowOf = (number: string) => rows.find((row) => row.itemNumber === number)
  const linked = rowOf(linkedItemNumber)
  const isSeen = linked !== undefined && linked.erpStatus !== 'inactive' && isItemVisible(linked)
  return {
    line: lines.find((line) => line.itemNumber === itemNumber),
    replaced: toSide(rowOf(itemNumber)),
    linked: isSeen ? toSide(linked) : undefined,
    caseRatio: links.find(({ alternateNumber }) => alternateNumber === linkedItemNumber)?.caseRatio,
    present: lines.find((line) => line.itemNumber === linkedItemNumber),
    loss: from && to ? compareSuitability(from, to) : noLoss,
  }
}

const toSide = (row: SideRow | undefined): SwitchSide | undefined =>
  row && {
    itemNumber: row.itemNumber,
    isActive: row.erpStatus === 'active',
    packing: { eachOnly: row.eachOnly, isBrokenCase: row.isBrokenCase, eachesPerCase: row.eachesPerCase },
  }
