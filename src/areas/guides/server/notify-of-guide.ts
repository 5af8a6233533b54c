import { customersToTell } from '#areas/carts/server/public.ts'
import { notify } from '#areas/notifications/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { guideScreen } from '../guides.addresses.ts'
import { guideNotice } from '../rules/guide-notice.ts'
import type { GuideHead, OfShipTo } from './guide.store.ts'
import type { ChangedBy } from './save-guide.ts'

const claim = sql(
  'guides.claim-notice',
  `update guides set staff_notified_at = :now
   where id = :id and (staff_notified_at is null or staff_notified_at <= :now::timestamptz - interval '1 hour')
   returning id`,
)

/**
 * NEXT-7: the customer learns that staff changed a guide of theirs, at most once an hour for each
 * guide. Its row is locked.
 */
export async function notifyOfGuide(
  tx: Queries,
  { division, shipTo }: OfShipTo,
  { id, type, name }: Pick<GuideHead, 'id' | 'type' | 'name'>,
  { actor, name: byName, now }: ChangedBy,
): Promise<void> {
  if (!actor || actor.kind === 'external') return
  if (!(await tx.maybe(claim({ id, now })))) return
  const place = { to: guideScreen.at({ type, guideId: id }), division, shipTo }
  for (const { userId } of await customersToTell(tx, { division, shipTo, extOwnerId: null }))
    await notify(tx, userId, 'guideChanged', guideNotice({ name, byName: byName ?? '' }), place, now)
}
