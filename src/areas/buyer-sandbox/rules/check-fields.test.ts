import { expect, test } from 'vitest'
import { returnedLine } from '#areas/cxml/testing/returned-cart.ts'
import type { FormPair } from '#areas/oci/oci.ts'
import { writeNewItems } from '#areas/oci/rules/write-new-items.ts'
import { checkFields } from './check-fields.ts'

const units = { uomMapCase: 'CS', uomMapEach: 'EA' }
const fields = writeNewItems(
  [returnedLine(), returnedLine({ partId: '7', auxiliaryId: 'EA', unit: 'EA' })],
  'iso-8859-1',
)
const changed = (name: string, value: string): FormPair[] => [
  ...fields.filter(([each]) => each !== name),
  [name, value],
]
const wrongIn = (pairs: readonly FormPair[]) =>
  checkFields(pairs, units)
    .filter(({ state }) => state === 'wrong')
    .map(({ text }) => text)

test('what the portal returns has nothing wrong [PUNCH-5]', () => {
  expect(wrongIn([['~session', '8A'], ...fields])).toEqual([])
  expect(checkFields([['~session', '8A']], units)).toMatchObject([{ state: 'note' }])
})

test('each thing SAP stumbles over is named [PUNCH-5]', () => {
  expect(wrongIn(changed('NEW_ITEM-QUANTITY[1]', '2,000'))).toEqual([
    expect.stringContaining('QUANTITY of item 1 is "2,000"'),
  ])
  expect(wrongIn(changed('NEW_ITEM-PRICE[2]', '41.2'))).toEqual([expect.stringContaining('PRICE of item 2')])
  expect(wrongIn(changed('NEW_ITEM-DESCRIPTION[1]', 'x'.repeat(41)))).toEqual([
    'DESCRIPTION of item 1 has more than 40 characters.',
  ])
  expect(wrongIn(changed('NEW_ITEM-UNIT[1]', 'PCE'))).toEqual(['"PCE" is neither CS (case) nor EA (each).'])
  expect(wrongIn(changed('NEW_ITEM-DESCRIPTION[2]', ''))).toEqual([expect.stringContaining('Item 2 lacks')])
  expect(wrongIn([...fields, ['NEW_ITEM-LONGTEXT[1]', 'x']])).toEqual([expect.stringContaining('LONGTEXT_n:132[]')])
  expect(wrongIn(fields.map(([name, value]) => [name.replace('[2]', '[3]'), value]))).toEqual([
    expect.stringContaining('numbered from 1'),
  ])
})
