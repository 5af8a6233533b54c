import { expect, test } from 'vitest'
import { cxmlDocument, orderContent, orderedItem, setupContent } from '#areas/cxml/testing/cxml-document.ts'
import { namedIn, readMessage } from './read-message.ts'

const read = (text: string, allowsHttp = false) => readMessage(new TextEncoder().encode(text), 'text/xml', allowsHttp)
const shipTo = '<ShipTo><Address addressID="0042"><Name xml:lang="en">Ward</Name></Address></ShipTo>'

test('a message is read by its content, and shown without its secret [PUNCH-5]', () => {
  const { text, content } = read(cxmlDocument(setupContent(shipTo)))
  expect(content).toMatchObject({ allowed: true, value: { is: 'setup' } })
  expect(text).toContain('<SharedSecret>****</SharedSecret>')
  expect(read(cxmlDocument('<ProfileRequest/>')).content).toMatchObject({ value: { is: 'profile' } })
  expect(read(cxmlDocument('<StatusUpdateRequest/>')).content).toMatchObject({ value: { is: 'other' } })
})

test('what cannot be read says why; bytes of an unknown encoding are not shown [PUNCH-5]', () => {
  expect(read('<cXML>')).toMatchObject({ text: '<cXML>', unreadable: { status: 406 } })
  expect(readMessage(Uint8Array.from([0xff]), '', false)).toMatchObject({ text: '', unreadable: { status: 406 } })
})

test('lines and ship-tos are those of the header and of each line [PUNCH-5]', () => {
  const order = read(cxmlDocument(orderContent(orderedItem() + orderedItem({ part: '7', more: shipTo }))))
  const { lines, shipTos } = namedIn(order)
  expect(lines.map(({ partId }) => partId)).toEqual(['100234', '7'])
  expect(shipTos).toEqual([{ addressId: '0042', name: 'Ward' }])
  expect(namedIn(read(cxmlDocument(setupContent(shipTo)))).shipTos).toHaveLength(1)
  expect(namedIn(read('x'))).toEqual({ lines: [], shipTos: [] })
})

test('return addresses without https are for hosts under test [PUNCH-5]', () => {
  const plain = cxmlDocument(setupContent().replace('https://', 'http://'))
  expect([read(plain).content?.allowed, read(plain, true).content?.allowed]).toEqual([false, true])
})
