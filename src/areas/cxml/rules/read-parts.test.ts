import { expect, test } from 'vitest'
import { orderedItem } from '../testing/cxml-document.ts'
import { readLine, readShipTo } from './read-parts.ts'
import { readXml } from './read-xml.ts'

const element = (text: string) => {
  const xml = readXml(text)
  if (!xml.allowed) throw new Error(xml.refusal.message)
  return xml.value
}
const lineOf = (text: string) => readLine(element(text), '3')

test('a line names part, unit and a whole quantity [PUNCH-3]', () => {
  expect(lineOf(orderedItem({ aux: ' CS:k7 ' }))).toEqual({
    allowed: true,
    value: { partId: '100234', auxiliaryId: 'CS:k7', quantity: 2, unit: 'CS' },
  })
  expect(lineOf(orderedItem({ quantity: '2.000' }))).toMatchObject({ value: { quantity: 2 } })
})

test('no quantity that is not whole and positive is taken, and the line is named [PUNCH-3]', () => {
  for (const quantity of ['0', '-1', '1.5', '1e3', '', 'two', '100000', '99999999999999999999', '٣', '1,000'])
    expect(lineOf(orderedItem({ quantity })), quantity).toMatchObject({
      allowed: false,
      refusal: { status: 400, message: expect.stringContaining('Line 3') as string },
    })
})

test('a line without a part is 400 [PUNCH-3]', () => {
  expect(lineOf(orderedItem({ part: ' ' }))).toMatchObject({ refusal: { status: 400 } })
})

test('a ship-to has the code and the name of its address [PUNCH-3]', () => {
  const order = element(
    '<x><ShipTo><Address addressID=" 0042 "><Name xml:lang="en">Kitchen 2</Name></Address></ShipTo></x>',
  )
  expect(readShipTo(order)).toEqual({ addressId: '0042', name: 'Kitchen 2' })
  expect(readShipTo(element('<x/>'))).toBeUndefined()
})
