import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DtdValidator, XmlDocument, XmlDtd } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import { createCart } from '#areas/carts/cart.endpoints.ts'
import { returnCart } from '#areas/checkout/return-cart.endpoints.ts'
import { setupContent } from '#areas/cxml/testing/cxml-document.ts'
import { leavePunchout } from '#areas/punchout/punchout.endpoints.ts'
import { buyerSystem, shipToElement } from '#areas/punchout/testing/buyer-system.ts'
import { openReturnPage } from '#areas/punchout/testing/returned-message.ts'
import { startApi } from './support/api.ts'
import { items, shipTos } from './support/distributor.ts'

const folder = process.env['LARDER_SHARED_CXML'] ?? '../shared/cxml'
const isThere = existsSync(join(folder, 'README.md'))
if (!isThere) console.warn(`The cXML material is not at ${folder}; set LARDER_SHARED_CXML to validate by its DTDs`)

describe.skipIf(!isThere)('every document that leaves the portal', async () => {
  const api = await startApi()
  const system = await buyerSystem(api, 'buyer', { mapping: [{ shipTo: '0000101', punchoutShipTo: 'Ward "7" & <8>' }] })
  const at = shipToElement('Ward &quot;7&quot; &amp; &lt;8&gt;')
  await api.db.run(`update items set description = 'Crème “fraîche” & <more>', pack_size_description = '日本 6/1'`)
  await api.db.run(`update users set name = 'x' where false`)

  const documents: Record<string, string> = {
    'a start page': (await system.post(setupContent(at))).text,
    'a profile': (await system.post('<ProfileRequest/>')).text,
    'a refusal': (await system.post(setupContent(shipToElement('<&"')))).text,
    'an unknown sender': (await system.post(setupContent(), { secret: 'x' })).text,
    'no XML': (await system.post('<<<')).text,
  }
  const visit = await system.visit(at)
  const lines = [items.flour, items.chicken, items.oysters, items.bread].map((itemNumber) => ({
    itemNumber,
    orderedCases: 2,
    orderedUnits: itemNumber === items.flour ? 1 : 0,
  }))
  const { cart } = await visit.ask(createCart, {
    params: shipTos.own,
    body: { cart: { sharingMode: 'UNLOCK' }, items: lines },
  })
  await visit.ask(returnCart, { params: { ...shipTos.own, cartId: cart.id }, body: {} }, { ifMatch: cart.version })
  documents['a cart'] = (await openReturnPage(api, visit.cookie)).xml
  const leaving = await system.visit(at)
  await leaving.ask(leavePunchout, {})
  documents['a cart that was left'] = (await openReturnPage(api, leaving.cookie)).xml

  test.each(['1.2.014', '1.2.071'])('is valid by the DTD of cXML %s [PUNCH-3]', (version) => {
    using definition = XmlDtd.fromString(readFileSync(join(folder, 'dtd', version, 'cXML.dtd'), 'utf8'))
    using validator = new DtdValidator(definition)
    for (const [name, text] of Object.entries(documents)) {
      expect(text, name).toContain('<cXML ')
      using document = XmlDocument.fromString(text)
      expect(() => validator.validate(document), name).not.toThrow()
    }
  })
})
