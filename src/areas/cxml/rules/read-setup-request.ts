import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { SeenLine, SetupRequest, XmlElement } from '../cxml.ts'
import { cxmlRefusals } from '../cxml.refusals.ts'
import { attributeOf, childrenNamed, findElement, textAt } from './find-element.ts'
import { mayReturnTo } from './may-return-to.ts'
import { maxOrderLines, priceOf, readLine, readPart, readShipTo } from './read-parts.ts'

const operations = ['create', 'edit', 'inspect'] as const
/** Bounds of what is kept: lines of a cart, mentions of the buyer, letters of the cookie. */
const max = { lines: maxOrderLines, mentions: 200, cookie: 8000 } as const

/** PUNCH-3: what a PunchOutSetupRequest asks for (punchout section 4). */
export function readSetupRequest(setup: XmlElement, allowsHttp: boolean): Decision<SetupRequest> {
  const named = attributeOf(setup, 'operation') || 'create'
  if (named === 'source')
    return refuse(cxmlRefusals.cxml_not_offered, { message: 'The operation "source" is not offered.' })
  const operation = operations.find((each) => each === named)
  if (!operation) return wrong(`operation "${named.slice(0, 40)}" must be create, edit or inspect.`)
  const cookie = findElement(setup, 'BuyerCookie')
  if (!cookie) return refuse(cxmlRefusals.cxml_value_missing, { message: 'BuyerCookie is missing.' })
  if (cookie.inner.length > max.cookie) return wrong(`BuyerCookie has more than ${max.cookie} characters.`)
  const returnUrl = textAt(setup, 'BrowserFormPost/URL')
  if (returnUrl === '') return refuse(cxmlRefusals.cxml_value_missing, { message: 'BrowserFormPost/URL is missing.' })
  const mayReturn = mayReturnTo(returnUrl, allowsHttp)
  if (!mayReturn.allowed) return mayReturn
  const selected = findElement(setup, 'SelectedItem')
  const items = operation === 'create' ? [] : childrenNamed(setup, 'ItemOut')
  if (items.length > max.lines) return wrong(`The cart has more than ${max.lines} lines.`)
  const lines: SeenLine[] = []
  for (const [index, item] of items.entries()) {
    const line = readLine(item, attributeOf(item, 'lineNumber') || String(index + 1))
    if (!line.allowed) return line
    const money = findElement(item, 'ItemDetail/UnitPrice/Money')
    // Only shown beside ours: one that cannot be read is none.
    lines.push({ ...line.value, unitPrice: (money && priceOf(money)) ?? undefined })
  }
  return allow({
    operation,
    buyerCookie: cookie.inner,
    returnUrl,
    shipTo: readShipTo(setup),
    selectedPart: selected ? readPart(selected) : undefined,
    lines,
    mentions: mentionsIn(setup),
  })
}

const wrong = (message: string) => refuse(cxmlRefusals.cxml_value_wrong, { message })

function mentionsIn(setup: XmlElement): SetupRequest['mentions'] {
  const extrinsics = childrenNamed(setup, 'Extrinsic').map(
    (extrinsic) => [attributeOf(extrinsic, 'name'), extrinsic.text] as const,
  )
  const contacts = childrenNamed(setup, 'Contact').flatMap((contact) => [
    ['Contact', textAt(contact, 'Name')] as const,
    ['Contact email', textAt(contact, 'Email')] as const,
  ])
  return [...extrinsics, ...contacts]
    .filter(([, value]) => value !== '')
    .slice(0, max.mentions)
    .map(([name, value]) => [name.slice(0, 100), value.slice(0, 255)] as const)
}
