import { profileScreen } from '#areas/profile/profile.addresses.ts'
import { useSearchOf } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { listPaymentSettings } from '../payment-methods.endpoints.ts'

/**
 * PROFILE-4: what the tab shows, by the search in the address; its dialogs read the same answer.
 */
export function usePaymentSettings() {
  const { keyword = '' } = useSearchOf(profileScreen)
  return { keyword, ...useCall(listPaymentSettings, { query: { keyword } }, { keepPrevious: true }) }
}

/** Calls to refetch after a change of a method. */
export const refreshed = [listPaymentSettings.name]
