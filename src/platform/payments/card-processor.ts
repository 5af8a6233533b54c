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
}

/** PROFILE-6: whoever keeps the cards. Card numbers go from the browser to it, never through us. */
export interface CardProcessor {
  /** A token to post to `ccUrl`, the processor's page. */
  startEntry(request: EntryRequest): Promise<{ token: string; ccUrl: string }>
  /** Undefined when it knows no such card. */
  cardOf(utaTokenId: string): Promise<ProcessorCard | undefined>
  /** Forgets the card; one it does not know is forgotten already. */
  forget(utaTokenId: string): Promise<void>
}

/** The processor did not answer, or not sensibly. The message holds no card, token or key. */
export class ProcessorAway extends Error {
  override readonly name = 'ProcessorAway'
}
