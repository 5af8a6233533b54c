import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { LoggedMessage } from '../logged-message.ts'
import { punchoutLogRefusals } from '../punchout-log.refusals.ts'

/** Refusals of a sender that was not recognised, or of what could not be read. */
const ofNobody: ReadonlySet<number> = new Set([401, 403, 406, 450])

/**
 * PUNCH-5: an order of a recognised sender that was refused may be processed again, once what was
 * wrong is put right here. Others are not: a cart belongs to a browser that has gone, and an order
 * of a stranger is never booked.
 */
export function mayProcessAgain({
  direction,
  kind,
  status,
}: Pick<LoggedMessage, 'direction' | 'kind' | 'status'>): Decision {
  const isOrder = direction === 'in' && kind === 'OrderRequest'
  return isOrder && status >= 300 && !ofNobody.has(status)
    ? allow()
    : refuse(punchoutLogRefusals.message_not_repeatable)
}
