import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { XmlElement } from '#areas/cxml/cxml.ts'
import { cxmlRefusals } from '#areas/cxml/cxml.refusals.ts'
import { attributeOf, childrenNamed, findElement, textAt } from '#areas/cxml/rules/find-element.ts'
import { readXml } from '#areas/cxml/rules/read-xml.ts'

/** Documents that the portal sends by itself. */
export const outgoingNames = {
  ConfirmationRequest: 'Order confirmation',
  ShipNoticeRequest: 'Ship notice',
  InvoiceDetailRequest: 'Invoice',
} as const

/** A document that the portal sent, as a buyer's system reads it. */
export interface OutgoingDocument {
  readonly kind: keyof typeof outgoingNames
  readonly content: XmlElement
  readonly fromIdentity: string
  readonly toIdentity: string
  readonly hasSecret: boolean
  /** Of the order it is about. */
  readonly orderId: string
  /** payloadID of the order's document. */
  readonly orderPayloadId: string
}

const places: Readonly<Record<OutgoingDocument['kind'], readonly string[]>> = {
  ConfirmationRequest: ['OrderReference'],
  ShipNoticeRequest: ['ShipNoticePortion/OrderReference'],
  InvoiceDetailRequest: [
    'InvoiceDetailOrder/InvoiceDetailOrderInfo/OrderReference',
    'InvoiceDetailHeaderOrder/InvoiceDetailOrderInfo/OrderReference',
  ],
}

/** PUNCH-5: a confirmation, ship notice or invoice of the portal. */
export function readOutgoing(text: string): Decision<OutgoingDocument> {
  const xml = readXml(text)
  if (!xml.allowed) return xml
  const [content] = findElement(xml.value, 'Request')?.children ?? []
  if (!content || !isOutgoing(content.name))
    return refuse(cxmlRefusals.cxml_not_cxml, { message: 'The document is no confirmation, ship notice or invoice.' })
  const reference = places[content.name].map((path) => findElement(content, path)).find((found) => found)
  const sender = childrenNamed(findElement(xml.value, 'Header/Sender'), 'Credential')
  return allow({
    kind: content.name,
    content,
    fromIdentity: textAt(xml.value, 'Header/From/Credential/Identity'),
    toIdentity: textAt(xml.value, 'Header/To/Credential/Identity'),
    hasSecret: sender.some((credential) => findElement(credential, 'SharedSecret') !== undefined),
    orderId: attributeOf(reference, 'orderID'),
    orderPayloadId: attributeOf(findElement(reference, 'DocumentReference'), 'payloadID'),
  })
}

const isOutgoing = (name: string): name is OutgoingDocument['kind'] => Object.hasOwn(outgoingNames, name)
