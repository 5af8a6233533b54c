import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shipToTree } from './ship-to-tree.ts'

const place = (number: string, parentShipTo: string | null = null) => ({ number, parentShipTo })

test('children stand below their parent, everything else alone [CUST-1, CUST-2]', () => {
  const tree = shipToTree([place('1'), place('2', '4'), place('3', '9'), place('4')])
  expect(tree.map(({ shipTo, children }) => [shipTo.number, children.map(({ number }) => number)])).toEqual([
    ['1', []],
    ['3', []],
    ['4', ['2']],
  ])
})

test('whatever the parents say, every ship-to stands in the tree exactly once [CUST-1]', () => {
  const numbers = fc.constantFrom('1', '2', '3', '4', '5')
  const places = fc.uniqueArray(fc.record({ number: numbers, parentShipTo: fc.option(numbers) }), {
    selector: ({ number }) => number,
  })
  fc.assert(
    fc.property(places, (all) => {
      const shown = shipToTree(all).flatMap(({ shipTo, children }) => [shipTo, ...children])
      expect(shown.map(({ number }) => number).toSorted()).toEqual(all.map(({ number }) => number).toSorted())
    }),
  )
})
