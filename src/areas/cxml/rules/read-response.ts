import { attributeOf, findElement } from './find-element.ts'
import { readXml } from './read-xml.ts'
import type { XmlElement } from '../cxml.ts'

/** The status of a cXML response. */
export interface ReadResponse {
  readonly code: number
  /** Its short name, as sent. */
  readonly text: string
  /** What it says beside it. */
  readonly sentence: string
  readonly root: XmlElement
}

/** PUNCH-3: what a response says; undefined for what is none. */
export function readResponse(text: string): ReadResponse | undefined {
  const xml = readXml(text)
  const status = xml.allowed ? findElement(xml.value, 'Response/Status') : undefined
  const code = /^\d{3}$/.exec(attributeOf(status, 'code'))?.[0]
  if (!xml.allowed || !status || code === undefined) return undefined
  return { code: Number(code), text: attributeOf(status, 'text'), sentence: status.text, root: xml.value }
}
