import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { XmlElement } from '#areas/cxml/cxml.ts'
import { cxmlRefusals } from '#areas/cxml/cxml.refusals.ts'
import { attributeOf, childrenNamed, findElement, textAt } from '#areas/cxml/rules/find-element.ts'
import { readXml } from '#areas/cxml/rules/read-xml.ts'

/** A line of a cart that came back, as a buyer's system stores it: texts as they were sent. */
export interface ReturnedItem {
  readonly partId: string
  readonly auxiliaryId: string
  readonly quantity: string
  readonly unitPrice: string
  readonly currency: string
  readonly unit: string
  readonly description: string
  readonly classification: string
}

/** A cart that came back. */
export interface ReturnedCartMessage {
  /** Raw, to be compared with what was sent. */
  readonly buyerCookie: string
  readonly isTest: boolean
  readonly total: string
  readonly currency: string
  readonly shipTo: { readonly addressId: string; readonly name: string } | undefined
  /** '204' where the buyer left without a change; '' where there is none. */
  readonly status: string
  readonly hasSecret: boolean
  readonly items: readonly ReturnedItem[]
}

/** PUNCH-5: a PunchOutOrderMessage as a buyer's system reads it. */
export function readOrderMessage(text: string): Decision<ReturnedCartMessage> {
  const xml = readXml(text)
  if (!xml.allowed) return xml
  const message = findElement(xml.value, 'Message')
  const order = findElement(message, 'PunchOutOrderMessage')
  if (xml.value.name !== 'cXML' || !order)
    return refuse(cxmlRefusals.cxml_not_cxml, { message: 'The document holds no PunchOutOrderMessage.' })
  const total = findElement(order, 'PunchOutOrderMessageHeader/Total/Money')
  const address = findElement(order, 'PunchOutOrderMessageHeader/ShipTo/Address')
  return allow({
    buyerCookie: findElement(order, 'BuyerCookie')?.inner ?? '',
    isTest: attributeOf(message, 'deploymentMode') === 'test',
    total: total?.text ?? '',
    currency: attributeOf(total, 'currency'),
    shipTo: address && { addressId: attributeOf(address, 'addressID'), name: textAt(address, 'Name') },
    status: attributeOf(findElement(message, 'Status'), 'code'),
    hasSecret: /<(?:\w{1,20}:)?SharedSecret[\s>]/.test(text),
    items: childrenNamed(order, 'ItemIn').map(itemOf),
  })
}

function itemOf(item: XmlElement): ReturnedItem {
  const detail = findElement(item, 'ItemDetail')
  const price = findElement(detail, 'UnitPrice/Money')
  return {
    partId: textAt(item, 'ItemID/SupplierPartID'),
    auxiliaryId: textAt(item, 'ItemID/SupplierPartAuxiliaryID'),
    quantity: attributeOf(item, 'quantity'),
    unitPrice: price?.text ?? '',
    currency: attributeOf(price, 'currency'),
    unit: textAt(detail, 'UnitOfMeasure'),
    description: textAt(detail, 'Description'),
    classification: textAt(detail, 'Classification'),
  }
}
