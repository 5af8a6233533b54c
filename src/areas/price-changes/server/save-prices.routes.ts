import { v7 as uuidv7 } from 'uuid'
import { Refused } from '#kit/decision.ts'
import { plural } from '#kit/text.ts'
import { lockPrices, keyOfPrice, notePriceAuthor, priceAuthorOf, putPrices } from '#areas/prices/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { publish } from '#platform/events/live-events.ts'
import { handle } from '#platform/http/handle.ts'
import { savePriceChange, undoPriceChange } from '../price-changes.endpoints.ts'
import type { PriceLine } from '../price-change.ts'
import { priceChangeRefusals } from '../price-changes.refusals.ts'
import { whyNotUndo } from '../rules/may-undo.ts'
import { seenCostPlus, shownAmounts } from '../rules/shown-amounts.ts'
import { isSameStored } from '../rules/same-amounts.ts'
import { amountsOf, type PriceCall, reachFor } from './edit-prices.routes.ts'
import { checkChange, effectOfChange } from './judge-change.ts'
import type { PriceReach } from './price-reach.store.ts'
import { keyParts, storeChange } from './store-change.ts'
import { addChange, linesOf, lockChange, type StoredChangeLine } from './price-change.store.ts'

async function record(db: Queries, { caller, address }: PriceCall, action: string, id: string, details: object) {
  await audit(db, {
    actor: caller.actor,
    action: `price-change.${action}`,
    entity: `price-change:${id}`,
    details,
    address,
  })
}

/** Who set what is stored now, for the sentence about it. */
const nameOf = async (db: Queries, changeId: string | null | undefined): Promise<string | null> =>
  changeId ? ((await priceAuthorOf(db, changeId))?.name ?? null) : null

/**
 * ITEM-8: all lines or none, in one transaction: prices are locked, compared with what the preview
 * showed, checked again and written, and browsers read the catalogue again.
 */
export const savePriceChangeHandler = handle(savePriceChange, async (call) => {
  const { body, caller, now } = call
  const { division, lines } = body
  if (body.reason === '') throw new Refused({ ...priceChangeRefusals.price_change_reason, field: 'reason' })
  if (lines.length === 0) throw new Refused({ ...priceChangeRefusals.price_change_empty, field: 'lines' })
  const seesCosts = caller.actor.can('viewAnalysis')
  if (body.allowsBelowCost && !seesCosts)
    throw new Refused({ ...priceChangeRefusals.price_below_cost_right, field: 'allowsBelowCost' })
  const id = uuidv7()
  await call.db.inTransaction(async (tx) => {
    const reach = await reachFor(tx, call, division)
    const before = await lockPrices(tx, division, lines)
    const changed: object[] = []
    for (const [line, seen] of lines.entries()) {
      // A price of a customer who is not the caller's is refused below, without saying what it is.
      if (!reach.scopeSet.has(seen.scope)) continue
      const stored = before.get(keyOfPrice(seen))
      const amounts = stored ? shownAmounts(amountsOf(stored), seesCosts) : null
      if (isSameStored(seen.before, amounts)) continue
      changed.push({ line, now: amounts, byName: await nameOf(tx, stored?.changeId) })
    }
    if (changed.length > 0) throw new Refused({ ...priceChangeRefusals.prices_changed, details: { changed } })
    const given = { ...body, seesCosts }
    const checked = await checkChange(tx, reach, given)
    const line = checked.problems.findIndex((problem) => problem !== null)
    if (line >= 0) {
      const { code, field } = checked.problems[line]!
      const refusal = priceChangeRefusals[code as keyof typeof priceChangeRefusals]
      throw new Refused({ ...refusal, field, details: { line } })
    }
    const { allowsBelowCost, reason } = body
    const by = { by: caller.actor.realUserId, at: now }
    if (!(await storeChange(tx, reach, { id, reason, ...by, given, checked, before })))
      throw new Refused({ ...priceChangeRefusals.prices_changed, details: { changed: [] } })
    await record(tx, call, 'save', id, { division, reason, lines: lines.length, allowsBelowCost })
    await publish(tx, { topic: 'catalogue' })
  })
  return { isSuccess: true as const, message: `${plural(lines.length, 'price')} saved`, priceChangeId: id }
})

/** The line that would restore a price. */
const restoringLine = ({ before, ...key }: StoredChangeLine): PriceLine => ({
  ...keyParts(key),
  endsOn: before?.endsOn ?? null,
  caseCents: before?.caseCents ?? null,
  eachCents: before?.eachCents ?? null,
  poundHundredths: before?.poundHundredths ?? null,
  breaks: before?.breaks ?? null,
  costPlus: seenCostPlus(before),
  reference: before?.reference ?? '',
  isRemoved: before === null,
})

/** Whom it touches that prices are as they were. */
async function effectOfUndo(tx: Queries, reach: PriceReach, division: string, lines: readonly StoredChangeLine[]) {
  const given = {
    division,
    allowsBelowCost: true,
    seesCosts: true,
    lines: lines.map(restoringLine),
  }
  const checked = await checkChange(tx, reach, given)
  // What is restored is not asked whether it may be: it was there.
  const { effect } = await effectOfChange(tx, reach, given, { ...checked, problems: lines.map(() => null) })
  return effect
}

/**
 * ITEM-8: restores exactly what was before a change, also who had set it; the whole of it, or
 * nothing with a sentence for each price that was changed since.
 */
export const undoPriceChangeHandler = handle(undoPriceChange, async (call) => {
  const { params, caller, now } = call
  const id = uuidv7()
  const count = await call.db.inTransaction(async (tx) => {
    const change = await lockChange(tx, params.priceChangeId)
    if (!change) throw new Refused(priceChangeRefusals.price_change_not_found)
    const { division } = change
    const reach = await reachFor(tx, call, division).catch((error: unknown) => {
      throw error instanceof Refused ? new Refused(priceChangeRefusals.price_change_not_found) : error
    })
    const lines = await linesOf(tx, change.id)
    const mine = lines.filter(({ scope }) => reach.scopeSet.has(scope))
    if (mine.length === 0) throw new Refused(priceChangeRefusals.price_change_not_found)
    if (mine.length < lines.length) throw new Refused(priceChangeRefusals.price_change_not_yours)
    if (change.undoneBy !== null) throw new Refused(priceChangeRefusals.price_change_undone)
    const before = await lockPrices(tx, division, lines)
    const effect = await effectOfUndo(tx, reach, division, lines)
    const facts = []
    for (const line of lines) {
      const stored = before.get(keyOfPrice(line))
      const nowByName = isSameStored(line.after, stored) ? null : await nameOf(tx, stored?.changeId)
      facts.push({ ...line, now: stored, nowByName })
    }
    const changed = whyNotUndo(facts, caller.actor.can('viewAnalysis'))
    if (changed.length > 0)
      throw new Refused({ ...priceChangeRefusals.price_change_not_undoable, details: { changed } })
    if (
      !(await putPrices(
        tx,
        division,
        lines.map((line) => ({ ...keyParts(line), amounts: line.before })),
        before,
      ))
    )
      throw new Refused({ ...priceChangeRefusals.price_change_not_undoable, details: { changed: [] } })
    await notePriceAuthor(tx, { changeId: id, by: caller.actor.realUserId, at: now })
    await addChange(
      tx,
      {
        id,
        division,
        reason: `Undo: ${change.reason}`.slice(0, 200),
        allowsBelowCost: true,
        effect,
        undoes: change.id,
        by: caller.actor.realUserId,
        at: now,
      },
      lines.map((line) => ({ ...keyParts(line), before: line.after, after: line.before })),
    )
    await record(tx, call, 'undo', change.id, { by: id, lines: lines.length })
    await publish(tx, { topic: 'catalogue' })
    return lines.length
  })
  return { isSuccess: true as const, message: `${plural(count, 'price')} restored`, priceChangeId: id }
})
