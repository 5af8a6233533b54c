import { expect, test } from 'vitest'
import { adoptShipTos, type FamilyFacts } from './adopt-ship-tos.ts'

const shipTo = (number: string, facts: Partial<FamilyFacts> = {}): FamilyFacts => ({
  shipTo: number,
  billTo: '0000100',
  parentShipTo: null,
  childCount: 0,
  ...facts,
})
const parent = shipTo('0000001')

test('ship-tos of one bill-to become children; those that are already stay [CUST-2]', () => {
  const free = shipTo('0000002')
  const decision = adoptShipTos({ ...parent, childCount: 1 }, [
    free,
    shipTo('0000003', { parentShipTo: parent.shipTo }),
  ])
  expect(decision).toEqual({ allowed: true, value: [free] })
})

test.each([
  ['itself', parent, [parent], 'parent_among_children'],
  ['one of another bill-to', parent, [shipTo('0000002', { billTo: '0000200' })], 'parent_of_other_customer'],
  ['one with children', parent, [shipTo('0000002', { childCount: 2 })], 'child_is_parent'],
  ['one of another parent', parent, [shipTo('0000002', { parentShipTo: '0000009' })], 'child_has_parent'],
  [
    'any, having a parent itself',
    shipTo('0000001', { parentShipTo: '0000009' }),
    [shipTo('0000002')],
    'parent_is_child',
  ],
])('a ship-to cannot adopt %s [CUST-2]', (_, of, children, code) => {
  expect(adoptShipTos(of, children)).toMatchObject({ allowed: false, refusal: { code } })
})

test('one bad child among many refuses all of them [CUST-2]', () => {
  const many = Array.from({ length: 99 }, (_, n) => shipTo(String(n + 100).padStart(7, '0')))
  expect(adoptShipTos(parent, [...many, shipTo('0000002', { billTo: '0000200' })]).allowed).toBe(false)
})
