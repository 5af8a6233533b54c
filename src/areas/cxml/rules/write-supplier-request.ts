import type { Credential } from '../cxml.ts'
import { type DocumentStamp, writeDocument } from './write-document.ts'
import { credentialNode } from './write-parts.ts'
import { node, type XmlNode, writeXml } from './write-xml.ts'

/** Who a document that the portal sends by itself is from and for. */
export interface OutgoingParties {
  readonly supplier: Credential
  readonly buyer: Credential
  readonly userAgent: string
  readonly isTest: boolean
}

/** The order of the buyer's that a document is about, as it was sent. */
export interface ReferredOrder {
  readonly orderId: string
  /** As sent; '' where none was. */
  readonly orderDate: string
  /** payloadID of the OrderRequest. */
  readonly payloadId: string
}

/** Stands in place of the secret, which is never part of what is stored. */
const secretMask = '****'

/** PUNCH-3: a request of the supplier to the buyer's system. */
export const writeSupplierRequest = (stamp: DocumentStamp, parties: OutgoingParties, content: XmlNode): string =>
  writeDocument(
    stamp,
    node(
      'Header',
      {},
      node('From', {}, credentialNode(parties.supplier)),
      node('To', {}, credentialNode(parties.buyer)),
      node(
        'Sender',
        {},
        credentialNode(parties.supplier, node('SharedSecret', {}, secretMask)),
        node('UserAgent', {}, parties.userAgent),
      ),
    ),
    node('Request', { deploymentMode: parties.isTest ? 'test' : 'production' }, content),
  )

const masked = `<SharedSecret>${secretMask}</SharedSecret>`

/**
 * The document as it travels, without the element where there is no secret. Texts cannot hold the
 * mask's tags: they are escaped.
 */
export const withSharedSecret = (document: string, secret: string | undefined): string =>
  document.replace(masked, () => (secret === undefined ? '' : writeXml(node('SharedSecret', {}, secret))))

/** The reference to the buyer's order. */
export const orderReference = ({ orderId, orderDate, payloadId }: ReferredOrder): XmlNode =>
  node(
    'OrderReference',
    { orderID: orderId, orderDate: orderDate || undefined },
    node('DocumentReference', { payloadID: payloadId }),
  )
