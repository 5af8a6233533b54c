import { billToChoicesOf, favouritesOf, replaceFavourites } from '#areas/customers/server/public.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import { getFavoriteBillTos, listFavoriteBillToChoices, updateFavoriteBillTos } from '../favourites.endpoints.ts'
import { profileRefusals } from '../profile.refusals.ts'
import { chooseFavourites } from '../rules/choose-favourites.ts'

/** PROFILE-3: the left list. */
export const listFavoriteBillToChoicesHandler = handle(listFavoriteBillToChoices, async ({ db, caller, query }) => {
  const { pageNo, pageSize, keyword, includeTotal } = query
  const page = { keyword, limit: pageSize, offset: (pageNo - 1) * pageSize }
  const { billTos, total } = await billToChoicesOf(db, caller.actor.userId, page)
  return { billTos, ...(includeTotal && { totalRecords: total }) }
})

/** PROFILE-3: the right list. */
export const getFavoriteBillTosHandler = handle(getFavoriteBillTos, async ({ db, caller, services }) => {
  const { maxFavouriteBillTos: max, billToPageSize: pageSize } = services.config.constants
  return { billTos: await favouritesOf(db, caller.actor.userId), max, pageSize }
})

/** PROFILE-3: all or nothing; a foreign bill-to is reported as missing (security 10). */
export const updateFavoriteBillTosHandler = handle(
  updateFavoriteBillTos,
  async ({ db, body, caller, services, address }) => {
    const { actor } = caller
    const numbers = orRefuse(chooseFavourites(body.billTos, services.config.constants.maxFavouriteBillTos))
    await db.inTransaction(async (tx) => {
      if (!(await replaceFavourites(tx, actor.userId, numbers)))
        throw new Refused({ ...profileRefusals.bill_to_not_found, field: 'billTos' })
      const details = { billTos: numbers }
      await audit(tx, { actor, action: 'profile.favourites', entity: `user:${actor.userId}`, details, address })
    })
    return { message: 'User bill-tos updated successfully' }
  },
)
