import type { Credential } from '../cxml.ts'
import { type DocumentStamp, statusNode, writeDocument } from './write-document.ts'
import { credentialNode, cutText, lang, moneyNode } from './write-parts.ts'
import { node, type XmlNode } from './write-xml.ts'

/** A line of a cart that goes back to the buyer's system: one item in one unit. */
export interface ReturnedLine {
  readonly partId: string
  /** 'CS' or 'EA', optionally ':' and the cart's key. */
  readonly auxiliaryId: string
  /** Whole units. */
  readonly quantity: number
  /** Price of a unit as sent, in hundredths of a cent. */
  readonly unitPrice: number
  /** By the mapping of the integration. */
  readonly unit: string
  readonly name: string
  readonly packSize: string
  /** 8 digits. */
  readonly unspsc: string
  readonly manufacturer: { readonly name: string; readonly partId: string } | undefined
  /** Days until it can be delivered. */
  readonly leadTimeDays: number | undefined
  /** Marks such as CatchWeight, DropShip and JustInTime, each 'Y'. */
  readonly marks: readonly string[]
}

/** A cart as it goes back. */
export interface ReturnedCart {
  readonly supplier: Credential
  /** From of the setup request. */
  readonly buyer: Credential
  readonly userAgent: string
  readonly isTest: boolean
  /** Raw, as it came. */
  readonly buyerCookie: string
  readonly shipTo: { readonly addressId: string; readonly name: string } | undefined
  /** None: the buyer left without a change, which status 204 says (punchout R10). */
  readonly lines: readonly ReturnedLine[]
}

/** Letters of a description that buyers' systems show (punchout R8). */
const max = { description: 255, shortName: 50 } as const

/**
 * PUNCH-3: a PunchOutOrderMessage, valid by cXML 1.2.014. It travels through the browser, so it
 * holds no secret.
 */
export function writeOrderMessage(stamp: DocumentStamp, cart: ReturnedCart): string {
  const total = cart.lines.reduce((sum, { quantity, unitPrice }) => sum + BigInt(quantity) * BigInt(unitPrice), 0n)
  return writeDocument(
    stamp,
    node(
      'Header',
      {},
      node('From', {}, credentialNode(cart.supplier)),
      node('To', {}, credentialNode(cart.buyer)),
      node('Sender', {}, credentialNode(cart.supplier), node('UserAgent', {}, cart.userAgent)),
    ),
    node(
      'Message',
      { deploymentMode: cart.isTest ? 'test' : 'production' },
      cart.lines.length === 0 ? statusNode(204) : undefined,
      node(
        'PunchOutOrderMessage',
        {},
        node('BuyerCookie', {}, { markup: cart.buyerCookie }),
        node(
          'PunchOutOrderMessageHeader',
          { operationAllowed: 'edit', quoteStatus: 'final' },
          node('Total', {}, moneyNode(total)),
          cart.shipTo &&
            node(
              'ShipTo',
              {},
              node('Address', { addressID: cart.shipTo.addressId }, node('Name', lang, cart.shipTo.name)),
            ),
        ),
        ...cart.lines.map(itemIn),
      ),
    ),
  )
}

const itemIn = (line: ReturnedLine, index: number): XmlNode =>
  node(
    'ItemIn',
    { quantity: line.quantity, lineNumber: index + 1 },
    node('ItemID', {}, node('SupplierPartID', {}, line.partId), node('SupplierPartAuxiliaryID', {}, line.auxiliaryId)),
    node(
      'ItemDetail',
      {},
      node('UnitPrice', {}, moneyNode(BigInt(line.unitPrice))),
      node(
        'Description',
        lang,
        node('ShortName', {}, cutText(line.name, max.shortName)),
        cutText([line.name, line.packSize].filter(Boolean).join(', '), max.description),
      ),
      node('UnitOfMeasure', {}, line.unit),
      node('Classification', { domain: 'UNSPSC' }, line.unspsc),
      line.manufacturer && line.manufacturer.partId !== ''
        ? node('ManufacturerPartID', {}, line.manufacturer.partId)
        : undefined,
      line.manufacturer ? node('ManufacturerName', lang, line.manufacturer.name) : undefined,
      line.leadTimeDays === undefined ? undefined : node('LeadTime', {}, String(line.leadTimeDays)),
      ...line.marks.map((mark) => node('Extrinsic', { name: mark }, 'Y')),
    ),
  )
