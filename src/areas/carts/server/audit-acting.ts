import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import type { ChangedBy } from './save-cart.ts'

/** Changes that have an entry of their own, by whomever. */
const recordedElsewhere: ReadonlySet<string> = new Set(['ordered', 'prices-overridden'])

/**
 * PLAT-8, AUTH-8: what staff do in a cart while logged in as its customer stands in the audit
 * trail, with before and after, so that it can be read when the cart is discarded. What people do
 * in their own carts stands in the history of the cart.
 */
export async function auditActing(
  tx: Queries,
  cart: { readonly id: string; readonly division: string; readonly shipTo: string },
  kind: string,
  details: object,
  { actor, address }: ChangedBy,
): Promise<void> {
  if (actor.kind !== 'proxy' || recordedElsewhere.has(kind)) return
  const { division, shipTo } = cart
  await audit(tx, { actor, action: `cart.${kind}`, entity: `cart:${cart.id}`, division, shipTo, details, address })
}
