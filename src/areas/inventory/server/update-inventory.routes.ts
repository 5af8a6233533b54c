import { orRefuse, Refused } from '#kit/decision.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { handle } from '#platform/http/handle.ts'
import { updateCustomerInventory } from '../inventory.endpoints.ts'
import { inventoryRefusals } from '../inventory.refusals.ts'
import { mayChangeInventory } from '../rules/inventory-abilities.ts'
import { closeInventory } from './close-inventory.ts'
import { saveName } from './close-inventory.store.ts'
import { answerInventory, notifyOfCount, orNotFound, toInventory } from './inventory-call.ts'
import { notifyOfClosing } from './notify-closed.ts'
import { lockInventory, readInventory } from './inventory.store.ts'

/** INV-1: closes or renames a count. `db` is the transaction of a call that happens once. */
export const updateCustomerInventoryHandler = handle(updateCustomerInventory, async (call) => {
  const { db, params, body, ifMatch, caller, services, reply } = call
  const row = orNotFound(await lockInventory(db, params))
  if (ifMatch !== null && ifMatch !== row.version)
    throw new Refused({ ...inventoryRefusals.inventory_changed, details: { inventory: toInventory(row) } })
  orRefuse(mayChangeInventory(row))
  if (body.action === 'Close') await closeInventory(db, row, body, call)
  else if (body.name) await saveName(db, row.id, body.name)
  else throw new Refused({ ...inventoryRefusals.inventory_name_required, field: 'name' })
  await notifyOfCount(db, 'counts', params)
  const changed = orNotFound(await readInventory(db, params))
  if (body.action === 'Close') {
    const { division, shipTo, name: shipToName } = shipToOf(caller)
    const closed = { ...changed, division, shipTo, shipToName, closedByName: changed.closedByName ?? '' }
    await notifyOfClosing(db, closed, { closedBy: caller.actor.realUserId, publicUrl: services.config.publicUrl })
  }
  const inventory = answerInventory(changed, reply)
  return {
    isSuccess: true as const,
    message: body.action === 'Close' ? 'Count closed' : 'Count renamed',
    inventory,
  }
})
