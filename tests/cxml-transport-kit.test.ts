import { expect, test } from 'vitest'
import { type Case, orderUrl, startKit } from './support/cxml-kit.ts'

/*
 * What a supplier is asked by the cXML Reference Guide, case by case: how documents are sent, and
 * what is none. Cases of one rule alone are tested beside the rule.
 */
const { doc, orderDoc, post, setup } = await startKit()
const urlEncoded = (name: string, value: string) => new URLSearchParams([[name, value]]).toString()

const cases: Case[] = [
  // What is no request
  {
    what: 'a Message',
    send: doc(setup).replace(/<Request[\s\S]*<\/Request>/, '<Message><SupplierChangeMessage/></Message>'),
    code: '406',
  },
  {
    what: 'a Response',
    send: doc(setup).replace(/<Request[\s\S]*<\/Request>/, '<Response><Status code="200" text="OK"/></Response>'),
    code: '406',
  },
  { what: 'an empty Request', send: doc(''), code: '406' },
  {
    what: 'SOAP',
    send: '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body/></s:Envelope>',
    code: '406',
  },
  { what: 'nothing', send: '', code: '406' },
  // Transport
  ...[
    'text/xml; charset=utf-8',
    'text/xml; charset="UTF-8"',
    'application/xml',
    'application/cxml+xml',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/mixed',
  ].map((type) => ({ what: `as ${type}`, send: doc(setup), type, code: '200' })),
  {
    what: 'a form with cxml-urlencoded',
    send: urlEncoded('cxml-urlencoded', doc(setup)),
    type: 'application/x-www-form-urlencoded',
    code: '200',
  },
  {
    what: 'a form with cXML-base64',
    send: urlEncoded('cXML-base64', Buffer.from(doc(setup)).toString('base64')),
    type: 'application/x-www-form-urlencoded; charset=UTF-8',
    code: '200',
  },
  {
    what: 'an order in a form',
    send: urlEncoded('cXML-urlencoded', orderDoc()),
    type: 'application/x-www-form-urlencoded',
    to: orderUrl,
    code: '200',
  },
  { what: 'a form without a document', send: 'a=1&b=2', type: 'application/x-www-form-urlencoded', code: '406' },
  { what: 'blank lines before the declaration', send: `\r\n  ${doc(setup)}\n\n`, code: '200' },
  { what: 'a mark of UTF-8 before it', send: Buffer.from(`\ufeff${doc(setup)}`), code: '200' },
  {
    what: 'UTF-16, little end first',
    send: Buffer.from(`\ufeff${doc(setup).replace('UTF-8', 'UTF-16')}`, 'utf16le'),
    code: '200',
  },
  {
    what: 'UTF-16, big end first',
    send: Buffer.from(`\ufeff${doc(setup).replace('UTF-8', 'UTF-16')}`, 'utf16le').swap16(),
    code: '200',
  },
  {
    what: 'ISO-8859-1 that is declared',
    send: Buffer.from(doc(setup).replace('UTF-8', 'ISO-8859-1').replace('Ward 7', 'Caf\u00e9'), 'latin1'),
    code: '200',
  },
  {
    what: 'ISO-8859-1 that is not declared',
    send: Buffer.from(doc(setup).replace(' encoding="UTF-8"', '').replace('Ward 7', 'Caf\u00e9'), 'latin1'),
    code: '406',
    says: 'UTF-8',
  },
  {
    what: 'no declaration and no type',
    send: doc(setup).replace(/<\?xml[^>]*>\s*<!DOCTYPE[^>]*>\s*/, ''),
    code: '200',
  },
  { what: 'a version nobody knows', send: doc(setup, { version: '1.9.999' }), code: '200' },
  {
    what: 'a public document type',
    send: doc(setup).replace(
      /<!DOCTYPE[^>]*>/,
      '<!DOCTYPE cXML PUBLIC "-//cXML//EN" "http://cxml.org/schemas/cXML/1.2.008/cXML.dtd">',
    ),
    code: '200',
  },
  { what: 'XML 1.1', send: doc(setup).replace('version="1.0"', 'version="1.1"'), code: '200' },
  {
    what: 'comments and instructions',
    send: doc(setup).replace('<Header>', '<!-- a -- b --><?pi x?><Header>').replace('a -- b', 'a'),
    code: '200',
  },
  {
    what: 'a namespace prefix on each element',
    send: doc(setup)
      .replace(/<(\/?)([A-Za-z])/g, '<$1c:$2')
      .replace('<c:cXML', '<c:cXML xmlns:c="urn:c"'),
    code: '200',
  },
]

test.each(cases)('$what is $code [PUNCH-3]', async ({ code, says, ...request }) => {
  const answer = await post(request)
  expect({ http: answer.http, code: answer.code, sentence: answer.sentence }).toMatchObject({ http: 200, code })
  if (says !== undefined) expect(answer.sentence).toContain(says)
})
