import { Refused } from '#kit/decision.ts'
import { saveAnalyticsOptOut } from '#areas/people/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Handler, handle } from '#platform/http/handle.ts'
import { countScreens, updateAnalyticsOptOut, updatePrivacy } from '../analytics.endpoints.ts'
import { analyticsRefusals } from '../analytics.refusals.ts'
import { countableScreens, mayCount } from '../rules/countable-screens.ts'
import { addVisits, optOutOf } from './usage.store.ts'

/** PROFILE-8: effective with the next call. */
export const updateAnalyticsOptOutHandler = handle(updateAnalyticsOptOut, async ({ db, body, caller, address }) => {
  const { actor } = caller
  const { analyticsOptOut } = body
  if (actor.kind !== 'external') throw new Refused(analyticsRefusals.staff_not_counted)
  await db.inTransaction(async (tx) => {
    await saveAnalyticsOptOut(tx, actor.userId, analyticsOptOut)
    const entity = `user:${actor.userId}`
    await audit(tx, { actor, action: 'profile.analytics', entity, details: { analyticsOptOut }, address })
  })
  return { message: analyticsOptOut ? 'Successfully opted out' : 'Successfully opted in', analyticsOptOut }
})

/** PROFILE-8: at the specification's path. */
export const updatePrivacyHandler: Handler = { ...updateAnalyticsOptOutHandler, endpoint: updatePrivacy }

/** Security 66: the server asks the user's answer itself. */
export const countScreensHandler = handle(countScreens, async ({ db, body, caller, now }) => {
  const { kind, userId } = caller.actor
  if (!mayCount({ kind, analyticsOptOut: await optOutOf(db, userId) })) return { counted: 0 }
  const counts = countableScreens(body.screens)
  await addVisits(db, now, counts)
  return { counted: counts.size }
})
