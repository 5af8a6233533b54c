import type { CartAnalysis } from '#areas/checkout/cart-analysis.ts'

/** CHECK-3: how many alerts there are, and how many items have a suggestion. */
export const countRecommendations = ({ alerts, switchAndSaveItems }: CartAnalysis) => ({
  alerts: alerts.length,
  suggestions: switchAndSaveItems.length,
})

/** Which part of the dialog is open: all of it before placing, or one part from the banner. */
export type CheckoutPart = 'checkout' | 'alerts' | 'suggestions'

/** CHECK-3: 'Checkout', 'Alerts (n)' or 'Suggestions (n)'. */
export function checkoutTitle(part: CheckoutPart, counts: ReturnType<typeof countRecommendations>): string {
  if (part === 'checkout') return 'Checkout'
  return part === 'alerts' ? `Alerts (${counts.alerts})` : `Suggestions (${counts.suggestions})`
}
