import type { Feature } from './feature-keys.ts'

/**
 * The acting user, as every rule sees them; the server builds it from the session, the browser from
 * `GET /api/me`.
 */
export interface Actor {
  /** The effective user: under login-as the customer. */
  readonly userId: string
  /** The person at the keyboard: under login-as the member of staff (AUTH-8). */
  readonly realUserId: string
  /** ACCESS-1: internal (staff), proxy (staff signed in as another) or external (customer). */
  readonly kind: 'internal' | 'proxy' | 'external'
  /** True in a session that a procurement system started (PUNCH-4). */
  readonly isPunchout?: boolean
  /** That session only shows a cart (PUNCH-3). */
  readonly isInspecting?: boolean
  /** Server only: that session, whose carts are its own. */
  readonly punchoutId?: string
  /**
   * True where that system sets order type and delivery date
   * (`punchoutSession.disableCartDeliveryInfo`, ACCESS-7).
   */
  readonly isDeliveryFixed?: boolean
  /** NEXT-12: the program that calls with one of the user's API keys. */
  readonly apiKey?: { readonly id: string; readonly program: string }
  /** ACCESS-2: may this actor use the feature? */
  can(feature: Feature): boolean
}
