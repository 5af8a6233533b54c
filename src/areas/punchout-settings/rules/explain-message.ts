import type { Credential, CxmlRequest } from '#areas/cxml/cxml.ts'
import { cxmlRefusals } from '#areas/cxml/cxml.refusals.ts'
import { judgeTimestamp } from '#areas/cxml/rules/judge-timestamp.ts'
import { statusWords } from '#areas/cxml/status-words.ts'
import { padNumber, plural } from '#kit/text.ts'
import { numberLength } from '#contract/values.ts'
import type { CheckedMessage, Finding } from '../checked-message.ts'
import type { PunchoutMetadata, PunchoutSettings } from '../punchout-settings.ts'
import { chooseShipTo, mappedRow, type ShipToFacts } from './choose-ship-to.ts'
import { senderKey } from './key-of.ts'
import { type MessageContent, namedIn, type ReadMessage } from './read-message.ts'
import { unitOfLine } from './unit-of-line.ts'

/** What the portal knows of an integration when it judges a message. */
export interface MessageFacts extends Pick<ShipToFacts, 'mapping' | 'orderable'> {
  readonly settings: PunchoutSettings
  readonly portal: Pick<PunchoutMetadata, 'senderDomain' | 'senderIdentity'>
  /** One of the secrets that came with the message is that of the integration. */
  readonly isSecretRight: boolean
  /** Item numbers of the message that can be ordered, padded. */
  readonly knownItems: ReadonlySet<string>
  readonly now: Date
  /** Days after which a document is too old; 0: never. */
  readonly ageDays: number
}

const good = (subject: string, text: string): Finding => ({ subject, state: 'good', text })
const note = (subject: string, text: string): Finding => ({ subject, state: 'note', text })
const wrong = (subject: string, status: number, text: string): Finding => ({ subject, state: 'wrong', status, text })
const pairOf = ({ domain, identity }: Credential) => `${domain || '(no domain)'} / ${identity || '(no identity)'}`
/** The first few of many. */
const few = (all: readonly string[]): string =>
  all.length > 5 ? `${all.slice(0, 5).join(', ')} and ${all.length - 5} more` : all.join(', ')

/**
 * PUNCH-5: what the portal would answer to a message, and why: each thing it looks at, in the order
 * in which it looks. The first that is wrong decides.
 */
export function explainMessage(message: ReadMessage, facts: MessageFacts): CheckedMessage {
  const findings = findingsOf(message, facts)
  const first = findings.find(({ state }) => state === 'wrong')
  const status = first?.status ?? 200
  return {
    status,
    statusName: statusWords[status] ?? '',
    reason: first?.text ?? 'The portal would accept the message.',
    findings,
    text: message.text,
  }
}

function findingsOf(message: ReadMessage, facts: MessageFacts): Finding[] {
  const { request, content, unreadable } = message
  if (unreadable) return [wrong('Document', unreadable.status, unreadable.message)]
  if (!request || !content) return [wrong('Document', 406, cxmlRefusals.cxml_not_cxml.message)]
  return [
    good('Document', 'It is well-formed cXML without declarations of its own.'),
    ...senderFindings(request, facts),
    ...ageFindings(request, facts),
    ...supplierFindings(request, facts),
    ...(content.allowed
      ? contentFindings(message, content.value, request, facts)
      : [wrong('Message', content.refusal.status, content.refusal.message)]),
    ...(request.isTest ? [note('Mode', 'deploymentMode is "test": nothing would be delivered.')] : []),
  ]
}

function senderFindings({ sender, from }: CxmlRequest, { settings, isSecretRight }: MessageFacts): Finding[] {
  const own = senderKey(settings.senderDomain, settings.senderIdentity)
  const isOwn = ({ domain, identity }: Credential) => senderKey(domain, identity) === own
  const expected = `${settings.senderDomain} / ${settings.senderIdentity}`
  const isSender = sender.some(isOwn)
  const isKnown = isSender || from.some(isOwn)
  const pair = isSender
    ? good('Sender', `${expected} is the sender of this integration.`)
    : isKnown
      ? good('Sender', `From names ${expected}; a hub sent the message for it.`)
      : wrong(
          'Sender',
          401,
          `The sender is ${few(sender.map(pairOf)) || 'missing'}; this integration expects ${expected}.`,
        )
  const hasSecret = sender.some(({ secret }) => secret !== undefined)
  const secret =
    settings.secretCreatedOn === null
      ? wrong('Shared secret', 401, 'This integration has no secret yet. Generate one and enter it in the software.')
      : !hasSecret
        ? wrong('Shared secret', 401, 'Sender has no SharedSecret.')
        : isSecretRight
          ? good('Shared secret', 'It is the secret of this integration.')
          : wrong('Shared secret', 401, 'It is not the secret of this integration.')
  return [pair, secret]
}

/** An age is worth a line only where it is refused. */
function ageFindings({ timestamp }: CxmlRequest, { now, ageDays }: MessageFacts): Finding[] {
  const age = judgeTimestamp(timestamp, now, ageDays)
  return age.allowed ? [] : [wrong('Timestamp', age.refusal.status, age.refusal.message)]
}

function supplierFindings({ to }: CxmlRequest, { portal }: MessageFacts): Finding[] {
  const expected = `${portal.senderDomain} / ${portal.senderIdentity}`
  const isUs = to.some(
    ({ domain, identity }) => senderKey(domain, identity) === senderKey(portal.senderDomain, portal.senderIdentity),
  )
  return [
    isUs
      ? good('Supplier', `To names ${expected}.`)
      : note(
          'Supplier',
          `To names ${few(to.map(pairOf)) || 'nobody'} instead of ${expected}. It is accepted all the same.`,
        ),
  ]
}

function contentFindings(
  message: ReadMessage,
  content: MessageContent,
  request: CxmlRequest,
  facts: MessageFacts,
): Finding[] {
  if (content.is === 'profile') return [good('Message', 'A ProfileRequest: it asks what the portal offers.')]
  if (content.is === 'other') return [wrong('Message', 450, `${request.content.name.slice(0, 60)} is not offered.`)]
  const { lines } = namedIn(message)
  const about =
    content.is === 'setup'
      ? good('Message', `A PunchOutSetupRequest to ${content.setup.operation} a cart.`)
      : good(
          'Message',
          `An OrderRequest (${content.order.type}) of ${plural(lines.length, 'line')}, order ${content.order.orderId.slice(0, 80)}.`,
        )
  const shipTo = content.is === 'setup' ? setupShipTo(content.setup.shipTo, facts) : orderShipTos(message, facts)
  return [about, ...shipTo, ...(lines.length > 0 ? lineFindings(message, facts) : [])]
}

function setupShipTo(
  named: Parameters<typeof chooseShipTo>[0],
  { settings, mapping, orderable }: MessageFacts,
): Finding[] {
  const chosen = chooseShipTo(named, { ...settings, mapping, orderable })
  if (chosen.is === 'chosen') return [good('Ship-to', `The buyer shops for ${chosen.shipTo} ${chosen.name}.`)]
  return chosen.is === 'open'
    ? [note('Ship-to', `${chosen.because} The buyer chooses one first.`)]
    : [wrong('Ship-to', 417, chosen.because)]
}

/** Orders go by mapped codes; without any the only row there is counts. */
function orderShipTos(message: ReadMessage, { mapping }: MessageFacts): Finding[] {
  const { shipTos } = namedIn(message)
  if (shipTos.length === 0)
    return mapping.length === 1
      ? [good('Ship-to', `The order names none; ${mapping[0]!.shipTo} is the only one mapped.`)]
      : [wrong('Ship-to', 417, 'The order names no ship-to.')]
  const unknown = shipTos.filter((named) => !mappedRow({ ...named, name: '' }, mapping))
  if (unknown.length > 0) {
    const codes = [...new Set(unknown.map(({ addressId }) => `"${addressId.slice(0, 80)}"`))]
    return [wrong('Ship-to', 417, `addressID ${few(codes)} is not mapped to a ship-to.`)]
  }
  const rows = shipTos.map((named) => mappedRow(named, mapping)!)
  const closed = rows.find(({ isOrderingAllowed }) => !isOrderingAllowed)
  if (closed) return [wrong('Ship-to', 417, `Orders are not accepted for the ship-to of "${closed.punchoutShipTo}".`)]
  return [
    good('Ship-to', `It is delivered to ${few([...new Set(rows.map(({ shipTo, name }) => `${shipTo} ${name}`))])}.`),
  ]
}

function lineFindings(message: ReadMessage, { settings, knownItems }: MessageFacts): Finding[] {
  const { lines } = namedIn(message)
  const units = [...new Set(lines.filter((line) => !unitOfLine(line, settings)).map(({ unit }) => `"${unit}"`))]
  const parts = [...new Set(lines.map(({ partId }) => partId))]
  const unknown = parts.filter((partId) => !knownItems.has(padNumber(partId, numberLength)))
  return [
    units.length === 0
      ? good('Units', 'All units are those of this integration.')
      : wrong(
          'Units',
          400,
          `Unit ${few(units)} is neither ${settings.uomMapCase} (case) nor ${settings.uomMapEach} (each).`,
        ),
    unknown.length === 0
      ? good('Items', `${plural(parts.length, 'item')} found.`)
      : wrong(
          'Items',
          400,
          `SupplierPartID ${few(unknown.map((each) => `"${each.slice(0, 60)}"`))} cannot be ordered.`,
        ),
  ]
}
