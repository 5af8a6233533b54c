import type { SeenLine } from '#areas/cxml/cxml.ts'

/** Minutes in which a start page can be opened (punchout S1). */
export const startMinutes = 10

/** Which ship-tos a session may order for, besides the one it starts with. */
export const reaches = ['one', 'group', 'mapped', 'own'] as const
/** One of them. */
export type Reach = (typeof reaches)[number]

/** Why a session is over before its time. */
export type SessionEnd = 'returned' | 'left' | 'replaced'

/** A call-up of a procurement system, whatever its protocol. */
export interface CallUp {
  readonly operation: 'create' | 'edit' | 'inspect'
  /** Goes back character by character. */
  readonly buyerCookie: string
  /** Checked by `mayReturnTo`; the browser posts the cart there. */
  readonly returnUrl: string
  /** The frame of the buyer's page the cart goes to; '' for the whole window. */
  readonly returnTarget: string
  /** Who asks, as the cart names its receiver. */
  readonly buyer: { readonly domain: string; readonly identity: string }
  readonly isTest: boolean
  /** The buyer's system sets order type and delivery date itself (ACCESS-7). */
  readonly isDeliveryFixed: boolean
  readonly shipTo: { readonly addressId: string; readonly name: string } | undefined
  /** An item to open; '' for the shop. */
  readonly selectedPart: string
  readonly lines: readonly SeenLine[]
}

/** The end of the address by which a page learns that it is in a procurement session. */
export const punchoutHash = '#punchout'
