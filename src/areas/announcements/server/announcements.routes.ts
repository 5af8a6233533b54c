import type { CallAnswer } from '#contract/endpoint.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { listAnnouncements, listPublicAnnouncements } from '../announcements.endpoints.ts'
import { type Audience, isShownTo, nextChangeIn } from '../rules/is-shown-to.ts'
import { unexpiredAnnouncements } from './announcement.store.ts'

/** SHELL-4: for the sign-in screen. */
export const listPublicAnnouncementsHandler = handle(listPublicAnnouncements, ({ db, query, now }) =>
  shownTo(db, { isSignedIn: false, can: () => false, deviceType: deviceOf(query) }, now),
)

/** SHELL-4: for the signed-in user; acting as a customer, with the rights both have. */
export const listAnnouncementsHandler = handle(listAnnouncements, ({ db, query, caller, now }) =>
  shownTo(db, { isSignedIn: true, can: (feature) => caller.actor.can(feature), deviceType: deviceOf(query) }, now),
)

const deviceOf = ({ deviceType }: { deviceType: '1' | '2' }): 1 | 2 => (deviceType === '2' ? 2 : 1)

async function shownTo(db: Queries, audience: Audience, now: Date): Promise<CallAnswer<typeof listAnnouncements>> {
  const all = await unexpiredAnnouncements(db, now)
  // Only what this audience may ever see says when to look again.
  const meant = all.filter((each) => isShownTo({ ...each, startsOn: null }, audience, now))
  return {
    announcements: meant.filter((each) => isShownTo(each, audience, now)).map(({ id, value }) => ({ id, value })),
    nextChangeInMs: nextChangeIn(meant, now),
  }
}
