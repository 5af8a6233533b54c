/** What the page in the frame sends to the processor. */
export interface CardEntryRequest {
  readonly token: string
  /** Digits only. */
  readonly number: string
  /** 'YYYY-MM'. */
  readonly expires: string
  readonly cvv: string
  readonly postalCode: string
  readonly name: string
}

/** What it receives, and what it posts to the page around the frame with `type: 'card-entry'`. */
export interface CardEntryAnswer {
  readonly status: string
  readonly message: string
  readonly utaTokenId: string
  readonly utaCustomerId: string
  /** True when no further try is possible. */
  readonly isOver: boolean
}
