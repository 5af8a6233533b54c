import type { CurrentUser } from '#areas/people/current-user.ts'
import { noAccessReasonScreen, noAccessScreen } from '#areas/sessions/sessions.addresses.ts'
import type { AppMode } from '#browser/may-open-route.ts'
import type { Address } from '#contract/address.ts'

/** What of a user decides whether there is anything for them here. */
export type AccessFacts = Pick<CurrentUser, 'kind' | 'features' | 'allowedModesUi' | 'shipToCount' | 'shipTos'>

const noBillTos = noAccessReasonScreen.at({ reason: 'no-bill-tos' })

/**
 * ACCESS-5: where users land who have no mode allowed, or nothing to order for. Prospects browse
 * without ordering; ship-tos beyond the listed first ones may allow it. Some screens need none.
 */
export function findAccessProblem(user: AccessFacts, mode: AppMode, needsNoBillTo = false): Address | null {
  // Nothing of the portal is for them.
  if (user.allowedModesUi.length === 0) return noAccessScreen.at()
  if (needsNoBillTo) return null
  const isStaff = user.kind === 'internal'
  if (user.shipToCount === 0) return isStaff && user.features.includes('allBillTos') ? null : noBillTos
  if (mode === 'accounting' || isStaff || user.shipToCount > user.shipTos.length) return null
  const mayOrderOrBrowse = user.shipTos.some((shipTo) => shipTo.isOrderingAllowed || shipTo.isProspective)
  return mayOrderOrBrowse ? null : noBillTos
}
