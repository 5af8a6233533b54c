import type { CalendarDate } from '#kit/dates.ts'
import { isCardExpired } from '#areas/payment-methods/rules/is-card-expired.ts'
import { nameOfAccount, nameOfCard } from '#areas/payment-methods/rules/name-of-method.ts'
import type { MethodForPayment } from '#areas/payment-methods/server/public.ts'
import type { PayingMethod } from '../payable.ts'

/** A stored method as paying sees it; `today` is the division's. */
export const payingMethodOf = (method: MethodForPayment, today: CalendarDate): PayingMethod => ({
  paymentSettingsId: method.id,
  kind: method.kind,
  description: method.description,
  name: method.kind === 'card' ? nameOfCard(method) : nameOfAccount(method),
  isExpired: method.kind === 'card' && isCardExpired(method.expires, today),
})
