import { v7 as uuidv7 } from 'uuid'
import { orRefuse, Refused } from '#kit/decision.ts'
import { lockOwnData } from '#areas/customer-data/server/public.ts'
import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { publish } from '#platform/events/live-events.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Call } from '#platform/http/handle.ts'
import { menuLimits, type MenuText } from '../menu.ts'
import { menuRefusals } from '../menus.refusals.ts'
import { checkMenu } from '../rules/check-menu.ts'
import { countMenus, insertMenu, isMenuTitleTaken, recipeTypesOf } from './menu.store.ts'

/** A call that writes menus of a ship-to. */
export type MenuCall = Pick<Call<Endpoint>, 'db' | 'address' | 'now'> & {
  readonly params: ShipToKey
  readonly caller: Pick<Caller, 'actor'>
}

/** What a write did, for the audit trail. */
interface Done {
  readonly verb: 'create' | 'change' | 'delete'
  readonly id: string
  readonly title: string
}

/**
 * Runs a write of a ship-to's menus alone, under the lock of its recipes: none is deleted while it
 * comes onto a menu. What was done is in the audit trail, and readers are notified.
 */
export const writeMenu = (call: MenuCall, work: (tx: Queries) => Promise<Done>): Promise<void> =>
  call.db.inTransaction(async (tx) => {
    const { caller, address } = call
    const { division, shipTo } = call.params
    await lockOwnData(tx, call.params)
    const { verb, id, title } = await work(tx)
    const what = { action: `menu.${verb}`, entity: `menu:${id}`, details: { title } }
    await audit(tx, { actor: caller.actor, division, shipTo, address, ...what })
    await publish(tx, { topic: 'menu', division, shipTo, by: caller.actor.realUserId })
  })

/** NEXT-10: a menu as it may be written, and by whom. */
export async function menuToWrite(tx: Queries, { params, caller, now }: MenuCall, id: string, text: MenuText) {
  if (await isMenuTitleTaken(tx, params, text.title, id))
    throw new Refused({ ...menuRefusals.menu_title_taken, field: 'title' })
  const types = await recipeTypesOf(
    tx,
    params,
    text.recipes.map(({ recipeId }) => recipeId),
  )
  orRefuse(checkMenu(text, (recipeId) => types.get(recipeId)))
  return { text, by: caller.actor.realUserId, now }
}

/** NEXT-10: adds a menu of a ship-to; returns its id. */
export async function addMenu(call: MenuCall, text: MenuText): Promise<string> {
  const { params } = call
  const id = uuidv7()
  await writeMenu(call, async (tx) => {
    if ((await countMenus(tx, params)) >= menuLimits.menus)
      throw new Refused({ ...menuRefusals.too_many_menus, field: 'title' })
    await insertMenu(tx, params, id, await menuToWrite(tx, call, id, text))
    return { verb: 'create', id, title: text.title }
  })
  return id
}
