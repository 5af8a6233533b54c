import { Refused } from '#kit/decision.ts'
import { orderImportRefusals } from '#areas/order-import/order-import.refusals.ts'

/** Hears the parts of an XML text in their order. Names come without their prefix. */
export interface XmlListener {
  /** `attributes` as written, for `attributeOf`. `isEmpty`: `<a/>`; no close follows. */
  open(name: string, attributes: string, isEmpty: boolean): void
  close(name: string): void
  text(text: string): void
}

/**
 * Longest tag, comment or text between two tags, in characters: what is longer is no workbook's.
 */
const longestToken = 256 * 1024

/**
 * Cuts XML that arrives in pieces into tags and texts; no document types, so that no entity can be
 * declared (security 47).
 */
export async function readXml(pieces: AsyncIterable<string>, listener: XmlListener): Promise<void> {
  let rest = ''
  for await (const piece of pieces) {
    rest = consume(rest + piece, listener)
    if (rest.length > longestToken) throw new Refused(orderImportRefusals.import_file_suspicious)
  }
  if (rest.trim() !== '') throw new Refused(orderImportRefusals.import_file_unreadable)
}

/** Tells the listener all that is complete and returns what is left. */
function consume(buffer: string, listener: XmlListener): string {
  let at = 0
  for (;;) {
    const start = buffer.indexOf('<', at)
    if (start < 0) break
    if (start > at) listener.text(decoded(buffer.slice(at, start)))
    const end = tokenEnd(buffer, start)
    if (end < 0) return buffer.slice(start)
    token(buffer, start, end, listener)
    at = end
  }
  return buffer.slice(at)
}

/** Behind the token that starts here, or -1 when it is not complete. */
function tokenEnd(buffer: string, start: number): number {
  if (buffer.startsWith('<!--', start)) return behind(buffer.indexOf('-->', start + 4), 3)
  if (buffer.startsWith('<![CDATA[', start)) return behind(buffer.indexOf(']]>', start), 3)
  if (buffer.startsWith('<!D', start)) throw new Refused(orderImportRefusals.import_file_unreadable)
  // Enough of it to tell a comment from a character section.
  if (buffer.startsWith('<!', start) && buffer.length - start < 9) return -1
  return behind(tagEnd(buffer, start), 1)
}

const behind = (at: number, length: number): number => (at < 0 ? -1 : at + length)

/**
 * The sign that ends the tag; a value in quotes may hold the same sign. Each character is looked at
 * once, whatever they are.
 */
function tagEnd(buffer: string, start: number): number {
  let end = buffer.indexOf('>', start)
  let open = 0
  for (let at = start; end >= 0; end = buffer.indexOf('>', end + 1)) {
    for (; at < end; at++) {
      const code = buffer.charCodeAt(at)
      if (open === 0 && (code === 34 || code === 39)) open = code
      else if (code === open) open = 0
    }
    if (open === 0) return end
  }
  return -1
}

function token(buffer: string, start: number, end: number, listener: XmlListener): void {
  const second = buffer.charCodeAt(start + 1)
  if (second === 33) {
    if (buffer.startsWith('<![CDATA[', start)) listener.text(buffer.slice(start + 9, end - 3))
  } else if (second === 47) {
    listener.close(localName(buffer.slice(start + 2, end - 1).trimEnd()))
  } else if (second !== 63) {
    const isEmpty = buffer.charCodeAt(end - 2) === 47
    const inner = buffer.slice(start + 1, isEmpty ? end - 2 : end - 1)
    const space = inner.search(/\s/)
    listener.open(localName(space < 0 ? inner : inner.slice(0, space)), space < 0 ? '' : inner.slice(space), isEmpty)
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** '&amp;' -> '&'; what is no entity stays as it is. */
function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);/gi, (all, entity: string) => {
    if (!entity.startsWith('#')) return named[entity] ?? all
    const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

const patterns = new Map<string, RegExp>()

/** One attribute's value, its prefix told or not: `attributeOf(' r="A1" t="s"', 't')` -> 's'. */
export function attributeOf(attributes: string, name: string): string | undefined {
  let pattern = patterns.get(name)
  if (!pattern) {
    pattern = new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    patterns.set(name, pattern)
  }
  const match = pattern.exec(attributes)
  return match ? decoded(match[1] ?? match[2] ?? '') : undefined
}
