import type { CurrentUser } from '#areas/people/current-user.ts'
import type { AppMode } from '#browser/may-open-route.ts'

/**
 * ACCESS-5: where users land who have nothing to order for. Prospects browse without ordering; ship-tos beyond the
 * listed first ones may allow it.
 */
export function findAccessProblem(user: CurrentUser, mode: AppMode): string | null {
  const isStaff = user.kind === 'internal'
  if (user.shipToCount === 0) return isStaff && user.features.includes('allBillTos') ? null : '/errors/no-bill-tos'
  if (mode === 'accounting' || isStaff || user.shipToCount > user.shipTos.length) return null
  const mayOrderOrBrowse = user.shipTos.some((shipTo) => shipTo.isOrderingAllowed || shipTo.isProspective)
  return mayOrderOrBrowse ? null : '/errors/no-bill-tos'
}
