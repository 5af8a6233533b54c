import type { Queries } from '#platform/database/database.ts'
import { notify } from '#areas/notifications/server/public.ts'
import { messagesScreen } from '#areas/punchout-log/punchout-log.addresses.ts'
import { maskSecrets } from '#areas/cxml/rules/mask-secrets.ts'
import { withSharedSecret } from '#areas/cxml/rules/write-supplier-request.ts'
import { mayShipTo } from '#areas/access/server/public.ts'
import { logMessage } from '#areas/punchout/server/public.ts'
import { mayHavePunchout } from '#areas/punchout-settings/rules/may-have-punchout.ts'
import { documentHostsOf, openDocumentSecret } from '#areas/punchout-settings/server/public.ts'
import { planAttempt } from '#areas/webhooks/rules/plan-attempt.ts'
import { sql } from '#platform/database/statement.ts'
import { isLeased, isPending, isStillFree, startAttempt } from '#platform/outgoing/lease.ts'
import { postOutside } from '#platform/outgoing/post-outside.ts'
import { sealOf } from '#platform/seal.ts'
import type { Services } from '#platform/services.ts'
import type { OutgoingKind } from '../outgoing-document.ts'
import { hideSecret } from '../rules/hide-secret.ts'
import { type JudgedAnswer, judgeAnswer } from '../rules/judge-answer.ts'
import { takeEvent } from './take-event.ts'

/** Documents under way at once, each to another integration. */
const atOnce = 8

// One an integration at a time, and those about one order in their order.
const claim = sql(
  'punchout-documents.claim',
  `with due as (
     select m.id from punchout_document_settings a
     cross join lateral (
       select f.id, f.next_attempt_at from punchout_documents f
       where f.settings_id = a.settings_id and ${isPending('f')} and f.next_attempt_at <= now() and not exists (
         select from punchout_documents e
         where e.settings_id = a.settings_id and e.cart_id = f.cart_id and e.seq < f.seq and ${isPending('e')})
       order by f.next_attempt_at, f.seq limit 1) m
     where a.url <> '' and not exists (
       select from punchout_documents b where b.settings_id = a.settings_id and ${isLeased('b')} and ${isPending('b')})
     order by m.next_attempt_at limit ${atOnce} for update of a skip locked
   )
   update punchout_documents m set ${startAttempt('m')}
   from due, punchout_document_settings a, punchout_settings s, users u, carts c
   where m.id = due.id and a.settings_id = m.settings_id and s.id = m.settings_id and u.id = s.user_id and c.id = m.cart_id
     and ${isStillFree('m')}
   returning m.id, m.settings_id as "settingsId", m.kind, m.payload_id as "payloadId", m.document, m.attempts,
     m.first_attempt_at as "firstAttemptAt", a.url, a.secret, u.id as "userId", u.role, u.is_active as "isActive",
     array(select feature from user_features f where f.user_id = u.id) as "ownFeatures",
     ${mayShipTo('u', 'c.division', 'c.ship_to')} as "mayShipTo"`,
)
const note = sql(
  'punchout-documents.note',
  `update punchout_documents set leased_until = null,
     delivered_at = case when :outcome = 'delivered' then clock_timestamp() end,
     stopped_at = case when :outcome = 'stop' then clock_timestamp() end,
     next_attempt_at = case when :outcome = 'retry' then clock_timestamp() + make_interval(secs => :inMs::float / 1000)
       else next_attempt_at end
   where id = :id`,
)

interface Claimed {
  readonly id: string
  readonly settingsId: string
  readonly kind: OutgoingKind
  readonly payloadId: string
  readonly document: string
  readonly attempts: number
  readonly firstAttemptAt: string
  readonly url: string
  readonly secret: string | null
  readonly userId: string
  readonly role: string
  readonly isActive: boolean
  readonly ownFeatures: readonly string[]
  readonly mayShipTo: boolean
}

/** An attempt with what is known of it. */
interface Attempt extends JudgedAnswer {
  readonly ms: number
  readonly document: string
  readonly answer: string
}

/**
 * PUNCH-3: makes documents of what happened and sends what is due, at least once under the same
 * payloadID. No transaction is open while a buyer's system answers; killed in between, the lease
 * ends and the document goes out again. Returns whether more may be waiting.
 */
export async function deliverDocuments(services: Services): Promise<boolean> {
  const hasTaken = await takeEvent(services)
  const claimed = await services.db.rows<Claimed>(claim())
  await Promise.all(claimed.map((document) => deliverOne(services, document)))
  return hasTaken || claimed.length > 0
}

async function deliverOne(services: Services, claimed: Claimed): Promise<void> {
  const { config } = services
  const { settingsId, secret: sealed, url } = claimed
  // The owner may still have what it is about, as when the buyer's order came (punchout A8).
  if (!mayHavePunchout(claimed).allowed || !claimed.mayShipTo) {
    const reason = 'The owner of this integration may no longer use punchout for this ship-to'
    const refused = { code: 403, reason, outcome: 'refused' } as const
    return end(services, claimed, {
      ...refused,
      ms: 0,
      document: withSharedSecret(claimed.document, undefined),
      answer: '',
    })
  }
  const secret = sealed === null ? undefined : openDocumentSecret(sealOf(config), settingsId, sealed)
  const document = withSharedSecret(claimed.document, secret)
  const answer = await postOutside({
    url,
    headers: {
      'content-type': 'text/xml; charset=UTF-8',
      'cache-control': 'no-store',
      'user-agent': 'Larder-cXML/1',
    },
    body: document,
    testHosts: documentHostsOf(config),
  })
  const text = hideSecret(answer.text, secret)
  const judged = judgeAnswer({ ...answer, text })
  await end(services, claimed, { ...judged, ms: answer.ms, document: maskSecrets(document), answer: text })
}

/** NEXT-7: the owner of the integration learns what their system did not take. */
async function notifyOfStopped(tx: Queries, { userId, settingsId, kind }: Claimed, reason: string): Promise<void> {
  const subject = `${kind} not delivered to your procurement system`
  const text = `Your procurement system did not take a ${kind}: ${reason}`
  await notify(
    tx,
    userId,
    'punchoutDocumentFailed',
    { mail: { subject, text }, text },
    { to: messagesScreen.at({ settingsId }) },
  )
}

async function end(services: Services, claimed: Claimed, attempt: Attempt): Promise<void> {
  const { db, config, clock, log } = services
  const { id, settingsId, kind, payloadId, attempts, url } = claimed
  const { giveUpHours } = config.webhooks
  const { code, reason, outcome } = attempt
  const triedForMs = Date.now() - Date.parse(claimed.firstAttemptAt)
  const next =
    outcome === 'taken'
      ? ({ outcome: 'delivered' } as const)
      : outcome === 'refused'
        ? ({ outcome: 'stop' } as const)
        : planAttempt({ status: null, attempts, triedForMs, giveUpHours })
  await db.inTransaction(async (tx) => {
    await tx.run(note({ id, outcome: next.outcome, inMs: next.outcome === 'retry' ? next.inMs : 0 }))
    if (next.outcome === 'stop') await notifyOfStopped(tx, claimed, reason)
    await logMessage(tx, {
      settingsId,
      documentId: id,
      at: clock.now(),
      direction: 'out',
      kind,
      payloadId,
      status: code,
      reason,
      durationMs: attempt.ms,
      isTest: false,
      document: attempt.document,
      answer: attempt.answer,
      address: new URL(url).host,
    })
  })
  if (outcome !== 'taken') log.info({ documentId: id, kind, code }, 'a document to procurement software was not taken')
}
