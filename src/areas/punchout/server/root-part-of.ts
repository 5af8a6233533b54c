/** A document with the type it came as. */
export interface DocumentPart {
  readonly bytes: Buffer
  readonly contentType: string
}

/** Most parts that are looked at: a document with its attachments. */
const maxParts = 100
/** Most bytes of a part's headers. */
const maxHead = 8192

/**
 * PUNCH-3: the cXML document of a request: its body, or the root part of a multipart one (the part
 * that `start` names, else the first; RFC 2387). Attachments are dropped (punchout T4).
 */
export function rootPartOf(bytes: Buffer, contentType: string): DocumentPart {
  if (/^\s*application\/x-www-form-urlencoded/i.test(contentType)) return fieldOf(bytes) ?? { bytes, contentType }
  if (!/^\s*multipart\//i.test(contentType)) return { bytes, contentType }
  const boundary = parameterOf(contentType, 'boundary')
  if (boundary === undefined || boundary === '') return { bytes, contentType: '' }
  const parts = partsOf(bytes, boundary)
  const start = parameterOf(contentType, 'start')
  const root = (start === undefined ? undefined : parts.find(({ id }) => id === start)) ?? parts[0]
  return root ? decoded(root) : { bytes: Buffer.alloc(0), contentType: '' }
}

/**
 * The document in the one field of a form that carries it, as browsers post it; undefined for a
 * body that is no such form: many systems send XML under its type.
 */
function fieldOf(bytes: Buffer): DocumentPart | undefined {
  if (!/(?:^|&)cxml-(?:urlencoded|base64)=/i.test(bytes.subarray(0, maxHead).toString('latin1'))) return undefined
  const found = [...new URLSearchParams(bytes.toString('latin1'))].filter(([name]) =>
    /^cxml-(?:urlencoded|base64)$/i.test(name),
  )
  const [name, value] = found.length === 1 ? found[0]! : ['', '']
  // Base 64 holds bytes in the encoding that the document declares.
  return /base64$/i.test(name)
    ? { bytes: Buffer.from(value, 'base64'), contentType: '' }
    : { bytes: Buffer.from(value), contentType: 'text/xml; charset=UTF-8' }
}

/** `boundary` of 'multipart/mixed; boundary="a;b"'. */
function parameterOf(header: string, name: string): string | undefined {
  for (const [, key, quoted, plain] of header.matchAll(/;\s{0,9}([\w*-]{1,40})=(?:"([^"]{0,300})"|([^\s";]{0,300}))/g))
    if (key?.toLowerCase() === name) return quoted ?? plain
  return undefined
}

interface RawPart {
  readonly id: string
  readonly contentType: string
  readonly encoding: string
  readonly bytes: Buffer
}

function partsOf(bytes: Buffer, boundary: string): RawPart[] {
  const mark = Buffer.from(`--${boundary}`, 'latin1')
  const parts: RawPart[] = []
  let at = bytes.indexOf(mark)
  while (at !== -1 && parts.length < maxParts) {
    const from = at + mark.length
    // '--' closes the last part.
    if (bytes.subarray(from, from + 2).toString('latin1') === '--') break
    const next = bytes.indexOf(mark, from)
    const end = next === -1 ? bytes.length : next
    const part = partIn(bytes.subarray(from, end))
    if (part) parts.push(part)
    at = next
  }
  return parts
}

function partIn(piece: Buffer): RawPart | undefined {
  const text = piece.subarray(0, maxHead).toString('latin1')
  const blank = /\r?\n\r?\n/.exec(text)
  if (!blank) return undefined
  // A line that begins with a blank goes on with the former one.
  const lines = text
    .slice(0, blank.index)
    .replace(/\r?\n[ \t]/g, ' ')
    .split('\n')
  const header = (name: string) => {
    const found = lines.find((line) => line.toLowerCase().startsWith(`${name}:`))
    return found?.slice(name.length + 1).trim() ?? ''
  }
  const body = piece.subarray(blank.index + blank[0].length)
  return {
    id: header('content-id'),
    contentType: header('content-type'),
    encoding: header('content-transfer-encoding').toLowerCase(),
    // The line end before the boundary belongs to the boundary.
    bytes: body.subarray(0, body.length - lineEndOf(body)),
  }
}

const lineEndOf = (body: Buffer): number => {
  if (body.at(-1) !== 10) return 0
  return body.at(-2) === 13 ? 2 : 1
}

function decoded({ bytes, contentType, encoding }: RawPart): DocumentPart {
  if (encoding === 'base64') return { bytes: Buffer.from(bytes.toString('latin1'), 'base64'), contentType }
  if (encoding !== 'quoted-printable') return { bytes, contentType }
  const text = bytes
    .toString('latin1')
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_match: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return { bytes: Buffer.from(text, 'latin1'), contentType }
}
