import { orRefuse, Refused } from '#kit/decision.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import { checkOutsideUrl } from '#platform/outgoing/check-outside-url.ts'
import { sealOf } from '#platform/seal.ts'
import {
  getPunchoutDocumentSettings,
  getUserPunchoutDocumentSettings,
  updatePunchoutDocumentSettings,
  updateUserPunchoutDocumentSettings,
} from '../document-settings.endpoints.ts'
import { punchoutRefusals } from '../punchout-settings.refusals.ts'
import { changedDocuments, checkDocuments } from '../rules/check-document-settings.ts'
import { documentSettingsOf, saveDocumentSettings } from './document-settings.store.ts'
import { documentHostsOf } from './portal-of.ts'
import { auditPunchout, lockOne, oneOf, ownerOf, type PunchoutCall } from './punchout-owner.ts'

const get = async (call: PunchoutCall) => {
  const { id } = await oneOf(call.db, await ownerOf(call.db, call, 'read'), call)
  return { documents: await documentSettingsOf(call.db, id) }
}
export const getPunchoutDocumentSettingsHandler = handle(getPunchoutDocumentSettings, get)
export const getUserPunchoutDocumentSettingsHandler = handle(getUserPunchoutDocumentSettings, get)

type Updating = Pick<Call<typeof updatePunchoutDocumentSettings>, 'body' | 'ifMatch'> & PunchoutCall

const update = ({ ifMatch, ...call }: Updating) =>
  call.db.inTransaction(async (tx) => {
    const { config } = call.services
    const owner = await ownerOf(tx, call, 'change')
    const { id, software } = await lockOne(tx, owner, call)
    const before = await documentSettingsOf(tx, id)
    if (ifMatch !== null && ifMatch !== before.version)
      throw new Refused({ ...punchoutRefusals.punchout_changed, details: { documents: before } })
    const { documents: typed } = call.body
    const problem = checkOutsideUrl(typed.url.trim(), documentHostsOf(config))
    const text = orRefuse(checkDocuments(typed, before, { software, problem }))
    const changed = changedDocuments(before, text)
    if (Object.keys(changed).length > 0) {
      await saveDocumentSettings(tx, sealOf(config), id, text)
      await auditPunchout(tx, call, 'change-documents', id, { userId: owner, ...changed })
    }
    const message = 'Documents updated successfully'
    return { isSuccess: true as const, message, documents: await documentSettingsOf(tx, id) }
  })
export const updatePunchoutDocumentSettingsHandler = handle(updatePunchoutDocumentSettings, update)
export const updateUserPunchoutDocumentSettingsHandler = handle(updateUserPunchoutDocumentSettings, update)
