import { SaxesParser } from 'saxes'
import { Refused } from '#kit/decision.ts'
import { orderImportRefusals } from '#areas/order-import/order-import.refusals.ts'

/** Attributes of a tag by their qualified names. */
export type XmlAttributes = Readonly<Record<string, string>>

/** Receives the events of an XML text in order. Names come without their prefix. */
export interface XmlListener {
  open(name: string, attributes: XmlAttributes): void
  close(name: string): void
  text(text: string): void
}

/** Max characters of a tag, a comment or a text between two tags; workbooks have none as long. */
const longestToken = 256 * 1024
/** Max depth of tags; a workbook has about a dozen levels. */
const maxDepth = 32

/**
 * Parses XML as it arrives; document types are refused, so that no entity can be declared (security
 * 47), and so is XML that is not well-formed.
 */
export async function readXml(pieces: AsyncIterable<string>, listener: XmlListener): Promise<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  let depth = 0
  let sinceToken = 0
  const onText = (text: string): void => {
    sinceToken = 0
    listener.text(text)
  }
  const refuse = (): never => {
    throw new Refused(orderImportRefusals.import_file_unreadable)
  }
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.on('opentag', ({ name, attributes }) => {
    sinceToken = 0
    if (++depth > maxDepth) throw new Refused(orderImportRefusals.import_file_suspicious)
    listener.open(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    sinceToken = 0
    depth--
    listener.close(localName(name))
  })
  for await (const piece of pieces) {
    sinceToken += piece.length
    parser.write(piece)
    if (sinceToken > longestToken) throw new Refused(orderImportRefusals.import_file_suspicious)
  }
  parser.close()
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * The value of an attribute, whatever its prefix: `attributeOf({ 'r:id': 'r1' }, 'id')` -> 'r1'.
 */
export function attributeOf(attributes: XmlAttributes, name: string): string | undefined {
  if (Object.hasOwn(attributes, name)) return attributes[name]
  for (const key in attributes) if (key.endsWith(`:${name}`)) return attributes[key]
  return undefined
}
