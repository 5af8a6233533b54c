import { allow, type Decision, refuse } from '#kit/decision.ts'
import { cxmlRefusals } from '../cxml.refusals.ts'

/** Labels by which the encodings that buyers send are named (punchout T3). */
const accepted = new Map<string, string>([
  ...['utf-8', 'utf8', 'us-ascii', 'ascii'].map((label) => [label, 'utf-8'] as const),
  ...['utf-16le', 'utf-16be'].map((label) => [label, label] as const),
  ...['iso-8859-1', 'latin1', 'windows-1252', 'cp1252'].map((label) => [label, 'windows-1252'] as const),
  ...['iso-8859-15', 'latin9'].map((label) => [label, 'iso-8859-15'] as const),
])

/**
 * PUNCH-3: text of a document. A byte order mark decides, then the charset of the Content-Type, the
 * XML declaration, and UTF-8. Bytes that are no text of the encoding are refused.
 */
export function decodeDocument(bytes: Uint8Array, contentType: string): Decision<string> {
  const label = markOf(bytes) ?? charsetOf(contentType) ?? declaredIn(bytes) ?? 'utf-8'
  const encoding = label === 'utf-16' ? 'utf-16be' : accepted.get(label)
  if (encoding === undefined) return refuse(cxmlRefusals.cxml_encoding_unknown)
  try {
    // In two steps: in one, Node 20 reads windows-1252 as latin1, and “ as a control character.
    const decoder = new TextDecoder(encoding, { fatal: true })
    return allow(decoder.decode(bytes, { stream: true }) + decoder.decode())
  } catch {
    return refuse(cxmlRefusals.cxml_encoding_unknown, { message: `The document is not valid ${label.toUpperCase()}.` })
  }
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without a mark: '<' and '?' in two bytes each.
  if (first === 0x3c && second === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c) return 'utf-16be'
  return undefined
}

const charsetOf = (contentType: string): string | undefined =>
  /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1]?.toLowerCase()

function declaredIn(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200))
  return /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']+)["']/.exec(start)?.[1]?.toLowerCase()
}
