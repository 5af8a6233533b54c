import { v7 as uuidv7 } from 'uuid'
import { orRefuse, Refused } from '#kit/decision.ts'
import { withChange } from '#kit/with-change.ts'
import type { Queries } from '#platform/database/database.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import { punchoutLimits } from '../punchout-settings.ts'
import {
  createPunchoutSettings,
  createUserPunchoutSettings,
  deletePunchoutSettings,
  deleteUserPunchoutSettings,
  getPunchoutMetadata,
  listPunchoutSettings,
  listUserPunchoutSettings,
  updatePunchoutSettings,
  updateUserPunchoutSettings,
} from '../punchout-settings.endpoints.ts'
import { punchoutRefusals } from '../punchout-settings.refusals.ts'
import { changedSettings, textOf } from '../rules/changed-settings.ts'
import { checkMapping } from '../rules/check-mapping.ts'
import { checkSettings } from '../rules/check-settings.ts'
import type { MappingText } from '../ship-to-mapping.ts'
import { portalOf } from './portal-of.ts'
import { auditPunchout, lockOne, oneOf, ownerOf, type PunchoutCall } from './punchout-owner.ts'
import {
  addSettings,
  changeSettings,
  removeSettings,
  settingsOfUser,
  touchSettings,
} from './punchout-settings.store.ts'
import { mappingOf, ownShipTos, replaceMapping } from './ship-to-mapping.store.ts'

/** PUNCH-1: addresses, credential and software. */
export const getPunchoutMetadataHandler = handle(getPunchoutMetadata, async ({ services }) => ({
  metadata: portalOf(services.config),
  hasSimulator: services.config.outside.buyerSandboxUrl !== undefined,
}))

const list = async (call: PunchoutCall) => ({
  settings: await settingsOfUser(call.db, await ownerOf(call.db, call, 'read')),
})
export const listPunchoutSettingsHandler = handle(listPunchoutSettings, list)
export const listUserPunchoutSettingsHandler = handle(listUserPunchoutSettings, list)

const taken = { ...punchoutRefusals.punchout_sender_taken, field: 'settings.senderIdentity' }

/** Replaces the mapping of a locked integration by what was entered. */
async function saveMapping(tx: Queries, owner: string, id: string, rows: readonly MappingText[]): Promise<void> {
  const stored = await mappingOf(tx, owner, id)
  await replaceMapping(tx, id, orRefuse(checkMapping(rows, await ownShipTos(tx, owner), stored)))
}

/** What a save returns. */
async function answerSaved(tx: Queries, owner: string, call: PunchoutCall, message: string) {
  const settings = await oneOf(tx, owner, call)
  return { isSuccess: true as const, message, settings, shipTosMapping: await mappingOf(tx, owner, settings.id) }
}

type Creating = Pick<Call<typeof createPunchoutSettings>, 'body'> & PunchoutCall

async function create(call: Creating) {
  // `db` is the transaction of a call that happens once.
  const { db, body } = call
  const owner = await ownerOf(db, call, 'change')
  const text = orRefuse(checkSettings(body.settings))
  const { length } = await settingsOfUser(db, owner)
  if (length >= punchoutLimits.settings) throw new Refused(punchoutRefusals.too_many_punchout_settings)
  const id = uuidv7()
  if (!(await addSettings(db, owner, id, text))) throw new Refused(taken)
  if (body.shipTosMapping.length > 0) await saveMapping(db, owner, id, body.shipTosMapping)
  const details = { userId: owner, ...text, mappedShipTos: body.shipTosMapping.length }
  await auditPunchout(db, call, 'create', id, details)
  const made = { ...call, params: { ...call.params, punchoutSettingsId: id } }
  return answerSaved(db, owner, made, 'Punchout integration added successfully')
}
export const createPunchoutSettingsHandler = handle(createPunchoutSettings, create)
export const createUserPunchoutSettingsHandler = handle(createUserPunchoutSettings, create)

type Updating = Pick<Call<typeof updatePunchoutSettings>, 'body' | 'ifMatch'> & PunchoutCall

const update = (call: Updating) =>
  call.db.inTransaction(async (tx) => {
    const { settings: change, shipTosMapping } = call.body
    const owner = await ownerOf(tx, call, 'change')
    const before = await lockOne(tx, owner, call)
    const text = orRefuse(checkSettings(withChange(textOf(before), change ?? {})))
    const changed = changedSettings(textOf(before), text)
    if (Object.keys(changed).length > 0) {
      if (!(await changeSettings(tx, before.id, text))) throw new Refused(taken)
      await auditPunchout(tx, call, 'change', before.id, { userId: owner, ...changed })
    }
    if (shipTosMapping) {
      await saveMapping(tx, owner, before.id, shipTosMapping)
      await touchSettings(tx, before.id)
      const mappedShipTos = { before: before.mappedShipTos, after: shipTosMapping.length }
      await auditPunchout(tx, call, 'change-mapping', before.id, { userId: owner, mappedShipTos })
    }
    return answerSaved(tx, owner, call, 'Punchout integration updated successfully')
  })
export const updatePunchoutSettingsHandler = handle(updatePunchoutSettings, update)
export const updateUserPunchoutSettingsHandler = handle(updateUserPunchoutSettings, update)

const remove = (call: PunchoutCall) =>
  call.db.inTransaction(async (tx) => {
    const owner = await ownerOf(tx, call, 'change')
    const before = await lockOne(tx, owner, call)
    await removeSettings(tx, owner, before.id)
    await auditPunchout(tx, call, 'delete', before.id, { userId: owner, ...textOf(before) })
    const message = 'Punchout integration deleted successfully'
    return { isSuccess: true as const, message, punchoutSettingsId: before.id }
  })
export const deletePunchoutSettingsHandler = handle(deletePunchoutSettings, remove)
export const deleteUserPunchoutSettingsHandler = handle(deleteUserPunchoutSettings, remove)
