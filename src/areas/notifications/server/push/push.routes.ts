import { Refused } from '#kit/decision.ts'
import { handle } from '#platform/http/handle.ts'
import { testHostsOf } from '#platform/outgoing/test-hosts.ts'
import { sealOf } from '#platform/seal.ts'
import { notificationRefusals } from '#areas/notifications/notifications.refusals.ts'
import { deletePushSubscription, getPush, subscribeToPush } from '#areas/notifications/push.endpoints.ts'
import { nameDevice } from '#areas/sessions/rules/name-device.ts'
import { pushKeysOf } from './push-key.store.ts'
import { readSubscriptions, removeSubscription, subscribe } from './subscription.store.ts'

/** NEXT-7: the key, and the caller's browsers. */
export const getPushHandler = handle(getPush, async ({ db, services, caller }) => ({
  publicKey: services.config.outside.webPush ? (await pushKeysOf(db, sealOf(services.config))).publicKey : null,
  browsers: await readSubscriptions(db, caller.actor.userId, caller.sessionKey),
}))

/** NEXT-7: the browser of this call takes web push. */
export const subscribeToPushHandler = handle(subscribeToPush, async ({ db, services, caller, body, request }) => {
  const { config } = services
  if (!config.outside.webPush) throw new Refused(notificationRefusals.push_off)
  await db.inTransaction((tx) =>
    subscribe(tx, sealOf(config), body, {
      userId: caller.actor.userId,
      sessionKey: caller.sessionKey,
      name: nameDevice(request.headers['user-agent'] ?? ''),
      hosts: config.outside.pushHosts.split(/[ ,]+/).filter(Boolean),
      testHosts: testHostsOf(config),
    }),
  )
  return { message: 'This browser gets notifications now' }
})

/** NEXT-7: one of the caller's browsers takes none any more; a missing one is not an error. */
export const deletePushSubscriptionHandler = handle(deletePushSubscription, async ({ db, caller, params }) => {
  await removeSubscription(db, caller.actor.userId, params.subscriptionId)
  return { message: 'The browser gets no notifications any more' }
})
