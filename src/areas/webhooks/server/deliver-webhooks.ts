import type { Feature } from '#kit/feature-keys.ts'
import { featuresOf } from '#areas/access/roles.ts'
import { mayShipTo } from '#areas/access/server/public.ts'
import { notify } from '#areas/notifications/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { isLeased, isPending, isStillFree, startAttempt } from '#platform/outgoing/lease.ts'
import { type OutsideAnswer, postOutside } from '#platform/outgoing/post-outside.ts'
import { testHostsOf } from '#platform/outgoing/test-hosts.ts'
import { sealOf } from '#platform/seal.ts'
import type { Services } from '#platform/services.ts'
import { webhooksScreen } from '../webhooks.addresses.ts'
import { testType } from '../webhook.ts'
import { maskAnswer } from '../rules/mask-answer.ts'
import { mayReceive } from '../rules/may-receive.ts'
import { isToSwitchOff, planAttempt } from '../rules/plan-attempt.ts'
import { signWebhook } from './sign-webhook.ts'
import { spreadEvents } from './spread-events.ts'
import { openSecret } from './webhook.store.ts'

/** Messages under way at once, each to another address. */
const atOnce = 8

// One message an address at a time: a slow receiver holds up nobody else, and is not flooded.
const claim = sql(
  'webhooks.claim',
  `with due as (
     select m.id from webhook_addresses a
     cross join lateral (
       select f.id, f.next_attempt_at from webhook_messages f
       where f.address_id = a.id and ${isPending('f')} and f.next_attempt_at <= now()
       order by f.next_attempt_at, f.seq limit 1) m
     where a.is_active and not exists (
       select from webhook_messages b where b.address_id = a.id and ${isLeased('b')} and ${isPending('b')})
     order by m.next_attempt_at limit ${atOnce} for update of a skip locked
   )
   update webhook_messages m set ${startAttempt('m')}
   from due, webhook_addresses a, users u
   where m.id = due.id and a.id = m.address_id and u.id = a.user_id
     and ${isStillFree('m')}
   returning m.id, m.type, m.body, m.attempts, m.first_attempt_at as "firstAttemptAt", a.id as "addressId", a.url,
     a.secret, case when a.former_until > now() then a.former_secret end as "formerSecret", u.role, u.is_active as "isActive",
     array(select feature from user_features f where f.user_id = u.id) as "ownFeatures",
     (m.ship_to is null or ${mayShipTo('u', 'm.division', 'm.ship_to')}) as "mayShipTo"`,
)
const noteAttempt = sql(
  'webhooks.note-attempt',
  `insert into webhook_attempts (message_id, status, ms, answer, problem) select :id, :status, :ms, :answer, :problem
   where exists (select from webhook_messages where id = :id)`,
)
const noteMessage = sql(
  'webhooks.note-message',
  `update webhook_messages set leased_until = null, last_status = :status, last_ms = :ms, last_problem = :problem,
     delivered_at = case when :outcome = 'delivered' then clock_timestamp() end,
     stopped_at = case when :outcome = 'stop' then clock_timestamp() end,
     next_attempt_at = case when :outcome = 'retry' then clock_timestamp() + make_interval(secs => :inMs::float / 1000)
       else next_attempt_at end
   where id = :id`,
)
const noteTaken = sql(
  'webhooks.note-taken',
  'update webhook_addresses set failing_since = null where id = :addressId and failing_since is not null',
)
const noteFailing = sql(
  'webhooks.note-failing',
  `update webhook_addresses a set failing_since = coalesce(a.failing_since, clock_timestamp()) from users u
   where a.id = :addressId and u.id = a.user_id and a.is_active
   returning a.failing_since as since, a.url, u.id as "userId"`,
)
const switchOff = sql(
  'webhooks.switch-off',
  `update webhook_addresses set is_active = false, is_switched_off = true, version = version + 1
   where id = :addressId and is_active`,
)

interface Claimed {
  readonly id: string
  readonly type: string
  readonly body: string
  readonly attempts: number
  readonly firstAttemptAt: string
  readonly addressId: string
  readonly url: string
  readonly secret: string
  readonly formerSecret: string | null
  readonly role: string
  readonly isActive: boolean
  readonly ownFeatures: readonly string[]
  readonly mayShipTo: boolean
}

/** NEXT-12: the owner may still see what it is about. */
function isStillAllowed({ type, role, ownFeatures, isActive, mayShipTo: isTheirs }: Claimed): boolean {
  const held: ReadonlySet<Feature> = featuresOf(role, ownFeatures)
  const allowed: readonly string[] = type === testType ? [testType] : mayReceive(held)
  return isActive && isTheirs && held.has('connectPrograms') && allowed.includes(type)
}

/**
 * NEXT-12: spreads what happened and sends what is due, at least once under the same id. No
 * transaction is open while a receiver answers; killed in between, the lease ends and the message
 * goes out again. Returns whether more may be waiting.
 */
export async function deliverWebhooks(services: Services): Promise<boolean> {
  const { db } = services
  const hasMoreEvents = await db.inTransaction(spreadEvents)
  const claimed = await db.rows<Claimed>(claim())
  await Promise.all(claimed.map((message) => deliverOne(services, message)))
  return hasMoreEvents || claimed.length > 0
}

async function deliverOne(services: Services, message: Claimed): Promise<void> {
  if (!isStillAllowed(message)) {
    const problem = 'The owner of this webhook may no longer see what it is about'
    return note(services, message, { status: null, ms: 0, text: '', problem }, true)
  }
  const seal = sealOf(services.config)
  const { addressId, id, body } = message
  const secrets = [message.secret, message.formerSecret].flatMap((sealed) =>
    sealed === null ? [] : [openSecret(seal, addressId, sealed)],
  )
  const answer = await postOutside({
    url: message.url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Larder-Webhooks/1',
      ...signWebhook({ id, timestamp: Math.floor(Date.now() / 1000), body }, secrets),
    },
    body,
    testHosts: testHostsOf(services.config),
  })
  await note(services, message, answer)
}

async function note({ db, config, log }: Services, message: Claimed, answer: OutsideAnswer, isOver = false) {
  const { id, addressId } = message
  const { giveUpHours, switchOffDays } = config.webhooks
  const triedForMs = Date.now() - Date.parse(message.firstAttemptAt)
  const { status, ms } = answer
  const next = isOver
    ? ({ outcome: 'stop', isGone: false } as const)
    : planAttempt({ status, attempts: message.attempts, triedForMs, giveUpHours })
  const problem = answer.problem ?? (next.outcome === 'delivered' ? null : `The address returned ${String(status)}`)
  await db.inTransaction(async (tx) => {
    const inMs = next.outcome === 'retry' ? next.inMs : 0
    await tx.run(noteAttempt({ id, status, ms, answer: maskAnswer(answer.text), problem }))
    await tx.run(noteMessage({ id, status, ms, problem, outcome: next.outcome, inMs }))
    if (next.outcome === 'delivered') return void (await tx.run(noteTaken({ addressId })))
    if (isOver) return
    const failing = await tx.maybe<Failing>(noteFailing({ addressId }))
    const isGone = next.outcome === 'stop' && next.isGone
    if (failing && (isGone || isToSwitchOff(Date.now() - Date.parse(failing.since), switchOffDays)))
      await endFailing(tx, addressId, failing, isGone)
  })
  if (next.outcome !== 'delivered') log.info({ webhook: addressId, messageId: id, status, problem }, 'a webhook failed')
}

interface Failing {
  readonly since: string
  readonly url: string
  readonly userId: string
}

/** NEXT-12: switches an address off, and notifies its owner. */
async function endFailing(tx: Queries, addressId: string, { url, userId }: Failing, isGone: boolean): Promise<void> {
  if ((await tx.run(switchOff({ addressId }))) === 0) return
  const host = new URL(url).host
  const why = isGone ? 'it answered that it is gone (410)' : 'it has not taken a message for days'
  await audit(tx, {
    actor: null,
    action: 'webhook.switch-off',
    entity: `webhook:${addressId}`,
    details: { host },
    address: '',
  })
  const subject = `Your webhook to ${host} was switched off`
  const text = `The webhook to ${host} was switched off, as ${why}.\n\nWhat was not delivered is kept. Resume it under Developers, Webhooks, once the address works again.`
  await notify(
    tx,
    userId,
    'webhookOff',
    { mail: { subject, text }, text: `${subject}, as ${why}.` },
    { to: webhooksScreen.at() },
  )
}
