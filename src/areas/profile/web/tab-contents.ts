import type { ComponentType } from 'react'
import type { Lazily } from '#browser/web-area.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import type { ProfileTab } from '../profile-tabs.ts'

const loads: Partial<Record<ProfileTab, Lazily>> = {
  account: () => import('./account-tab.tsx').then((module) => module.AccountTab),
  'bill-tos': () => import('./bill-tos-tab.tsx').then((module) => module.BillTosTab),
  'payment-methods': () => import('#areas/payment-methods/web/public.tsx').then((module) => module.PaymentMethodsTab),
  'invoice-format': () => import('./invoice-format-tab.tsx').then((module) => module.InvoiceFormatTab),
  privacy: () => import('./privacy-tab.tsx').then((module) => module.PrivacyTab),
  notifications: () => import('#areas/notifications/web/public.tsx').then((module) => module.NotificationsTab),
}

/** S0 section 2: what stands right of the title while the tab is shown. */
export const tabButtons: Partial<Record<ProfileTab, ComponentType>> = {
  'payment-methods': loadOnDemand(() =>
    import('#areas/payment-methods/web/public.tsx').then((module) => module.AddMethodButtons),
  ),
}

/**
 * PROFILE-1: what each tab shows; other areas bring theirs. A tab without content yet is not shown.
 */
export const tabContents: Partial<Record<ProfileTab, ComponentType>> = Object.fromEntries(
  Object.entries(loads).map(([tab, load]) => [tab, loadOnDemand(load)]),
)
