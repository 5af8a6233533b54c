import { afterAll, beforeEach } from 'vitest'
import { orderContent, orderedItem } from '#areas/cxml/testing/cxml-document.ts'
import { recordLines, type LinesReport } from '#areas/orders/server/record-lines.ts'
import { recordOrderStatus, type StatusReport } from '#areas/orders/server/record-order-status.ts'
import { buyerSystem, shipToElement } from '#areas/punchout/testing/buyer-system.ts'
import type { DocumentSettingsText } from '#areas/punchout-settings/document-settings.ts'
import { updatePunchoutDocumentSettings } from '#areas/punchout-settings/document-settings.endpoints.ts'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import type { Services } from '#platform/services.ts'
import { startApi } from '#tests/support/api.ts'
import { deliverDocuments } from '../server/deliver-documents.ts'
import { readTaken, startBuyerInbox } from './buyer-inbox.ts'

const secretKey = { SECRET_KEY: 'a key of this test, and of no other one' }

/** What the integration's documents go out with, unless a test changes it. */
export const plantedSecret = 'planted<secret>&more'

/** A portal with an integration of the buyer's, whose system takes documents on this machine. */
export async function startDocumentsWorld() {
  const inbox = await startBuyerInbox()
  const elsewhere = await startBuyerInbox()
  afterAll(() => {
    inbox.close()
    elsewhere.close()
  })
  const environment = { ...secretKey, LARDER_WEBHOOK_TEST_HOSTS: inbox.host }
  const api = await startApi(environment)
  const { db, clock } = api
  const configOf = (variables: Record<string, string>) => readConfig({ NODE_ENV: 'test', DEMO: 'off', ...variables })
  const services: Services = { db, clock, config: configOf(environment), log: createLog('silent') }
  const mapping = [
    { shipTo: '0000101', punchoutShipTo: 'W-1' },
    { shipTo: '0000102', punchoutShipTo: 'W-2' },
  ]
  const system = await buyerSystem(api, 'buyer', { mapping })
  const params = { punchoutSettingsId: system.settingsId }
  const save = async (change: Partial<DocumentSettingsText> = {}) => {
    const documents = {
      url: `http://${inbox.host}/cxml`,
      sendsConfirmations: true,
      sendsShipNotices: true,
      sendsInvoices: true,
      buyerDomain: '',
      buyerIdentity: '',
      secret: plantedSecret,
      removesSecret: false,
      ...change,
    }
    await (await api.as('buyer')).ask(updatePunchoutDocumentSettings, { params, body: { documents } })
  }
  beforeEach(async () => {
    await db.run('delete from punchout_documents')
    await db.run('delete from punchout_document_events')
    await db.run(`delete from punchout_messages where direction = 'out'`)
    Object.assign(inbox.answers, { http: 200, code: 200, sentence: '', headers: {}, body: '', pauseMs: 0 })
    inbox.taken.length = 0
    await save()
  })
  let orders = 0
  const now = () => clock.now()
  return {
    api,
    services,
    secretKey: secretKey.SECRET_KEY,
    system,
    inbox,
    elsewhere,
    params,
    save,
    /** The same portal, whose operator allows no host of tests. */
    strict: { ...services, config: configOf(secretKey) },
    /** Everything that is due, until nothing is. */
    deliver: async () => {
      while (await deliverDocuments(services));
    },
    /** What waits for another attempt is due now. */
    hurry: () => db.run(`update punchout_documents set next_attempt_at = now() - interval '1 second'`),
    /** What has come, by what matters of it. */
    taken: () => inbox.taken.map(readTaken),
    /** A purchase order of the buyer's system; its sales order's id. */
    order: async (
      lines = orderedItem({ part: '1001', quantity: '2', price: '20.00' }),
      { total = '40.00', header = shipToElement('W-1'), attributes = '', id = `PO & ${++orders}` } = {},
    ) => {
      const payloadId = `sent-${orders}@buyer.example`
      const content = orderContent(lines, { id: id.replace('&', '&amp;'), header, attributes }).replace('82.40', total)
      const answer = await system.post(content, { to: '/punchout/orders', payloadId })
      if (answer.code !== '200') throw new Error(answer.text)
      const placed = await db.rows<{ orderId: string; orderNumber: string }>(
        `select id as "orderId", order_number as "orderNumber" from orders where po = $1 order by ship_to`,
        [id],
      )
      return { id, payloadId, sentence: answer.sentence, orderId: placed[0]?.orderId ?? '', placed }
    },
    report: (report: LinesReport) => recordLines(db, report, now()),
    move: (orderId: string, status: StatusReport['status'], message = '') =>
      recordOrderStatus(db, { orderId, status, message }, now()),
    /** The attempts in the log, the newest last. */
    log: () =>
      db.rows<{
        id: string
        kind: string
        status: number
        reason: string
        document: string
        answer: string
        address: string
      }>(
        `select id, kind, status, reason, document, answer, address from punchout_messages
         where direction = 'out' and document_id is not null order by id`,
      ),
  }
}
