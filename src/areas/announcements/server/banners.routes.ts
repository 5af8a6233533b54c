import { v7 as uuidv7 } from 'uuid'
import { orRefuse, Refused } from '#kit/decision.ts'
import { isSameSet } from '#kit/is-same-set.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { publish } from '#platform/events/live-events.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import { createBanner, deleteBanner, listBanners, sortBanners, updateBanner } from '../announcements.endpoints.ts'
import { announcementRefusals } from '../announcements.refusals.ts'
import { checkAnnouncement } from '../rules/check-announcement.ts'
import {
  addAnnouncement,
  allAnnouncements,
  changeAnnouncement,
  lockAllAnnouncements,
  lockAnnouncement,
  removeAnnouncement,
  sortAnnouncements,
} from './announcement.store.ts'

/** STAFF-2: the list of those who maintain it. */
export const listBannersHandler = handle(listBanners, async ({ db }) => ({ banners: await allAnnouncements(db) }))

/** STAFF-2: adds one. */
export const createBannerHandler = handle(createBanner, async (call) => {
  const text = orRefuse(checkAnnouncement(call.body))
  const bannerId = uuidv7()
  await addAnnouncement(call.db, bannerId, text, changeOf(call))
  await record(call.db, call, 'announcement.create', bannerId, text)
  return { isSuccess: true as const, message: 'Announcement added successfully', bannerId }
})

/** STAFF-2: changes one as it was read. */
export const updateBannerHandler = handle(updateBanner, async (call) => {
  const { bannerId } = call.params
  const text = orRefuse(checkAnnouncement(call.body))
  await call.db.inTransaction(async (tx) => {
    const before = await lockAnnouncement(tx, bannerId)
    if (!before) throw new Refused(announcementRefusals.announcement_not_found)
    if (call.ifMatch !== null && call.ifMatch !== before.version)
      throw new Refused(announcementRefusals.announcement_changed)
    await changeAnnouncement(tx, bannerId, text, changeOf(call))
    await record(tx, call, 'announcement.change', bannerId, text)
  })
  return { isSuccess: true as const, message: 'Announcement changed successfully' }
})

/** STAFF-2: takes one away. */
export const deleteBannerHandler = handle(deleteBanner, async (call) => {
  const { bannerId } = call.params
  await call.db.inTransaction(async (tx) => {
    const before = await lockAnnouncement(tx, bannerId)
    if (!before) throw new Refused(announcementRefusals.announcement_not_found)
    await removeAnnouncement(tx, bannerId)
    await record(tx, call, 'announcement.delete', bannerId, before)
  })
  return { isSuccess: true as const, message: 'Announcement deleted successfully' }
})

/** STAFF-2: the order of all of them. */
export const sortBannersHandler = handle(sortBanners, async (call) => {
  const { bannerIds } = call.body
  await call.db.inTransaction(async (tx) => {
    if (!isSameSet(await lockAllAnnouncements(tx), bannerIds))
      throw new Refused(announcementRefusals.announcement_order_changed)
    await sortAnnouncements(tx, bannerIds)
    await record(tx, call, 'announcement.sort', 'all', {})
  })
  return { isSuccess: true as const, message: 'Order saved' }
})

type AnyCall = Pick<Call<Endpoint & { access: 'session' }>, 'caller' | 'address' | 'now'>

const changeOf = ({ caller, now }: AnyCall) => ({ by: caller.actor.realUserId, at: now })

/**
 * In the audit trail, and to every open browser (UI-8): without an id, as not everybody may know of
 * it.
 */
async function record(db: Queries, call: AnyCall, action: string, id: string, text: object): Promise<void> {
  const { caller, address } = call
  await audit(db, { actor: caller.actor, action, entity: `announcement:${id}`, details: text, address })
  await publish(db, { topic: 'announcements' })
}
