import { allow, type Decision, refuse } from '#kit/decision.ts'
import { type LinkState, maxLinkTries } from '../payment-link.ts'
import { openLinkRefusals } from '../payment-links.refusals.ts'

const refusalOf = {
  paying: openLinkRefusals.link_being_paid,
  paid: openLinkRefusals.link_paid,
  settled: openLinkRefusals.link_settled,
  expired: openLinkRefusals.link_not_valid,
  revoked: openLinkRefusals.link_not_valid,
} as const satisfies Partial<Record<LinkState, unknown>>

/** NEXT-13: a link pays once, in time, while something is open. */
export const mayPayByLink = (state: LinkState): Decision =>
  state === 'open' || state === 'opened' ? allow() : refuse(refusalOf[state])

/** NEXT-13: a link starts so many card entries, and no more. */
export function mayTryCard(state: LinkState, tries: number): Decision {
  const decision = mayPayByLink(state)
  if (!decision.allowed || tries < maxLinkTries) return decision
  return refuse(openLinkRefusals.link_tried_out)
}
