import { deliverDue } from '#platform/outbox/deliver-due.ts'
import { isRefusal, ReceiverGone, RefusedForGood } from '#platform/outbox/refused-for-good.ts'
import { postOutside } from '#platform/outgoing/post-outside.ts'
import { testHostsOf } from '#platform/outgoing/test-hosts.ts'
import { sealOf } from '#platform/seal.ts'
import type { Services } from '#platform/services.ts'
import { pushText } from '#areas/notifications/rules/push-text.ts'
import { encryptPush } from './encrypt-push.ts'
import { pushKeysOf } from './push-key.store.ts'
import { type DuePush, pushQueue } from './push-queue.ts'
import { dropSubscription, noteProblem, openSubscription } from './subscription.store.ts'
import { vapidHeader } from './vapid.ts'

/** Seconds a push service keeps a message for a browser that is away. */
const keptSeconds = 12 * 3600

/**
 * NEXT-7: sends what is due to browsers and returns whether more is waiting. A browser whose push
 * service says that it is gone (404, 410) takes part no more.
 */
export const deliverPush = (services: Services): Promise<boolean> =>
  deliverDue(services, pushQueue, services.config.outside.webPush ? (message) => send(services, message) : undefined)

async function send(services: Services, message: DuePush): Promise<void> {
  const { db, config } = services
  const { id, subscriptionId, sealed } = message
  if (subscriptionId === null || sealed === null) throw new ReceiverGone('This browser no longer takes notifications')
  const seal = sealOf(config)
  const { endpoint, ...keys } = openSubscription(seal, subscriptionId, sealed)
  const own = await pushKeysOf(db, seal)
  const answer = await postOutside({
    url: endpoint,
    headers: {
      authorization: vapidHeader(endpoint, config.publicUrl, own, new Date()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(keptSeconds),
      urgency: 'normal',
      // A message that goes out again takes the place of the former one.
      topic: id.replaceAll('-', '').slice(0, 32),
    },
    body: encryptPush(JSON.stringify({ id, ...pushText(message) }), keys),
    testHosts: testHostsOf(config),
  })
  const { status, problem } = answer
  if (status !== null && status >= 200 && status < 300) return void (await noteProblem(db, subscriptionId, null))
  // The service's answer may hold the endpoint: nothing of it is kept.
  const reason = problem ?? `The push service returned ${String(status)}`
  if (status === 404 || status === 410) {
    await dropSubscription(db, subscriptionId)
    throw new ReceiverGone('This browser no longer takes notifications')
  }
  await noteProblem(db, subscriptionId, reason)
  throw status !== null && isRefusal(status) ? new RefusedForGood(reason) : new Error(reason)
}
