import { allow, type Decision, refuse } from '#kit/decision.ts'
import { paymentMethodRefusals } from '../payment-methods.refusals.ts'

/**
 * The only words of the processor that mean yes: exactly these, not a text that contains them ("NOT
 * APPROVED").
 */
const yes: readonly unknown[] = ['ACCEPTED', 'APPROVED']

/** PROFILE-6, security 23: did the processor take the card? */
export const isCardAccepted = (status: unknown): boolean => yes.includes(status)

/** What the processor, asked by the server, knows of a card. */
export interface CardAnswer {
  readonly status: string
  /** The customer the entry was started for. */
  readonly customer: string
  readonly utaCustomerId: string
  readonly message: string
}

/** The entry the processor names, as this server issued it. */
export interface CardEntry {
  readonly userId: string
  readonly isOfThisSession: boolean
  readonly isOver: boolean
  readonly isUsed: boolean
}

/**
 * PROFILE-6, security 24, 25: a card is saved for the customer and session its token was issued to,
 * once, in time, and when the processor itself says so. Returns whether it accepted the card; what
 * fits no entry of the caller is one refusal, whatever the reason.
 */
export function acceptCard(
  userId: string,
  utaCustomerId: string,
  entry: CardEntry | undefined,
  card: CardAnswer | undefined,
): Decision<{ isAccepted: boolean }> {
  const isTheirs =
    entry?.userId === userId &&
    entry.isOfThisSession &&
    card?.customer === userId &&
    card.utaCustomerId === utaCustomerId
  if (!isTheirs || entry.isOver || entry.isUsed) return refuse(paymentMethodRefusals.card_entry_ended)
  return allow({ isAccepted: isCardAccepted(card.status) })
}
