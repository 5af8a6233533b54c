import { expect, test } from 'vitest'
import { cxmlDocument, orderedItem, setupContent } from '../testing/cxml-document.ts'
import { readRequest } from './read-request.ts'
import { readSetupRequest } from './read-setup-request.ts'

const setupOf = (content: string, allowsHttp = false) => {
  const request = readRequest(cxmlDocument(content))
  if (!request.allowed) throw new Error(request.refusal.message)
  return readSetupRequest(request.value.content, allowsHttp)
}
const statusOf = (content: string) => {
  const setup = setupOf(content)
  return setup.allowed ? 200 : setup.refusal.status
}

test('a setup request is read whatever the order of its elements [PUNCH-3]', () => {
  const more = `<Contact role="endUser"><Name xml:lang="en">Jim</Name><Email>jim@buyer.example</Email></Contact>
    <ShipTo><Address addressID="0042"><Name xml:lang="en">Ward 7</Name></Address></ShipTo>
    <SelectedItem><ItemID><SupplierPartID>100234</SupplierPartID></ItemID></SelectedItem>
    <Extrinsic name="UserEmail">jim@buyer.example</Extrinsic>`
  expect(setupOf(setupContent(more))).toEqual({
    allowed: true,
    value: {
      operation: 'create',
      buyerCookie: 'c-1',
      returnUrl: 'https://buyer.example/return?s=1&t=2',
      shipTo: { addressId: '0042', name: 'Ward 7' },
      selectedPart: { partId: '100234', auxiliaryId: '' },
      lines: [],
      mentions: [
        ['UserEmail', 'jim@buyer.example'],
        ['Contact', 'Jim'],
        ['Contact email', 'jim@buyer.example'],
      ],
    },
  })
})

test('the cookie is kept as it was sent, elements and white space included [PUNCH-3]', () => {
  const cookie = ' <session id="7">a &amp; b</session>\n'
  const setup = setupOf(setupContent().replace('c-1', cookie))
  expect(setup).toMatchObject({ allowed: true, value: { buyerCookie: cookie } })
})

test('lines count for edit and inspect alone [PUNCH-3]', () => {
  const line = orderedItem({ aux: 'EA', quantity: '12' })
  expect(setupOf(setupContent(line, 'edit'))).toMatchObject({
    value: { lines: [{ partId: '100234', auxiliaryId: 'EA', quantity: 12, unit: 'CS' }] },
  })
  expect(setupOf(setupContent(line, 'create'))).toMatchObject({ value: { lines: [] } })
  expect(statusOf(setupContent(orderedItem({ quantity: '0' }), 'inspect'))).toBe(400)
})

test('what is missing or wrong is 400, the operation source 450 [PUNCH-3]', () => {
  expect(statusOf(setupContent().replace(/<BuyerCookie>.*<\/BuyerCookie>/, ''))).toBe(400)
  expect(statusOf(setupContent().replace(/<BrowserFormPost>.*<\/BrowserFormPost>/s, ''))).toBe(400)
  expect(statusOf(setupContent().replace('https://', 'javascript://'))).toBe(400)
  expect(statusOf(setupContent('', 'buy'))).toBe(400)
  expect(statusOf(setupContent('', 'source'))).toBe(450)
  expect(statusOf(setupContent(orderedItem().repeat(5001), 'edit'))).toBe(400)
})
