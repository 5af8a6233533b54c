import type { Credential } from '#areas/cxml/cxml.ts'
import type { ReferredOrder } from '#areas/cxml/rules/write-supplier-request.ts'

/** PUNCH-3: the buyer's document that an order came by, as documents about it refer to it. */
export interface OrderedDocument extends ReferredOrder {
  /** From of the order: To of what is sent about it. */
  readonly buyer: Credential
  /** As sent; '' where none was. */
  readonly requestedDay: string
}

/** A line of it, as the buyer's system named it and as our carts count it. */
export interface OrderedPartLine {
  readonly lineNumber: number
  readonly partId: string
  readonly auxiliaryId: string
  readonly unit: string
  readonly quantity: number
  /** Hundredths of a cent; null where none was sent. */
  readonly unitPrice: number | null
  readonly itemNumber: string
  readonly isCase: boolean
}
