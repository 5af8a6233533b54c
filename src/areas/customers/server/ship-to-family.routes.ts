import { orRefuse, Refused } from '#kit/decision.ts'
import { plural } from '#kit/text.ts'
import { auditMany } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { settingsRefusals } from '../ship-to-settings.refusals.ts'
import { adoptShipTos } from '../rules/adopt-ship-tos.ts'
import { readShipToId } from '../rules/ship-to-id.ts'
import type { Caller } from '#platform/http/caller.ts'
import { addShipToChildren, removeParentShipTo } from '../ship-to-settings.endpoints.ts'
import { loadShipTos } from './change-ship-tos.ts'
import { childrenOfParent, saveParent } from './ship-to-settings.store.ts'

const locked = { isLocked: true }

/**
 * CUST-2: parent and children are locked together, so that nobody makes a child of the parent
 * in the meantime.
 */
export const addShipToChildrenHandler = handle(addShipToChildren, async (call) => {
  const key = readShipToId(call.params.id)
  const { division, shipTo } = key
  const numbers = [...new Set(call.body.children)]
  const children = await call.db.inTransaction(async (tx) => {
    const keys = [key, ...numbers.map((number) => ({ division, shipTo: number }))]
    const loaded = await loadShipTos(tx, call.caller, keys, locked)
    const parent = loaded.find((each) => each.shipTo === shipTo)!
    const own = loaded.filter((each) => numbers.includes(each.shipTo))
    const added = orRefuse(adoptShipTos(parent, own)).map((child) => child.shipTo)
    await saveParent(tx, division, added, shipTo)
    await writeDown(tx, call, division, added, { field: 'parentShipTo', from: null, to: shipTo })
    return childrenOfParent(tx, key)
  })
  return { message: `${plural(numbers.length, 'ship-to')} put below ${shipTo}`, children }
})

/**
 * CUST-2: children another user may not see are not freed behind their back: then nothing happens.
 */
export const removeParentShipToHandler = handle(removeParentShipTo, async (call) => {
  const key = readShipToId(call.params.id)
  const { division, shipTo } = key
  const { child } = call.query
  const freed = await call.db.inTransaction(async (tx) => {
    const [parent] = await loadShipTos(tx, call.caller, [key], locked)
    const children = await childrenOfParent(tx, parent!)
    const wanted = child === undefined ? children : children.filter((number) => number === child)
    if (wanted.length === 0) throw new Refused(settingsRefusals.not_a_parent)
    await loadShipTos(
      tx,
      call.caller,
      wanted.map((number) => ({ division, shipTo: number })),
      locked,
    )
    await saveParent(tx, division, wanted, null)
    await writeDown(tx, call, division, wanted, { field: 'parentShipTo', from: shipTo, to: null })
    return wanted
  })
  return { message: `${plural(freed.length, 'ship-to')} freed from ${shipTo}`, children: freed }
})

async function writeDown(
  tx: Queries,
  { caller, address }: { caller: Caller; address: string },
  division: string,
  shipTos: readonly string[],
  change: object,
): Promise<void> {
  if (shipTos.length === 0) return
  await auditMany(tx, {
    actor: caller.actor,
    action: 'ship-to.change-parent',
    address,
    entries: shipTos.map((shipTo) => ({
      entity: `ship-to:${division}/${shipTo}`,
      division,
      shipTo,
      details: { changes: [change] },
    })),
  })
}
