import { withByteOrderMark } from '#contract/file-content.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import { judgeImport } from '../rules/judge-import.ts'
import { describeImport } from '../rules/describe-import.ts'
import { mappingFileName, writeMappingFile } from '../rules/write-mapping-file.ts'
import {
  downloadShipTosMapping,
  downloadUserShipTosMapping,
  getShipTosMapping,
  getUserShipTosMapping,
  importShipTosMapping,
  importUserShipTosMapping,
} from '../ship-to-mapping.endpoints.ts'
import { auditPunchout, lockOne, oneOf, ownerOf, type PunchoutCall } from './punchout-owner.ts'
import { touchSettings } from './punchout-settings.store.ts'
import { mappingOf, ownShipTos, replaceMapping } from './ship-to-mapping.store.ts'

const read = async (call: PunchoutCall) => {
  const owner = await ownerOf(call.db, call, 'read')
  const { id, version } = await oneOf(call.db, owner, call)
  const [shipTosMapping, all] = await Promise.all([mappingOf(call.db, owner, id), ownShipTos(call.db, owner)])
  const shipTos = all
    .filter(({ isOrderingAllowed }) => isOrderingAllowed)
    .map(({ division, shipTo, name, city }) => ({ division, shipTo, name, city }))
  return { shipTosMapping, shipTos, version }
}
export const getShipTosMappingHandler = handle(getShipTosMapping, read)
export const getUserShipTosMappingHandler = handle(getUserShipTosMapping, read)

const download = async (call: PunchoutCall & Pick<Call<typeof downloadShipTosMapping>, 'reply'>) => {
  const owner = await ownerOf(call.db, call, 'read')
  const { id } = await oneOf(call.db, owner, call)
  const rows = await mappingOf(call.db, owner, id)
  void call.reply.header('content-disposition', `attachment; filename="${mappingFileName}"`)
  return withByteOrderMark(writeMappingFile(rows))
}
export const downloadShipTosMappingHandler = handle(downloadShipTosMapping, download)
export const downloadUserShipTosMappingHandler = handle(downloadUserShipTosMapping, download)

type Importing = Pick<Call<typeof importShipTosMapping>, 'body' | 'ifMatch'> & PunchoutCall

const importFile = (call: Importing) =>
  call.db.inTransaction(async (tx) => {
    const { rows } = call.body
    const owner = await ownerOf(tx, call, 'change')
    const before = await lockOne(tx, owner, call)
    const { mapped, errors } = judgeImport(rows, await ownShipTos(tx, owner))
    // A file without a good row is a wrong file: the mapping stays.
    if (mapped.length > 0) {
      await replaceMapping(tx, before.id, mapped)
      await touchSettings(tx, before.id)
      const mappedShipTos = { before: before.mappedShipTos, after: mapped.length }
      const details = { userId: owner, mappedShipTos, failed: errors.length }
      await auditPunchout(tx, call, 'import-mapping', before.id, details)
    }
    return {
      isSuccess: mapped.length > 0,
      message: describeImport(errors.length),
      found: rows.length,
      imported: mapped.length,
      failed: errors.length,
      errors: [...errors],
      settings: await oneOf(tx, owner, call),
    }
  })
export const importShipTosMappingHandler = handle(importShipTosMapping, importFile)
export const importUserShipTosMappingHandler = handle(importUserShipTosMapping, importFile)
