/** An element to be written: a name, attributes (undefined ones are left out) and its content. */
export interface XmlNode {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | number | undefined>>
  readonly content: readonly XmlContent[]
}
/** Text, an element, markup that was read elsewhere, or nothing. */
export type XmlContent = string | XmlNode | { readonly markup: string } | undefined

/** `node('Money', { currency: 'USD' }, '4.20')`. */
export const node = (name: string, attributes: XmlNode['attributes'] = {}, ...content: XmlContent[]): XmlNode => ({
  name,
  attributes,
  content,
})

// XML 1.0 has no other control characters, not even by number; nor halves of surrogate pairs.
const unwritable =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeText = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (letter) => escapes[letter]!)
// White space of an attribute would be read as blanks.
const escapeAttribute = (text: string): string =>
  escapeText(text).replace(/[\t\n\r]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** PUNCH-3: an element as text, everything escaped, nothing indented. */
export function writeXml(root: XmlNode): string {
  const attributes = Object.entries(root.attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`)
    .join('')
  const content = root.content
    .filter((part) => part !== undefined)
    .map((part) => (typeof part === 'string' ? escapeText(part) : 'markup' in part ? part.markup : writeXml(part)))
    .join('')
  return content === '' ? `<${root.name}${attributes}/>` : `<${root.name}${attributes}>${content}</${root.name}>`
}

/**
 * The same document in ASCII: other letters as references by number, which a receiver reads
 * whatever encoding it assumes (punchout R2). In a CDATA section there are no references: it is
 * closed before the letter and opened after it.
 */
export function asciiXml(text: string): string {
  const section = /<!\[CDATA\[[\s\S]*?\]\]>/g
  const references = (part: string, before = '', after = ''): string =>
    // Whole code points: a letter beyond 16 bits has one number.
    // oxlint-disable-next-line no-control-regex -- all that is no ASCII
    part.replace(/[^\u0000-\u007f]+/gu, (letters) => `${before}${Array.from(letters, reference).join('')}${after}`)
  let written = ''
  let at = 0
  for (const found of text.matchAll(section)) {
    written += references(text.slice(at, found.index)) + references(found[0], ']]>', '<![CDATA[')
    at = found.index + found[0].length
  }
  return written + references(text.slice(at))
}

const reference = (letter: string): string => `&#${letter.codePointAt(0)};`
