import { allow, type Decision, refuse } from '#kit/decision.ts'
import { atOnce, type Steps } from '#kit/steps.ts'
import type { Credential, CxmlRequest, SenderCredential, XmlElement } from '../cxml.ts'
import { cxmlRefusals } from '../cxml.refusals.ts'
import { attributeOf, childrenNamed, findElement, textAt } from './find-element.ts'
import { readXmlSteps } from './read-xml.ts'

/** Characters of a payloadID that are kept. */
const longestId = 500

/**
 * PUNCH-3: header and content of a cXML request. Lenient: by the names of elements, in any order,
 * unknown ones ignored; the versions of the document and of its type do not matter (punchout T7,
 * T9).
 */
export const readRequest = (text: string): Decision<CxmlRequest> => atOnce(readRequestSteps(text))

/** The same in steps, for a document that takes a while. */
export function* readRequestSteps(text: string): Steps<Decision<CxmlRequest>> {
  const xml = yield* readXmlSteps(text)
  if (!xml.allowed) return xml
  const root = xml.value
  const request = findElement(root, 'Request')
  const content = request?.children[0]
  if (root.name !== 'cXML' || !request || !content) return refuse(cxmlRefusals.cxml_not_cxml)
  const header = findElement(root, 'Header')
  if (!header) return refuse(cxmlRefusals.cxml_value_missing, { message: 'The document has no Header.' })
  const [twice] = doubledIn(header)
  if (twice !== undefined)
    return refuse(cxmlRefusals.cxml_value_wrong, { message: `A Credential has more than one ${twice}.` })
  const mode = attributeOf(request, 'deploymentMode').toLowerCase()
  // Whoever asks for neither must not get a live order.
  if (!['', 'production', 'test'].includes(mode))
    return refuse(cxmlRefusals.cxml_value_wrong, {
      message: `deploymentMode "${mode.slice(0, 40)}" must be production or test.`,
    })
  return allow({
    payloadId: attributeOf(root, 'payloadID').slice(0, longestId),
    timestamp: attributeOf(root, 'timestamp').slice(0, 100),
    from: credentialsIn(findElement(header, 'From')),
    to: credentialsIn(findElement(header, 'To')),
    sender: childrenNamed(findElement(header, 'Sender'), 'Credential').map(senderCredential),
    userAgent: textAt(header, 'Sender/UserAgent').slice(0, 255),
    isTest: mode === 'test',
    content,
  })
}

/** Which of the two would have to be chosen: a credential names one identity, with one secret. */
const doubledIn = (header: XmlElement): string[] =>
  ['From', 'To', 'Sender']
    .flatMap((party) => childrenNamed(findElement(header, party), 'Credential'))
    .flatMap((each) => ['Identity', 'SharedSecret'].filter((name) => childrenNamed(each, name).length > 1))

const credential = (element: XmlElement): Credential => ({
  domain: attributeOf(element, 'domain'),
  identity: textAt(element, 'Identity'),
})

const credentialsIn = (party: XmlElement | undefined): Credential[] =>
  childrenNamed(party, 'Credential').map(credential)

// A secret counts in Sender alone (punchout A1); one that is only blanks is none.
const senderCredential = (element: XmlElement): SenderCredential => ({
  ...credential(element),
  secret: textAt(element, 'SharedSecret') || undefined,
})
