import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DtdValidator, XmlDocument, XmlDtd } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import { writeOrder } from '#areas/buyer-sandbox/rules/write-order.ts'
import { writeProfileRequest } from '#areas/buyer-sandbox/rules/write-request.ts'
import { writeSetup } from '#areas/buyer-sandbox/rules/write-setup.ts'
import { someCart, someItem } from '#areas/buyer-sandbox/testing/returned-items.ts'
import { someFacts, someStamp } from '#areas/buyer-sandbox/testing/simulator-facts.ts'

const folder = process.env['LARDER_SHARED_CXML'] ?? '../shared/cxml'
const isThere = existsSync(join(folder, 'README.md'))
if (!isThere) console.warn(`The cXML material is not at ${folder}; set LARDER_SHARED_CXML to validate by its DTDs`)

const facts = someFacts()
const items = [someItem(), someItem({ partId: '7', auxiliaryId: '' })]
const visit = { shipToCode: '0042', isTest: false, buyerCookie: 'c-1', returnUrl: 'https://x.example/?a=1&b=2', items }
const order = { orderId: 'PO-7', version: 1, changes: undefined, isTest: true }
const documents = {
  'a profile request': writeProfileRequest(someStamp, facts),
  'a setup': writeSetup(someStamp, facts, { ...visit, operation: 'create', shipToCode: '' }),
  'a setup to edit': writeSetup(someStamp, facts, { ...visit, operation: 'edit' }),
  'an order': writeOrder(someStamp, facts, someCart({ items }), { ...order, type: 'new' }),
  'an order without a ship-to': writeOrder(someStamp, facts, someCart({ shipTo: undefined }), {
    ...order,
    type: 'new',
  }),
  'a change': writeOrder(someStamp, facts, someCart(), { ...order, type: 'update', version: 2, changes: '1@x' }),
  'a cancellation': writeOrder(someStamp, facts, someCart(), { ...order, type: 'delete', changes: '1@x' }),
}

describe.skipIf(!isThere)('documents of the simulator', () => {
  test.each(['1.2.014', '1.2.071'])('are valid by DTD %s [PUNCH-5]', (version) => {
    using definition = XmlDtd.fromString(readFileSync(join(folder, 'dtd', version, 'cXML.dtd'), 'utf8'))
    using validator = new DtdValidator(definition)
    for (const [name, text] of Object.entries(documents)) {
      using document = XmlDocument.fromString(text)
      expect(() => validator.validate(document), name).not.toThrow()
    }
  })
})
