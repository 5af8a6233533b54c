import { statusWords } from '../status-words.ts'
import { writeTimestamp } from './write-timestamp.ts'
import { node, type XmlContent, type XmlNode, writeXml } from './write-xml.ts'

/** What distinguishes a document of ours from every other. */
export interface DocumentStamp {
  /** Unique for ever: '<ms>.<random>@<host>'. */
  readonly payloadId: string
  readonly at: Date
  /** The division's. */
  readonly timeZone: string
  /** The file of the document type; cXML unless given. */
  readonly dtd?: 'cXML' | 'Fulfill' | 'InvoiceDetail'
}

/** The oldest version that everything of ours is valid by (punchout T5). */
const documentType = (file = 'cXML') => `<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/${file}.dtd">`

/** PUNCH-3: a whole document with its declaration. */
export const writeDocument = (stamp: DocumentStamp, ...content: XmlContent[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${documentType(stamp.dtd)}\n${writeXml(
    node(
      'cXML',
      {
        payloadID: stamp.payloadId,
        timestamp: writeTimestamp(stamp.at, stamp.timeZone),
        'xml:lang': 'en-US',
      },
      ...content,
    ),
  )}`

/** Status with one sentence that a buyer's IT can act on; '' where all is well. */
export const statusNode = (code: number, sentence = ''): XmlNode =>
  node('Status', { code, text: statusWords[code] ?? 'Error', 'xml:lang': 'en-US' }, sentence)

/** PUNCH-3: the response to a request; one that is refused holds its status alone. */
export const writeResponse = (stamp: DocumentStamp, code: number, sentence = '', content?: XmlNode): string =>
  writeDocument(stamp, node('Response', {}, statusNode(code, sentence), content))
