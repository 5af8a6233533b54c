import { plural } from '#kit/text.ts'
import { handle } from '#platform/http/handle.ts'
import { sendToErp } from '#platform/outbox/outbox.ts'
import { readShipToId } from '../rules/ship-to-id.ts'
import {
  bulkUpdateErpSettings,
  bulkUpdateShipToSettings,
  getShipToSettings,
  listShipToSettings,
  previewShipToSettings,
  updateShipToSettings,
} from '../ship-to-settings.endpoints.ts'
import { makeChange, planChange } from './change-ship-tos.ts'
import { settingsPage } from './settings-page.ts'
import { settingsVersionsOf } from './settings-versions.ts'
import { shipToSettingsOf } from './ship-to-settings.store.ts'

/** CUST-2: read by recipes and by checkout's screen. */
export const getShipToSettingsHandler = handle(getShipToSettings, ({ db, params }) => shipToSettingsOf(db, params))

/** CUST-2: the settings screen. */
export const listShipToSettingsHandler = handle(listShipToSettings, ({ db, caller, query }) =>
  settingsPage(db, caller.actor.userId, query),
)

/** CUST-2: one ship-to. */
export const updateShipToSettingsHandler = handle(updateShipToSettings, async (call) => {
  const key = readShipToId(call.params.id)
  const settings = await call.db.inTransaction(async (tx) => {
    await makeChange(tx, call, [{ ...key, version: call.ifMatch ?? undefined }], call.body, 'settings')
    return shipToSettingsOf(tx, key)
  })
  return { message: 'Ship-to settings updated successfully', settings }
})

const counted = (asked: readonly { division: string; shipTo: string }[], changed: number) => {
  const unique = new Set(asked.map(({ division, shipTo }) => `${division}/${shipTo}`)).size
  return { message: `${plural(changed, 'ship-to')} updated successfully`, changed, unchanged: unique - changed }
}

/** CUST-2: many ship-tos, all or nothing. */
export const bulkUpdateShipToSettingsHandler = handle(bulkUpdateShipToSettings, async (call) => {
  const { shipTos, settings } = call.body
  const changed = await call.db.inTransaction((tx) => makeChange(tx, call, shipTos, settings, 'settings'))
  return counted(shipTos, changed.length)
})

/**
 * CUST-2: many ship-tos, all or nothing; the message to the ERP is queued with the change (PLAT-4).
 */
export const bulkUpdateErpSettingsHandler = handle(bulkUpdateErpSettings, async (call) => {
  const { shipTos, settings } = call.body
  const changed = await call.db.inTransaction(async (tx) => {
    const done = await makeChange(tx, call, shipTos, settings, 'erp')
    if (done.length > 0) {
      const changed = done.map(({ shipTo: { division, shipTo } }) => ({ division, shipTo }))
      const payload = { shipTos: changed, settings, changedBy: call.caller.email, changedAt: call.now.toISOString() }
      await sendToErp(tx, { topic: 'ship-to.settings-changed', subject: 'ship-to-settings', payload })
    }
    return done
  })
  return counted(shipTos, changed.length)
})

/** CUST-2: the same decision as the change, saved nowhere. */
export const previewShipToSettingsHandler = handle(previewShipToSettings, async ({ db, caller, body }) => {
  const planned = await planChange(db, caller, body.shipTos, body.settings, { isLocked: false })
  const changed = planned.filter(({ changes }) => changes.length > 0)
  return {
    changed: changed.map(({ shipTo, changes }) => ({
      division: shipTo.division,
      shipTo: shipTo.shipTo,
      name: shipTo.name,
      changes: [...changes],
      versions: settingsVersionsOf(shipTo),
    })),
    unchanged: planned.length - changed.length,
  }
})
