/** An element of a cXML document, as it was read. Names come without their prefix. */
export interface XmlElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
  /** Its own text, trimmed, without that of its children. */
  readonly text: string
  /** What was sent between its tags, character by character. */
  readonly inner: string
}

/** Who a document is from or for: one of the pairs of From, To or Sender. */
export interface Credential {
  readonly domain: string
  readonly identity: string
}

/** A Sender credential, with the secret that came with it. */
export interface SenderCredential extends Credential {
  /** Never logged, stored or returned. Undefined where none was sent. */
  readonly secret: string | undefined
}

/** What every request says before its content. */
export interface CxmlRequest {
  readonly payloadId: string
  /** As sent: formats differ, and a retry keeps its old one (`rules/judge-timestamp.ts`). */
  readonly timestamp: string
  readonly from: readonly Credential[]
  readonly to: readonly Credential[]
  readonly sender: readonly SenderCredential[]
  readonly userAgent: string
  /** The buyer's system tries us out: no live order. */
  readonly isTest: boolean
  /** The only child of Request, such as PunchOutSetupRequest. */
  readonly content: XmlElement
}

/** An item as a buyer's document names it. */
export interface NamedPart {
  /** Our item number. */
  readonly partId: string
  /** Distinguishes the units of one item: 'CS:<cart key>'; '' where none was sent. */
  readonly auxiliaryId: string
}

/** A line that a buyer's system wants to see again (edit, inspect). */
export interface AskedLine extends NamedPart {
  /** Whole units, from 1. */
  readonly quantity: number
  /** As sent: 'CS', 'EACH'; '' where none was sent. */
  readonly unit: string
}

/** A line of a cart that is edited, with what it cost when it went back. */
export interface SeenLine extends AskedLine {
  /** Hundredths of a cent; undefined where the buyer's system sends none. */
  readonly unitPrice?: number | undefined
}

/** Where a delivery goes, in the buyer's words. */
export interface NamedShipTo {
  readonly addressId: string
  readonly name: string
}

/** A buyer's browser will come to shop. */
export interface SetupRequest {
  readonly operation: 'create' | 'edit' | 'inspect'
  /** Raw content of BuyerCookie, returned unchanged. */
  readonly buyerCookie: string
  /** Where the browser posts the cart to; never fetched by us. */
  readonly returnUrl: string
  readonly shipTo: NamedShipTo | undefined
  readonly selectedPart: NamedPart | undefined
  readonly lines: readonly SeenLine[]
  /** Extrinsics and contacts, for the audit only: no right follows from them. */
  readonly mentions: readonly (readonly [name: string, value: string])[]
}

/** A line of a purchase order. */
export interface OrderedLine extends AskedLine {
  /** From the document, else its place from 1. */
  readonly lineNumber: number
  /** Price of a unit in hundredths of a cent; undefined where none was sent. */
  readonly unitPrice: number | undefined
  readonly currency: string
  readonly shipTo: NamedShipTo | undefined
  readonly comment: string
}

/** A purchase order of a buyer's system. */
export interface OrderRequest {
  readonly orderId: string
  /** As sent; '' where none was. */
  readonly orderDate: string
  /** '' where none was sent. */
  readonly orderVersion: string
  readonly type: 'new' | 'update' | 'delete'
  /** payloadID of the document that this one changes. */
  readonly changes: string | undefined
  /** Hundredths of a cent. */
  readonly total: number | undefined
  readonly currency: string
  readonly shipTo: NamedShipTo | undefined
  /** As sent; undefined where none was. */
  readonly deliveryDate: string | undefined
  readonly comment: string
  readonly lines: readonly OrderedLine[]
}
