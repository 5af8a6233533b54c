import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { LinkState } from '../payment-link.ts'
import { paymentLinkRefusals } from '../payment-links.refusals.ts'

/** NEXT-13: a link is revoked until it was paid; while its card is charged it is too late. */
export function mayRevokeLink(state: LinkState): Decision {
  if (state === 'paying' || state === 'paid') return refuse(paymentLinkRefusals.link_is_used)
  return state === 'expired' || state === 'revoked' ? refuse(paymentLinkRefusals.link_is_over) : allow()
}
