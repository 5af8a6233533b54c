import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { OrderedLine, OrderRequest, XmlElement } from '../cxml.ts'
import { cxmlRefusals } from '../cxml.refusals.ts'
import { attributeOf, childrenNamed, findElement, textAt } from './find-element.ts'
import { maxOrderLines, priceDecimals, priceOf, readLine, readShipTo } from './read-parts.ts'

const types = ['new', 'update', 'delete'] as const
/** Kinds of orders that are for goods of a list, to be delivered once. */
const orderTypes: ReadonlySet<string> = new Set(['', 'regular', 'release'])
/** Max lines of an order, and letters of what is kept whole. */
const max = { lines: maxOrderLines, orderId: 255, comment: 1000 } as const

/** PUNCH-3: a purchase order (punchout section 8). Never a number of a card. */
export function readOrderRequest(order: XmlElement): Decision<OrderRequest> {
  const header = findElement(order, 'OrderRequestHeader')
  const orderId = attributeOf(header, 'orderID')
  if (orderId === '')
    return refuse(cxmlRefusals.cxml_value_missing, { message: 'OrderRequestHeader/@orderID is missing.' })
  if (orderId.length > max.orderId) return wrong(`orderID has more than ${max.orderId} characters.`)
  const named = attributeOf(header, 'type') || 'new'
  const type = types.find((each) => each === named)
  if (!type) return wrong(`type "${named.slice(0, 40)}" must be new, update or delete.`)
  const orderType = attributeOf(header, 'orderType')
  if (!orderTypes.has(orderType)) return notOffered(`Orders of orderType "${orderType.slice(0, 40)}" are not offered.`)
  const items = childrenNamed(order, 'ItemOut')
  if (items.length > max.lines) return wrong(`The order has more than ${max.lines} lines.`)
  if (items.length === 0 && type !== 'delete')
    return refuse(cxmlRefusals.cxml_value_missing, { message: 'The order has no ItemOut.' })
  const lines: OrderedLine[] = []
  for (const [index, item] of items.entries()) {
    const line = orderedLine(item, index + 1)
    if (!line.allowed) return line
    lines.push(line.value)
  }
  const total = findElement(header, 'Total/Money')
  return allow({
    orderId,
    orderDate: attributeOf(header, 'orderDate').slice(0, 50),
    orderVersion: attributeOf(header, 'orderVersion').slice(0, 50),
    type,
    changes: attributeOf(findElement(header, 'DocumentReference'), 'payloadID') || undefined,
    total: total && (priceOf(total) ?? undefined),
    currency: attributeOf(total, 'currency').toUpperCase(),
    shipTo: readShipTo(header),
    deliveryDate: attributeOf(header, 'requestedDeliveryDate') || undefined,
    comment: textAt(header, 'Comments').slice(0, max.comment),
    lines,
  })
}

const wrong = (message: string) => refuse(cxmlRefusals.cxml_value_wrong, { message })
const notOffered = (message: string) => refuse(cxmlRefusals.cxml_not_offered, { message })

function orderedLine(item: XmlElement, place: number): Decision<OrderedLine> {
  const lineNumber = Number(/^\d{1,6}$/.exec(attributeOf(item, 'lineNumber'))?.[0] ?? place)
  // Quantities and prices of these mean something else: as goods they would be wrong orders.
  if (findElement(item, 'BlanketItemDetail') || findElement(item, 'SpendDetail'))
    return notOffered(`Line ${lineNumber}: services and blanket items are not offered.`)
  if (attributeOf(item, 'itemType') === 'composite' || attributeOf(item, 'parentLineNumber') !== '')
    return notOffered(`Line ${lineNumber}: items that consist of other lines are not offered.`)
  const line = readLine(item, String(lineNumber))
  if (!line.allowed) return line
  const money = findElement(item, 'ItemDetail/UnitPrice/Money')
  const unitPrice = money ? priceOf(money) : undefined
  if (unitPrice === null)
    return wrong(`Line ${lineNumber}: "${money?.text.slice(0, 40)}" is no price with up to ${priceDecimals} decimals.`)
  return allow({
    ...line.value,
    lineNumber,
    unitPrice,
    currency: attributeOf(money, 'currency').toUpperCase(),
    shipTo: readShipTo(item),
    comment: textAt(item, 'Comments').slice(0, max.comment),
  })
}
