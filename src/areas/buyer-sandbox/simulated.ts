/** Addresses of the portal that a simulated buyer's system sends to. */
export type SimulatedTarget = 'setup' | 'orders' | 'oci'

/** Whether a document is as its publisher's definition has it. */
export type DtdVerdict =
  | { readonly is: 'valid'; readonly dtd: string }
  | { readonly is: 'invalid'; readonly dtd: string; readonly problems: readonly string[] }
  | { readonly is: 'unchecked'; readonly because: string }

/** What the portal answered, as it came. */
export interface SimulatedAnswer {
  /** Of HTTP. */
  readonly status: number
  readonly ms: number
  readonly contentType: string
  readonly text: string
  readonly sentVerdict: DtdVerdict
  readonly verdict: DtdVerdict
}

/** How a message of the portal's came. */
export type ReceivedBy = 'cxml-urlencoded' | 'cxml-base64' | 'oci' | 'post'

/** What the portal sent by itself: a cart through the browser, or a document later. */
export interface ReceivedMessage {
  readonly id: string
  readonly at: string
  readonly by: ReceivedBy
  /** A cXML document; '' for fields of OCI. */
  readonly text: string
  /** Fields of OCI. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly verdict: DtdVerdict
}

/** One message of a tour, as it is listed. */
export interface SimulatedMessage {
  readonly id: string
  readonly at: string
  readonly direction: 'sent' | 'received'
  readonly title: string
  /** Milliseconds until the answer; undefined where none was waited for. */
  readonly ms?: number
  /** Of HTTP. */
  readonly status?: number
  /** What the portal sent by itself. */
  readonly isFromPortal?: boolean
  /** Without secrets. */
  readonly text: string
  readonly fields?: ReceivedMessage['fields']
  readonly verdict: DtdVerdict
}

/** Where the person shops. */
export type ShopIn = 'frame' | 'window'

/** What stands in place of the secret until a document is sent. */
export const secretMask = '****'
