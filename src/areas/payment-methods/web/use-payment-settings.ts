import { useSearchTexts } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import type { PaymentMethod } from '../payment-method.ts'
import { listPaymentSettings } from '../payment-methods.endpoints.ts'

/** PROFILE-4: what the tab shows, by the search in the address; its dialogs read the same answer. */
export function usePaymentSettings() {
  const { keyword = '' } = useSearchTexts()
  return { keyword, ...useCall(listPaymentSettings, { query: { keyword } }, { keepPrevious: true }) }
}

/** The method a dialog is about: undefined while it is on its way, null when there is none. */
export function usePaymentMethod(id: string): PaymentMethod | null | undefined {
  const { data, error } = usePaymentSettings()
  if (error) return null
  if (!data) return undefined
  return [...data.bankAccounts, ...data.creditCards].find((method) => method.id === id) ?? null
}

/** Calls whose answers a change of a method makes old. */
export const refreshed = [listPaymentSettings.name]
