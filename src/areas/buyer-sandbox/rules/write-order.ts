import { writeTimestamp } from '#areas/cxml/rules/write-timestamp.ts'
import type { DocumentStamp } from '#areas/cxml/rules/write-document.ts'
import { node, type XmlNode } from '#areas/cxml/rules/write-xml.ts'
import type { SimulatorFacts } from '#areas/punchout-settings/simulator-facts.ts'
import { writeRequest } from './write-request.ts'
import type { ReturnedCartMessage, ReturnedItem } from './read-order-message.ts'

/** What the person chooses about an order. */
export interface OrderChoices {
  readonly type: 'new' | 'update' | 'delete'
  readonly orderId: string
  /** 1 for a new order, one more for each change of it. */
  readonly version: number
  /** payloadID of the order that is changed. */
  readonly changes: string | undefined
  readonly isTest: boolean
}

/** PUNCH-5: the purchase order that a buyer's system makes of a cart, valid by cXML 1.2.014. */
export const writeOrder = (
  stamp: DocumentStamp,
  facts: SimulatorFacts,
  cart: Pick<ReturnedCartMessage, 'items' | 'total' | 'currency' | 'shipTo'>,
  choices: OrderChoices,
): string =>
  writeRequest(
    stamp,
    facts,
    choices.isTest,
    node(
      'OrderRequest',
      {},
      node(
        'OrderRequestHeader',
        {
          orderID: choices.orderId,
          orderDate: writeTimestamp(stamp.at, stamp.timeZone),
          type: choices.type,
          orderVersion: choices.version,
        },
        node('Total', {}, money(cart.total || '0.00', cart.currency)),
        cart.shipTo && node('ShipTo', {}, addressOf(cart.shipTo.addressId, cart.shipTo.name)),
        node('BillTo', {}, addressOf('', 'Accounts payable')),
        choices.changes === undefined ? undefined : node('DocumentReference', { payloadID: choices.changes }),
      ),
      ...cart.items.map(itemOut),
    ),
  )

const lang = { 'xml:lang': 'en' } as const
const money = (amount: string, currency: string): XmlNode => node('Money', { currency: currency || 'USD' }, amount)
const addressOf = (addressId: string, name: string): XmlNode =>
  node('Address', { addressID: addressId || undefined }, node('Name', lang, name || addressId))

const itemOut = (item: ReturnedItem, index: number): XmlNode =>
  node(
    'ItemOut',
    { quantity: item.quantity, lineNumber: index + 1 },
    node(
      'ItemID',
      {},
      node('SupplierPartID', {}, item.partId),
      item.auxiliaryId === '' ? undefined : node('SupplierPartAuxiliaryID', {}, item.auxiliaryId),
    ),
    node(
      'ItemDetail',
      {},
      node('UnitPrice', {}, money(item.unitPrice, item.currency)),
      node('Description', lang, item.description),
      node('UnitOfMeasure', {}, item.unit),
      node('Classification', { domain: 'UNSPSC' }, item.classification),
    ),
  )
