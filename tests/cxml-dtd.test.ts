import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { asciiXml, node } from '#areas/cxml/rules/write-xml.ts'
import { decodeDocument } from '#areas/cxml/rules/decode-document.ts'
import { readOrderRequest } from '#areas/cxml/rules/read-order-request.ts'
import { readRequest } from '#areas/cxml/rules/read-request.ts'
import { readSetupRequest } from '#areas/cxml/rules/read-setup-request.ts'
import { writeConfirmation } from '#areas/cxml/rules/write-confirmation.ts'
import { writeResponse } from '#areas/cxml/rules/write-document.ts'
import { writeInvoice } from '#areas/cxml/rules/write-invoice.ts'
import { writeOrderMessage } from '#areas/cxml/rules/write-order-message.ts'
import { writeProfile } from '#areas/cxml/rules/write-profile.ts'
import { writeShipNotice } from '#areas/cxml/rules/write-ship-notice.ts'
import { withSharedSecret } from '#areas/cxml/rules/write-supplier-request.ts'
import {
  someConfirmation,
  someInvoice,
  someInvoicedLine,
  someParties,
  someShipNotice,
} from '#areas/cxml/testing/outgoing.ts'
import { returnedCart, returnedLine } from '#areas/cxml/testing/returned-cart.ts'
import { cxmlFolder, cxmlJudge, cxmlVersions, hasCxml } from './support/cxml-dtd.ts'

const stamp = { payloadId: '1.x@larder.example', at: new Date('2026-03-02T17:00:00Z'), timeZone: 'America/Los_Angeles' }
const urls = { setupUrl: 'https://larder.example/setup', orderUrl: 'https://larder.example/order' }
const cart = returnedCart({
  lines: [returnedLine(), returnedLine({ manufacturer: undefined, leadTimeDays: undefined, marks: [] })],
})
const parties = someParties()
const documents = {
  'a refusal': writeResponse(stamp, 401, 'The sender credential is not accepted.'),
  'a start page': writeResponse(
    stamp,
    200,
    '',
    node('PunchOutSetupResponse', {}, node('StartPage', {}, node('URL', {}, 'https://larder.example/p?a=1&b=2'))),
  ),
  'a profile': writeProfile(stamp, urls),
  'a cart': writeOrderMessage(stamp, cart),
  'a cart in ASCII': asciiXml(writeOrderMessage(stamp, cart)),
  'a cart without a ship-to': writeOrderMessage(stamp, { ...cart, shipTo: undefined, isTest: true }),
  'a cart that was left': writeOrderMessage(stamp, { ...cart, lines: [] }),
  'a confirmation': writeConfirmation(stamp, parties, someConfirmation()),
  'a confirmation with its secret': withSharedSecret(
    writeConfirmation(stamp, parties, someConfirmation()),
    'a <secret> & "more"',
  ),
  'a confirmation without a secret, of a test': withSharedSecret(
    writeConfirmation(stamp, someParties({ isTest: true }), someConfirmation()),
    undefined,
  ),
  'a confirmation that takes the place of another': writeConfirmation(
    stamp,
    parties,
    someConfirmation({ replaces: '1.w@larder.example', type: 'detail', comment: '' }),
  ),
  'a rejection': writeConfirmation(stamp, parties, someConfirmation({ type: 'reject', lines: [] })),
  'a ship notice': writeShipNotice(stamp, parties, someShipNotice()),
  'a ship notice without tracking': writeShipNotice(
    stamp,
    parties,
    someShipNotice({ tracking: '', comment: '', expected: null }),
  ),
  'a ship notice for a day': writeShipNotice(stamp, parties, someShipNotice({ expected: { day: '2026-03-04' } })),
  'an invoice': writeInvoice(stamp, parties, someInvoice()),
  'an invoice of what was weighed, with charges': writeInvoice(
    stamp,
    parties,
    someInvoice({
      total: 20_000,
      lines: [
        someInvoicedLine(),
        someInvoicedLine({
          quantity: 4073,
          isWeighed: true,
          unit: 'LBR',
          total: 9999,
          shipped: { quantity: 1, unit: 'CS' },
        }),
        someInvoicedLine({ quantity: -1, total: -500, auxiliaryId: '' }),
      ],
    }),
  ),
  'an invoice with a discount': writeInvoice(stamp, parties, someInvoice({ total: 8000 })),
  'a credit memo': writeInvoice(
    stamp,
    parties,
    someInvoice({
      total: -4120,
      credits: '1.v@larder.example',
      lines: [someInvoicedLine({ quantity: -1, total: -4120 })],
    }),
  ),
  'a credit memo without lines': writeInvoice(stamp, parties, someInvoice({ total: -1, lines: [] })),
}

describe.skipIf(!hasCxml)('cXML as its publisher defines it', () => {
  describe.each(cxmlVersions)('DTD %s', (version) => {
    test('whatever the portal writes is valid [PUNCH-3]', () => {
      using by = cxmlJudge(version)
      for (const [name, text] of Object.entries(documents)) expect(() => by.judge(text), name).not.toThrow()
    })

    test.each([
      ['a cart', /<UnitOfMeasure>CS<\/UnitOfMeasure>/],
      ['a confirmation', /<UnitOfMeasure>CS<\/UnitOfMeasure>/],
      ['a ship notice', /<DocumentReference [^>]*>/],
      ['an invoice', /<Tax>.*<\/Tax>/],
    ] as const)('%s that lacks an element is not [PUNCH-3]', (name, element) => {
      using by = cxmlJudge(version)
      const broken = documents[name].replace(element, '')
      expect(broken).not.toBe(documents[name])
      expect(() => by.judge(broken)).toThrow()
    })
  })

  test('documents of real systems are read, those that break the DTD too [PUNCH-3]', () => {
    const samples = readdirSync(join(cxmlFolder, 'samples')).filter((name) => name.endsWith('.xml'))
    const outcome = Object.fromEntries(
      samples.map((name) => {
        const text = decodeDocument(readFileSync(join(cxmlFolder, 'samples', name)), 'text/xml')
        if (!text.allowed) return [name, text.refusal.code]
        const request = readRequest(text.value)
        if (!request.allowed) return [name, request.refusal.code]
        const { content } = request.value
        const read = content.name === 'OrderRequest' ? readOrderRequest(content) : readSetupRequest(content, true)
        return [name, read.allowed ? content.name : read.refusal.message]
      }),
    )
    console.info(outcome)
    // Messages are what suppliers send; every other one is a request of a buyer.
    const messages = ['friendsofcxml.xml', 'globalindustrial-3-lines.xml']
    for (const name of samples)
      expect(outcome[name], name).toMatch(
        messages.includes(name) ? /^cxml_not_cxml$/ : /^(?:OrderRequest|PunchOutSetupRequest)$/,
      )
  })
})
