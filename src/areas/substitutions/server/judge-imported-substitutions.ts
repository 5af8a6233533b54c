import { Refused } from '#kit/decision.ts'
import { shipToFacts } from '#areas/customers/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Queries } from '#platform/database/database.ts'
import { unprepared } from '#platform/database/statement.ts'
import type { LineProblem } from '#platform/imports/import-kind.ts'
import type { AcceptedLoss } from '#areas/orders/if-short.ts'
import { substitutionLimits } from '../substitution.ts'
import { substitutionRefusals } from '../substitutions.refusals.ts'
import { checkWishes } from './check-wishes.ts'
import { comparedItems } from './compared-items.store.ts'
import { countPreferences, preferencesOf } from './substitution.store.ts'

interface ReadyRow {
  readonly line: number
  readonly division: string
  readonly shipTo: string
  readonly itemNumber: string
  readonly isNew: boolean
  readonly alternatives: { readonly itemNumber: string; readonly accepted: AcceptedLoss }[]
}

// Not prepared: the table it reads exists only for one batch.
const ready = unprepared(
  `select m.line, m.division, m.ship_to as "shipTo", m.item_number as "itemNumber", m.outcome = 'added' as "isNew",
     m.alternatives from import_ready m where m.outcome <> 'unchanged' order by m.line`,
)

/** The rows of one ship-to that cannot be stored, by the check of the screen. */
async function judgeShipTo(tx: Queries, rows: readonly ReadyRow[]): Promise<LineProblem[]> {
  const shipTo = await shipToFacts(tx, rows[0]!.division, rows[0]!.shipTo)
  const numbers = rows.flatMap(({ itemNumber, alternatives }) => [
    itemNumber,
    ...alternatives.map((each) => each.itemNumber),
  ])
  const items = await comparedItems(tx, shipTo, todayIn(shipTo.timeZone, new Date()), [...new Set(numbers)])
  const key = { division: shipTo.division, shipTo: shipTo.shipTo }
  const before = await preferencesOf(tx, key, numbers)
  let room = substitutionLimits.preferences - (await countPreferences(tx, key, { keyword: '' }))
  return rows.flatMap(({ line, itemNumber, isNew, alternatives }): LineProblem[] => {
    const known = new Map(before.get(itemNumber)?.alternatives.map((each) => [each.itemNumber, each.accepted]))
    const wishes = alternatives.map((each) => ({ ...each, accepted: known.get(each.itemNumber) ?? each.accepted }))
    const item = items.get(itemNumber)
    try {
      if (item) checkWishes(item, wishes, items, shipTo)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return [{ line, field: 'alternatives', reason: error.refusal.message }]
    }
    if (isNew && --room < 0)
      return [{ line, field: 'itemNumber', reason: substitutionRefusals.too_many_substitutions.message }]
    return []
  })
}

/** NEXT-3: the rows whose alternatives can never come, or lose what nobody has accepted. */
export async function judgeImportedSubstitutions(tx: Queries): Promise<readonly LineProblem[]> {
  const shipTos = new Map<string, ReadyRow[]>()
  for (const row of await tx.rows<ReadyRow>(ready())) {
    const name = `${row.division} ${row.shipTo}`
    const rows = shipTos.get(name)
    if (rows) rows.push(row)
    else shipTos.set(name, [row])
  }
  const problems: LineProblem[] = []
  for (const rows of shipTos.values()) problems.push(...(await judgeShipTo(tx, rows)))
  return problems
}
