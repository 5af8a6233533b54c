/** What the processor says about a card, asked by the server. */
export interface ProcessorCard {
  /** 'ACCEPTED', 'APPROVED', or a word for no. */
  readonly status: string
  /** The reference and the customer of `startEntry`. */
  readonly reference: string
  readonly customer: string
  readonly utaCustomerId: string
  /** Such as visa. */
  readonly ccType: string
  readonly ccNoLastFour: string
  /** 'YYYY-MM', the last month it is good for. */
  readonly expires: string
  /** For people. */
  readonly message: string
}

/** A card about to be typed into the processor's own page. */
export interface EntryRequest {
  /** Ours, never seen by the browser. */
  readonly reference: string
  readonly customer: string
  /** The origin whose page embeds the processor's and receives its report. */
  readonly returnOrigin: string
  readonly minutes: number
  /** What the last press on the page does: saves the card, unless given. */
  readonly action?: 'save' | 'pay'
}

/** Money asked of a card. */
export interface ChargeRequest {
  /**
   * The id of our payment, always: asked again with the same key, the processor charges once and
   * returns what it did then.
   */
  readonly key: string
  readonly utaTokenId: string
  readonly amountCents: number
  /** The payment's number, on the cardholder's statement. */
  readonly reference: string
}

/** What the processor did for a key. */
export interface CardCharge {
  readonly key: string
  readonly reference: string
  readonly amountCents: number
  /** `voided`: undone before it settled, or given up before it arrived; then it never charges. */
  readonly state: 'approved' | 'declined' | 'voided'
  /** For the cardholder; empty unless declined. */
  readonly reason: string
  readonly refundedCents: number
  /** ISO instant. */
  readonly at: string
}

/** Money given back of a charge that has settled. */
export interface RefundRequest {
  /** Of the refund itself, not of the charge. */
  readonly key: string
  readonly chargeKey: string
  readonly amountCents: number
}

/** A refund that was made. */
export interface CardRefund extends RefundRequest {
  readonly at: string
}

/** PROFILE-6: whoever keeps the cards. Card numbers go from the browser to it, never through us. */
export interface CardProcessor {
  /** A token to post to `ccUrl`, the processor's page. */
  startEntry(request: EntryRequest): Promise<{ token: string; ccUrl: string }>
  /** Undefined when it knows no such card. */
  cardOf(utaTokenId: string): Promise<ProcessorCard | undefined>
  /** Forgets the card; one it does not know is forgotten already. */
  forget(utaTokenId: string): Promise<void>
  /** BILL-3: charges once for a key. Throws `ProcessorAway` when the outcome is not known. */
  charge(request: ChargeRequest): Promise<CardCharge>
  /** What was done for a key; undefined: no such charge has arrived, so far. */
  chargeOf(key: string): Promise<CardCharge | undefined>
  /**
   * Undoes a charge that has not settled. A key that has not arrived is closed: a charge that is
   * still on its way is then not made.
   */
  voidCharge(key: string): Promise<CardCharge>
  /** Refunds once for its key. */
  refund(request: RefundRequest): Promise<CardRefund>
  refundOf(key: string): Promise<CardRefund | undefined>
}

/**
 * The processor will not do this, whenever it is asked: a settled charge is not voided, a refund is
 * not larger than its charge, a key is not used for two amounts. The code is the processor's.
 */
export class ProcessorRefused extends Error {
  override readonly name = 'ProcessorRefused'
  readonly code: string
  constructor(code: string) {
    super(`The card processor refused: ${code}`)
    this.code = code
  }
}

/** The processor did not answer, or not sensibly. The message holds no card, token or key. */
export class ProcessorAway extends Error {
  override readonly name = 'ProcessorAway'
}
