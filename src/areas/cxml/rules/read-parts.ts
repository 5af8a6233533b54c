import { allow, type Decision, refuse } from '#kit/decision.ts'
import { readDecimal } from '#kit/read-decimal.ts'
import type { AskedLine, NamedPart, NamedShipTo, XmlElement } from '../cxml.ts'
import { cxmlRefusals } from '../cxml.refusals.ts'
import { attributeOf, findElement, textAt } from './find-element.ts'

/** Max lines of an order, and of a cart that is edited; more do not fit into 4 MiB. */
export const maxOrderLines = 5000
/** Max whole units of a line; more is a slip of a system. */
const maxQuantity = 99_999

/** Decimals of a price that count: hundredths of a cent. */
export const priceDecimals = 4

/** Hundredths of a cent; more decimals than that count only when they are zeros. */
export const priceOf = (money: XmlElement): number | null =>
  /^\d{1,9}(?:\.\d{1,12})?$/.test(money.text) ? readDecimal(money.text, priceDecimals) : null

/** "Line 3" of a document, as its sender counts. */
const lineName = (line: string): string => `Line ${line}`

/** Our item number and what distinguishes its units, as an ItemID names them. */
export const readPart = (item: XmlElement | undefined): NamedPart => ({
  partId: textAt(item, 'ItemID/SupplierPartID'),
  auxiliaryId: textAt(item, 'ItemID/SupplierPartAuxiliaryID'),
})

/** Where it goes; undefined where nothing is named. Ariba repeats the code as the name. */
export function readShipTo(parent: XmlElement | undefined): NamedShipTo | undefined {
  const address = findElement(parent, 'ShipTo/Address')
  if (!address) return undefined
  return { addressId: attributeOf(address, 'addressID'), name: textAt(address, 'Name') }
}

/**
 * PUNCH-3: a line of an ItemOut. The quantity is decimal text that is whole and positive: '2.000'
 * is 2; 0, -1, 1.5 and 1e3 are 400 naming the line.
 */
export function readLine(item: XmlElement, line: string): Decision<AskedLine> {
  const part = readPart(item)
  if (part.partId === '')
    return refuse(cxmlRefusals.cxml_value_missing, { message: `${lineName(line)} has no SupplierPartID.` })
  const given = attributeOf(item, 'quantity')
  const quantity = /^\d{1,9}(?:\.\d{0,9})?$/.test(given) ? readDecimal(given.replace(/\.$/, ''), 0) : null
  if (quantity === null || quantity < 1 || quantity > maxQuantity)
    return refuse(cxmlRefusals.cxml_value_wrong, {
      message: `${lineName(line)}: quantity "${given.slice(0, 40)}" must be a whole number from 1 to ${maxQuantity}.`,
    })
  return allow({ ...part, quantity, unit: textAt(item, 'ItemDetail/UnitOfMeasure') })
}
