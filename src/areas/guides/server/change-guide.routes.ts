import { orRefuse } from '#kit/decision.ts'
import { renameGuideOfCarts } from '#areas/carts/server/public.ts'
import { lockOwnData } from '#areas/customer-data/server/public.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { cartOf, visitOf } from '#areas/shop/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import type { GuideRow } from '../guide.ts'
import { updateGuide } from '../guide-items.endpoints.ts'
import { mayRenameGuide, maySetDsrManaged } from '../rules/may-change-guide.ts'
import { type LineWishes, planLineChanges } from '../rules/plan-line-changes.ts'
import { answerGuide, type GuideCall, guideToChange, type OneGuideCall } from './guide-call.ts'
import { lineChangeFacts } from './guide-lines.store.ts'
import { readLines } from './guide-page.store.ts'
import { toGuideRows } from './guide-rows.ts'
import type { GuideHead } from './guide.store.ts'
import { orRefuseTakenName } from './create-guide.ts'
import { changeOwnWords } from './own-words.ts'
import { saveLinePlan } from './save-line-plan.ts'

/** GUIDE-1: changes the lines of a guide, and its name; all of it or nothing. */
export const updateGuideHandler = handle(updateGuide, async (call) => {
  const { db, body, caller } = call
  const { guide, lineIds } = await db.inTransaction(async (tx) => {
    // Own words are the ship-to's: another of its guides may be changing the same ones.
    if (namesOwnWords(body)) await lockOwnData(tx, call.params)
    const before = await guideToChange(tx, call)
    const head = body.action === 'UpdateGuide' ? await renamed(tx, before, body, call) : before
    const facts = await lineChangeFacts(tx, call.params, before, body)
    const plan = orRefuse(planLineChanges(facts, body, caller.actor))
    await changeOwnWords(tx, call.params, plan.words)
    return saveLinePlan(tx, head, plan, { kind: 'added' }, call)
  })
  return {
    isSuccess: true as const,
    message: 'Guide updated successfully',
    guide: answerGuide(guide, call),
    rows: await rowsOf(db, guide, lineIds, call),
  }
})

const namesOwnWords = ({ itemsAdded, itemsChanged }: LineWishes): boolean =>
  [...itemsAdded, ...itemsChanged].some(
    ({ customerDescription, customerItemNumber }) =>
      customerDescription !== undefined || customerItemNumber !== undefined,
  )

/** The guide with its new name and manager, once both may be changed. */
async function renamed(
  tx: Queries,
  guide: GuideHead,
  wish: { readonly name?: string | undefined; readonly isDsrManaged?: boolean | undefined },
  call: OneGuideCall,
): Promise<GuideHead> {
  const { params, caller } = call
  const { name = guide.name, isDsrManaged = guide.isDsrManaged } = wish
  if (name === guide.name && isDsrManaged === guide.isDsrManaged) return guide
  orRefuse(mayRenameGuide(guide, caller.actor))
  if (isDsrManaged !== guide.isDsrManaged) orRefuse(maySetDsrManaged(caller.actor))
  if (name !== guide.name) {
    await orRefuseTakenName(tx, { id: guide.id, type: guide.type, name }, call)
    await renameGuideOfCarts(tx, params, { id: guide.id, name })
  }
  return { ...guide, name, isDsrManaged }
}

/** Lines of a guide as rows, in the order of the shelf. */
export async function rowsOf(
  db: Queries,
  guide: GuideHead,
  lineIds: readonly string[],
  {
    params,
    query,
    caller,
    now,
  }: GuideCall & {
    readonly query: { readonly deliveryDate?: string | undefined; readonly cartId?: string | undefined }
  },
): Promise<GuideRow[]> {
  if (lineIds.length === 0) return []
  const cart = await cartOf(db, params, query.cartId, caller.isStaff)
  const { visit } = visitOf(shipToOf(caller), query, cart, now)
  const lines = await readLines(db, { guideId: guide.id, groupBy: 'none' }, lineIds)
  const rows = await toGuideRows(db, lines, { visit, cart, includePrice: true })
  return rows.toSorted((a, b) => a.sortSequence - b.sortSequence)
}
