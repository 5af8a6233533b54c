import { SaxesParser } from 'saxes'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { atOnce, type Steps } from '#kit/steps.ts'
import type { XmlElement } from '../cxml.ts'
import { cxmlRefusals } from '../cxml.refusals.ts'

/** Bounds of a document (security 47); an order of 5,000 lines has about 150,000 elements. */
const max = { depth: 50, elements: 300_000, attributes: 50, doctype: 1000 } as const

/** Characters that are read between two pauses. */
const stepLength = 16_384

interface OpenElement {
  readonly name: string
  readonly attributes: Map<string, string>
  readonly children: XmlElement[]
  readonly start: number
  text: string
}

class Unreadable extends Error {
  readonly refusal: Decision<never>
  constructor(refusal: Decision<never>) {
    super('unreadable')
    this.refusal = refusal
  }
}

/**
 * PUNCH-3: the root element of an XML text. Entities other than the five, declarations of its own,
 * two roots and whatever is not well-formed are refused with line and column; nothing is fetched.
 */
export const readXml = (text: string): Decision<XmlElement> => atOnce(readXmlSteps(text))

/** The same in steps, for a document that takes a while. */
export function* readXmlSteps(whole: string): Steps<Decision<XmlElement>> {
  // Some systems send blank lines before the declaration, which no parser takes.
  const text = whole.trimStart()
  const parser = new SaxesParser<{ position: true }>({ position: true })
  const open: OpenElement[] = []
  let root: XmlElement | undefined
  let elements = 0
  const give = (refusal: (typeof cxmlRefusals)[keyof typeof cxmlRefusals], message?: string): never => {
    throw new Unreadable(refuse(refusal, message === undefined ? {} : { message }))
  }
  const add = (piece: string): void => {
    const element = open.at(-1)
    if (element) element.text += piece
  }
  parser.on('error', ({ message }) => give(cxmlRefusals.cxml_malformed, `The document is not well-formed: ${message}`))
  parser.on('doctype', (doctype) => {
    if (!isPlainDoctype(doctype)) give(cxmlRefusals.cxml_entity_declared)
  })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('opentag', ({ name, attributes }) => {
    const named = Object.entries(attributes)
    elements += 1
    if (open.length >= max.depth || elements > max.elements || named.length > max.attributes)
      give(cxmlRefusals.cxml_too_deep)
    open.push({
      name: localName(name),
      attributes: new Map(named.map(([key, value]) => [localName(key), value])),
      children: [],
      start: parser.position,
      text: '',
    })
  })
  parser.on('closetag', ({ isSelfClosing }) => {
    const { start, ...element } = open.pop()!
    const end = isSelfClosing ? start : text.lastIndexOf('</', parser.position - 1)
    const read = { ...element, text: element.text.trim(), inner: text.slice(start, end) }
    const parent = open.at(-1)
    if (parent) parent.children.push(read)
    else root = read
  })
  try {
    for (let at = 0; at < text.length; at += stepLength) {
      parser.write(text.slice(at, at + stepLength))
      yield
    }
    parser.close()
  } catch (error) {
    if (error instanceof Unreadable) return error.refusal
    throw error
  }
  return root ? allow(root) : refuse(cxmlRefusals.cxml_malformed)
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** A document type names its address, which is never fetched, and declares nothing. */
function isPlainDoctype(doctype: string): boolean {
  const open = doctype.indexOf('[')
  const external = open === -1 ? doctype : doctype.slice(0, open)
  const isWithout = open === -1 || doctype.slice(open + 1).trim() === ']'
  const [name = '', kind] = external.trim().split(/\s+/, 2)
  const isExternal = kind === undefined || kind === 'SYSTEM' || kind === 'PUBLIC'
  return (
    isWithout && isExternal && external.length <= max.doctype && /^[\w.:-]{1,100}$/.test(name) && !/[<>]/.test(external)
  )
}
