import { allow, type Decision, type Refusal } from '#kit/decision.ts'
import type { AskedLine, CxmlRequest, NamedShipTo, OrderRequest, SetupRequest } from '#areas/cxml/cxml.ts'
import { decodeDocument } from '#areas/cxml/rules/decode-document.ts'
import { maskSecrets } from '#areas/cxml/rules/mask-secrets.ts'
import { readOrderRequest } from '#areas/cxml/rules/read-order-request.ts'
import { readRequest } from '#areas/cxml/rules/read-request.ts'
import { readSetupRequest } from '#areas/cxml/rules/read-setup-request.ts'

/** What a message asks for. */
export type MessageContent =
  | { readonly is: 'setup'; readonly setup: SetupRequest }
  | { readonly is: 'order'; readonly order: OrderRequest }
  | { readonly is: 'profile' }
  | { readonly is: 'other' }

/** A message as far as it could be read. */
export interface ReadMessage {
  /** Without secrets; empty where the encoding is unknown. */
  readonly text: string
  /** Why its bytes are no text, or its text no cXML. */
  readonly unreadable?: Refusal
  readonly request?: CxmlRequest
  readonly content?: Decision<MessageContent>
}

/** PUNCH-5: a message as the portal reads it. */
export function readMessage(bytes: Uint8Array, contentType: string, allowsHttp: boolean): ReadMessage {
  const decoded = decodeDocument(bytes, contentType)
  if (!decoded.allowed) return { text: '', unreadable: decoded.refusal }
  const text = maskSecrets(decoded.value)
  const read = readRequest(decoded.value)
  if (!read.allowed) return { text, unreadable: read.refusal }
  return { text, request: read.value, content: contentOf(read.value, allowsHttp) }
}

function contentOf({ content }: CxmlRequest, allowsHttp: boolean): Decision<MessageContent> {
  if (content.name === 'PunchOutSetupRequest') {
    const setup = readSetupRequest(content, allowsHttp)
    return setup.allowed ? allow({ is: 'setup', setup: setup.value }) : setup
  }
  if (content.name === 'OrderRequest') {
    const order = readOrderRequest(content)
    return order.allowed ? allow({ is: 'order', order: order.value }) : order
  }
  return allow({ is: content.name === 'ProfileRequest' ? 'profile' : 'other' })
}

/** Lines and ship-tos of a message. */
export interface Named {
  readonly lines: readonly AskedLine[]
  readonly shipTos: readonly NamedShipTo[]
}

/** What of the message names our items and the buyer's ship-tos. */
export function namedIn({ content }: ReadMessage): Named {
  if (!content?.allowed) return { lines: [], shipTos: [] }
  if (content.value.is === 'setup') {
    const { lines, shipTo } = content.value.setup
    return { lines, shipTos: shipTo ? [shipTo] : [] }
  }
  if (content.value.is !== 'order') return { lines: [], shipTos: [] }
  const { lines, shipTo } = content.value.order
  return { lines, shipTos: [shipTo, ...lines.map((line) => line.shipTo)].filter((each) => each !== undefined) }
}
