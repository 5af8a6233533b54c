import { plural } from '#kit/text.ts'
import { readDecimal } from '#kit/read-decimal.ts'
import type { XmlElement } from '#areas/cxml/cxml.ts'
import { attributeOf, childrenNamed, findElement, textAt } from '#areas/cxml/rules/find-element.ts'
import type { Finding } from '#areas/punchout-settings/checked-message.ts'
import type { SimulatorFacts } from '#areas/punchout-settings/simulator-facts.ts'
import type { OutgoingDocument } from './read-outgoing.ts'

const good = (subject: string, text: string): Finding => ({ subject, state: 'good', text })
const note = (subject: string, text: string): Finding => ({ subject, state: 'note', text })
const wrong = (subject: string, text: string): Finding => ({ subject, state: 'wrong', text })

/** What the simulator has sent. */
export interface SentOrders {
  readonly orderId: string
  /** payloadIDs of its order documents. */
  readonly payloadIds: readonly string[]
}

/** PUNCH-5: what a buyer's system would look at in a document of the portal, and what it says. */
export function checkOutgoing(
  document: OutgoingDocument,
  sent: SentOrders,
  facts: Pick<SimulatorFacts, 'supplierIdentity' | 'senderIdentity'>,
): Finding[] {
  const { kind, content } = document
  const said =
    kind === 'ConfirmationRequest'
      ? confirmationFindings(content)
      : kind === 'ShipNoticeRequest'
        ? shipFindings(content)
        : invoiceFindings(content)
  return [...said, orderFinding(document, sent), partiesFinding(document, facts), secretFinding(document)]
}

function orderFinding({ orderId, orderPayloadId }: OutgoingDocument, sent: SentOrders): Finding {
  if (orderId !== sent.orderId) return note('Order', `It is about the order ${orderId}, not ${sent.orderId}.`)
  return sent.payloadIds.includes(orderPayloadId)
    ? good('Order', `It refers to ${orderId} and to the document that was sent.`)
    : wrong('Order', `It refers to ${orderId}, but to no document that was sent ("${orderPayloadId.slice(0, 80)}").`)
}

const partiesFinding = (
  { fromIdentity, toIdentity }: OutgoingDocument,
  { supplierIdentity, senderIdentity }: Pick<SimulatorFacts, 'supplierIdentity' | 'senderIdentity'>,
): Finding =>
  fromIdentity === supplierIdentity && toIdentity === senderIdentity
    ? good('From and To', `From ${fromIdentity} to ${toIdentity}.`)
    : note(
        'From and To',
        `From ${fromIdentity} to ${toIdentity}; ${supplierIdentity} and ${senderIdentity} were expected.`,
      )

const secretFinding = ({ hasSecret }: OutgoingDocument): Finding =>
  hasSecret
    ? good('Secret', 'Sender has the secret that was entered for documents; it is masked here.')
    : note('Secret', 'Sender has no secret. Software that asks for one would refuse the document.')

const outcomes: Readonly<Record<string, string>> = {
  accept: 'The order is accepted as it was sent.',
  except: 'The order is accepted with exceptions.',
  detail: 'The lines below are confirmed.',
  backordered: 'The whole order comes later.',
  reject: 'The order is rejected.',
}
const parts: Readonly<Record<string, string>> = {
  accept: 'accepted',
  detail: 'accepted with changes',
  backordered: 'later',
  reject: 'rejected',
}

function confirmationFindings(content: XmlElement): Finding[] {
  const header = findElement(content, 'ConfirmationHeader')
  const type = attributeOf(header, 'type')
  const comment = textAt(header, 'Comments')
  const isUpdate = attributeOf(header, 'operation') === 'update'
  const outcome = `${outcomes[type] ?? `It is of type "${type}".`}${isUpdate ? ' It takes the place of a former confirmation.' : ''}`
  return [
    (type === 'reject' ? note : good)('Outcome', comment === '' ? outcome : `${outcome} ${comment}`),
    ...childrenNamed(content, 'ConfirmationItem').map(lineFinding),
  ]
}

function lineFinding(item: XmlElement): Finding {
  const statuses = childrenNamed(item, 'ConfirmationStatus')
  const subject = `Line ${attributeOf(item, 'lineNumber')}`
  const total = statuses.reduce((sum, status) => sum + Number(attributeOf(status, 'quantity')), 0)
  const words = statuses.map(inWords).join('; ')
  if (total !== Number(attributeOf(item, 'quantity')))
    return wrong(
      subject,
      `Its parts do not add up to the ${attributeOf(item, 'quantity')} that were ordered: ${words}.`,
    )
  const isPlain = statuses.every((status) => attributeOf(status, 'type') === 'accept')
  return (isPlain ? good : note)(subject, `${words}.`)
}

function inWords(status: XmlElement): string {
  const type = attributeOf(status, 'type')
  const price = textAt(status, 'UnitPrice/Money')
  const day = attributeOf(status, 'deliveryDate').slice(0, 10)
  const instead = textAt(status, 'ItemIn/ItemID/SupplierPartID')
  const comment = textAt(status, 'Comments')
  return [
    `${attributeOf(status, 'quantity')} ${textAt(status, 'UnitOfMeasure')} ${parts[type] ?? type}`,
    ...(instead === '' ? [] : [`as item ${instead}`]),
    ...(price === '' ? [] : [`at ${price}`]),
    ...(day === '' ? [] : [`for ${day}`]),
    ...(comment === '' ? [] : [`(${comment})`]),
  ].join(' ')
}

function shipFindings(content: XmlElement): Finding[] {
  const header = findElement(content, 'ShipNoticeHeader')
  const items = childrenNamed(findElement(content, 'ShipNoticePortion'), 'ShipNoticeItem')
  const tracking = textAt(content, 'ShipControl/ShipmentIdentifier')
  const day = attributeOf(header, 'deliveryDate').slice(0, 10)
  const comment = textAt(header, 'Comments')
  return [
    good(
      'Shipment',
      `${plural(items.length, 'line')} left${tracking && ` with ${tracking}`}${day && `, expected on ${day}`}.`,
    ),
    ...(comment === '' ? [] : [note('Comment', comment)]),
    ...items.map((item) =>
      good(
        `Line ${attributeOf(item, 'lineNumber')}`,
        `${attributeOf(item, 'quantity')} ${textAt(item, 'UnitOfMeasure')}.`,
      ),
    ),
  ]
}

/** Hundredths of a cent; null for what is no amount. */
function amountOf(from: XmlElement | undefined, path: string): bigint | null {
  const text = textAt(from, `${path}/Money`)
  const read = readDecimal(text.replace(/^-/, ''), 4)
  if (read === null) return null
  return text.startsWith('-') ? -BigInt(read) : BigInt(read)
}

function invoiceFindings(content: XmlElement): Finding[] {
  const header = findElement(content, 'InvoiceDetailRequestHeader')
  const summary = findElement(content, 'InvoiceDetailSummary')
  const isCredit = attributeOf(header, 'purpose') === 'creditMemo'
  const items = childrenNamed(findElement(content, 'InvoiceDetailOrder'), 'InvoiceDetailItem')
  const net = textAt(summary, 'NetAmount/Money')
  return [
    good(
      isCredit ? 'Credit memo' : 'Invoice',
      `${attributeOf(header, 'invoiceID')} of ${attributeOf(header, 'invoiceDate').slice(0, 10)} over ${net}.`,
    ),
    ...(isCredit ? [] : [sumsFinding(items, summary)]),
    ...items.map((item) =>
      good(
        `Line ${attributeOf(findElement(item, 'InvoiceDetailItemReference'), 'lineNumber')}`,
        `${attributeOf(item, 'quantity')} ${textAt(item, 'UnitOfMeasure')} at ${textAt(item, 'UnitPrice/Money')}: ${textAt(item, 'SubtotalAmount/Money')}.`,
      ),
    ),
  ]
}

function sumsFinding(items: readonly XmlElement[], summary: XmlElement | undefined): Finding {
  const lines = items.map((item) => amountOf(item, 'SubtotalAmount'))
  const [subtotal, net] = [amountOf(summary, 'SubtotalAmount'), amountOf(summary, 'NetAmount')]
  const charges = amountOf(summary, 'SpecialHandlingAmount') ?? 0n
  const tax = amountOf(summary, 'Tax') ?? 0n
  const discount = amountOf(summary, 'InvoiceDetailDiscount') ?? 0n
  if (lines.includes(null) || subtotal === null || net === null) return wrong('Sums', 'An amount is not a number.')
  if (lines.reduce<bigint>((sum, each) => sum + (each ?? 0n), 0n) !== subtotal)
    return wrong('Sums', 'The subtotal is not the sum of the lines.')
  return subtotal + tax + charges - discount === net
    ? good('Sums', 'Lines, charges, tax and discount add up to the net amount.')
    : wrong('Sums', 'Subtotal, charges, tax and discount do not add up to the net amount.')
}
