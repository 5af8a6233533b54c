import { v7 as uuidv7 } from 'uuid'
import { orRefuse, Refused } from '#kit/decision.ts'
import type { Actor } from '#kit/actor.ts'
import { mayShipTo } from '#areas/access/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import type { Partner, PartnerText } from '../edi-partner.ts'
import {
  createEdiPartner,
  getEdiDocument,
  listEdiDocuments,
  listEdiPartners,
  refuseEdiOrder,
  retryEdiOrder,
  updateEdiPartner,
} from '../edi.endpoints.ts'
import { ediRefusals } from '../edi.refusals.ts'
import { checkPartner } from '../rules/check-partner.ts'
import { documentOf, documentsOf, heldOrdersOf } from './document.store.ts'
import {
  activeUser,
  addPartner,
  changePartner,
  lockPartner,
  partnersOf,
  type PartnerToSave,
  replaceShipTos,
} from './partner.store.ts'
import { refuseHeld, retryHeld } from './place-edi-order.ts'

const foreign = sql(
  'edi.foreign-ship-tos',
  `select s.code from edi_ship_tos s join users u on u.id = :userId
   where s.partner = :id and not ${mayShipTo('u', 's.division', 's.ship_to')} order by s.code limit 1`,
)

/** NEXT-12: the partners. */
export const listEdiPartnersHandler = handle(listEdiPartners, async ({ db }) => ({ partners: await partnersOf(db) }))

async function partnerOf(tx: Queries, id: string): Promise<Partner> {
  const found = await lockPartner(tx, id)
  if (!found) throw new Refused(ediRefusals.edi_partner_not_found)
  return found
}

/** What was entered, with its user: every ship-to of the mapping is one of theirs. */
async function toSave(tx: Queries, id: string, text: PartnerText): Promise<PartnerToSave> {
  const checked = orRefuse(checkPartner(text))
  const userId = await activeUser(tx, checked.userEmail)
  if (userId === undefined) throw new Refused({ ...ediRefusals.edi_user_unknown, field: 'userEmail' })
  return { ...checked, id, userId }
}

async function saveMapping(tx: Queries, partner: PartnerToSave): Promise<void> {
  const known = await replaceShipTos(tx, partner)
  const theirs = await tx.maybe<{ code: string }>(foreign({ id: partner.id, userId: partner.userId }))
  if (known < partner.mapped.length || theirs)
    throw new Refused({ ...ediRefusals.edi_mapping_ship_to, field: 'shipTos' })
}

const auditPartner = (
  tx: Queries,
  { actor, address }: { actor: Actor; address: string },
  action: string,
  { id, name, folder, userEmail }: Partner,
  more: object = {},
) =>
  audit(tx, {
    actor,
    action: `edi.${action}`,
    entity: `edi-partner:${id}`,
    details: { name, folder, userEmail, ...more },
    address,
  })

const taken = { ...ediRefusals.edi_partner_taken, field: 'folder' }

/** NEXT-12: adds a partner; the next round makes its folders. */
export const createEdiPartnerHandler = handle(createEdiPartner, async ({ db, caller: { actor }, body, address }) => {
  const given = await toSave(db, uuidv7(), body)
  if (!(await addPartner(db, given))) throw new Refused(taken)
  await saveMapping(db, given)
  const partner = await partnerOf(db, given.id)
  await auditPartner(db, { actor, address }, 'create-partner', partner)
  return { isSuccess: true as const, message: 'EDI partner added', partner }
})

/** NEXT-12: changes a partner; its folder stays. */
export const updateEdiPartnerHandler = handle(
  updateEdiPartner,
  ({ db, caller: { actor }, params, body, address, ifMatch }) =>
    db.inTransaction(async (tx) => {
      const before = await partnerOf(tx, params.partnerId)
      if (ifMatch !== null && ifMatch !== before.version)
        throw new Refused({ ...ediRefusals.edi_partner_changed, details: { partner: before } })
      const given = await toSave(tx, before.id, { ...body, folder: before.folder })
      if (!(await changePartner(tx, given))) throw new Refused({ ...taken, field: 'partnerId' })
      await saveMapping(tx, given)
      const partner = await partnerOf(tx, before.id)
      await auditPartner(tx, { actor, address }, 'change-partner', partner)
      return { isSuccess: true as const, message: 'EDI partner saved', partner }
    }),
)

/** NEXT-12: the log of a partner. */
export const listEdiDocumentsHandler = handle(listEdiDocuments, ({ db, params, query }) =>
  db.inTransaction(async (tx) => {
    const { id } = await partnerOf(tx, params.partnerId)
    const page = await documentsOf(tx, id, { before: query.cursor, limit: query.pageSize })
    return { ...page, held: await heldOrdersOf(tx, id) }
  }),
)

/** NEXT-12: a file as it came or went. */
export const getEdiDocumentHandler = handle(getEdiDocument, async ({ db, params }) => {
  const found = await documentOf(db, params.partnerId, params.documentId)
  if (!found) throw new Refused(ediRefusals.edi_document_not_found)
  const { content, ...document } = found
  return { document, content }
})

/** NEXT-12: a held order again. */
export const retryEdiOrderHandler = handle(retryEdiOrder, ({ db, caller: { actor }, params, services, now, address }) =>
  db.inTransaction(async (tx) => {
    const partner = await partnerOf(tx, params.partnerId)
    const problem = await retryHeld(tx, services, partner, params.ediOrderId, now)
    const details = { ediOrder: params.ediOrderId, isPlaced: problem === null }
    await auditPartner(tx, { actor, address }, 'retry-order', partner, details)
    const message = problem === null ? 'The order was placed' : `The order stays held. ${problem}`
    return { isSuccess: true as const, message }
  }),
)

/** NEXT-12: refuses a held order. */
export const refuseEdiOrderHandler = handle(refuseEdiOrder, ({ db, caller: { actor }, params, now, address }) =>
  db.inTransaction(async (tx) => {
    const partner = await partnerOf(tx, params.partnerId)
    await refuseHeld(tx, partner, params.ediOrderId, now)
    await auditPartner(tx, { actor, address }, 'refuse-order', partner, { ediOrder: params.ediOrderId })
    return { isSuccess: true as const, message: 'The order was refused' }
  }),
)
