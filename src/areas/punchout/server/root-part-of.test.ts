import { expect, test } from 'vitest'
import { rootPartOf } from './root-part-of.ts'

const part = (headers: string, body: string) => `--edge\r\n${headers}\r\n\r\n${body}\r\n`
const multipart = (...parts: string[]) => Buffer.from(`preamble\r\n${parts.join('')}--edge--\r\nepilogue`, 'latin1')
const read = (body: Buffer, type: string) => {
  const { bytes, contentType } = rootPartOf(body, type)
  return [bytes.toString('latin1'), contentType]
}

test('a body that is no multipart is the document [PUNCH-3]', () => {
  expect(read(Buffer.from('<cXML/>'), 'text/xml; charset=UTF-8')).toEqual(['<cXML/>', 'text/xml; charset=UTF-8'])
})

test('of a multipart body the first part is the document, or the one that start names; attachments are dropped [PUNCH-3]', () => {
  const body = multipart(
    part('Content-Type: application/pdf\r\nContent-ID: <a@b>', '%PDF'),
    part('Content-Type: text/xml; charset=utf-8\r\nContent-ID: <main@b>', '<cXML>\r\n</cXML>'),
  )
  expect(read(body, 'multipart/mixed; boundary=edge')).toEqual(['%PDF', 'application/pdf'])
  expect(read(body, 'Multipart/Related; boundary="edge"; type="text/xml"; start="<main@b>"')).toEqual([
    '<cXML>\r\n</cXML>',
    'text/xml; charset=utf-8',
  ])
})

test('a part is decoded as its transfer encoding says [PUNCH-3]', () => {
  const type = 'multipart/mixed; boundary=edge'
  const base64 = part('Content-Type: text/xml\r\nContent-Transfer-Encoding: base64', 'PGNYTUwv\r\nPg==')
  const quoted = part('content-type: text/xml\r\ncontent-transfer-encoding: Quoted-Printable', '<a b=3D"1=\r\n2"/>')
  expect(read(multipart(base64), type)).toEqual(['<cXML/>', 'text/xml'])
  expect(read(multipart(quoted), type)).toEqual(['<a b="12"/>', 'text/xml'])
})

test('without a boundary, or without a part, there is no document [PUNCH-3]', () => {
  expect(read(Buffer.from('x'), 'multipart/mixed; boundary=edge')).toEqual(['', ''])
  expect(read(Buffer.from('x'), 'multipart/mixed')).toEqual(['x', ''])
})

test('the one field of a form that carries a document is the document [PUNCH-3]', () => {
  const form = 'application/x-www-form-urlencoded'
  const body = (...pairs: [string, string][]) => Buffer.from(new URLSearchParams(pairs).toString())
  expect(read(body(['cXML-URLEncoded', '<a>e+&</a>']), form)).toEqual(['<a>e+&</a>', 'text/xml; charset=UTF-8'])
  const base64 = Buffer.from('<a/>').toString('base64')
  expect(read(body(['x', '1'], ['cxml-base64', base64]), `${form}; charset=x`)).toEqual(['<a/>', ''])
  expect(read(body(['cxml-base64', base64], ['cxml-urlencoded', '<b/>']), form)[0]).toBe('')
  expect(read(Buffer.from('<a b="cxml-urlencoded=1"/>'), form)).toEqual(['<a b="cxml-urlencoded=1"/>', form])
})
