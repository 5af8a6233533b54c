import { expect, test } from 'vitest'
import { decodeDocument } from './decode-document.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const wide = (text: string, isBig: boolean) =>
  Uint8Array.from(Array.from(text, (letter) => letter.charCodeAt(0)).flatMap((code) => (isBig ? [0, code] : [code, 0])))
const textOf = (bytes: Uint8Array, contentType = '') => {
  const decoded = decodeDocument(bytes, contentType)
  return decoded.allowed ? decoded.value : decoded.refusal.status
}

test('a document without a word about its encoding is UTF-8 [PUNCH-3]', () => {
  expect(textOf(utf8('<cXML>Café</cXML>'))).toBe('<cXML>Café</cXML>')
})

test('the charset of the Content-Type goes before the declaration, a byte order mark before both [PUNCH-3]', () => {
  const declared = '<?xml version="1.0" encoding="UTF-8"?><a>é</a>'
  expect(textOf(latin(declared), 'text/xml; charset=ISO-8859-1')).toBe(declared)
  expect(textOf(Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8('<a>é</a>')]), 'text/xml; charset="windows-1252"')).toBe(
    '<a>é</a>',
  )
})

test('ISO-8859-15 as Oracle sends it has the euro sign at 0xA4 [PUNCH-3]', () => {
  expect(textOf(latin("<?xml version='1.0' encoding='ISO-8859-15'?><a>\u00a4</a>"))).toContain('<a>€</a>')
})

test('UTF-16 is recognised with and without a mark [PUNCH-3]', () => {
  expect(textOf(wide('<a>x</a>', false))).toBe('<a>x</a>')
  expect(textOf(wide('<a>x</a>', true))).toBe('<a>x</a>')
  expect(textOf(Uint8Array.from([0xff, 0xfe, ...wide('<a/>', false)]))).toBe('<a/>')
})

test('UTF-7, unknown encodings and bytes that are no UTF-8 are 406 [PUNCH-3]', () => {
  expect(textOf(utf8('<?xml version="1.0" encoding="UTF-7"?><a/>'))).toBe(406)
  expect(textOf(utf8('<a/>'), 'text/xml; charset=x-klingon')).toBe(406)
  expect(textOf(latin('<a>é</a>'))).toBe(406)
})

test('windows-1252 has curly quotes and the euro sign where latin1 has control characters [PUNCH-3]', () => {
  expect(textOf(latin('<?xml version="1.0" encoding="windows-1252"?><a>\u0093\u0080\u0094</a>'))).toContain(
    '<a>“€”</a>',
  )
})
