import { type DocumentStamp, writeDocument } from '#areas/cxml/rules/write-document.ts'
import { node, type XmlNode, writeXml } from '#areas/cxml/rules/write-xml.ts'
import type { SimulatorFacts } from '#areas/punchout-settings/simulator-facts.ts'
import { secretMask } from '../simulated.ts'

const credential = (domain: string, identity: string, secret?: XmlNode): XmlNode =>
  node('Credential', { domain }, node('Identity', {}, identity), secret)

/**
 * PUNCH-5: a request as the customer's system would send it by these settings; the secret is put in
 * when it is sent.
 */
export const writeRequest = (stamp: DocumentStamp, facts: SimulatorFacts, isTest: boolean, content: XmlNode): string =>
  writeDocument(
    stamp,
    node(
      'Header',
      {},
      node('From', {}, credential(facts.senderDomain, facts.senderIdentity)),
      node('To', {}, credential(facts.supplierDomain, facts.supplierIdentity)),
      node(
        'Sender',
        {},
        credential(facts.senderDomain, facts.senderIdentity, node('SharedSecret', {}, secretMask)),
        node('UserAgent', {}, 'Larder buyer simulator'),
      ),
    ),
    node('Request', { deploymentMode: isTest ? 'test' : 'production' }, content),
  )

const masked = `<SharedSecret>${secretMask}</SharedSecret>`

/** The document with its secret, as it travels; what a person has written into it stays. */
export const withSecret = (text: string, secret: string): string =>
  text.replace(masked, () => writeXml(node('SharedSecret', {}, secret.trim())))

/** PUNCH-5: asks what the portal offers, as buyers' systems do to find out whether it is there. */
export const writeProfileRequest = (stamp: DocumentStamp, facts: SimulatorFacts): string =>
  writeRequest(stamp, facts, false, node('ProfileRequest'))
