import { expect, test } from 'vitest'
import { returnedLine } from '#areas/cxml/testing/returned-cart.ts'
import type { OciReturn } from '../oci.ts'
import { writeReturn } from './write-return.ts'

const back: OciReturn = {
  hookUrl: 'https://srm.example/sap/?~okcode=ADDI&~session=8A8A',
  target: '_top',
  charset: 'iso-8859-1',
  echoed: [
    ['~OkCode', 'ADDI'],
    ['~CALLER', 'CTLG'],
  ],
}

test('the form goes to the hook address with its parameters, each once, and the lines [PUNCH-3]', () => {
  const form = writeReturn(back, [returnedLine()])
  expect(form).toMatchObject({ action: 'https://srm.example/sap/', target: '_top', charset: 'iso-8859-1' })
  expect(form.fields.slice(0, 4).map(([name]) => name)).toEqual([
    '~okcode',
    '~session',
    '~CALLER',
    'NEW_ITEM-DESCRIPTION[1]',
  ])
})

test('a cart that was left returns no item [PUNCH-3]', () => {
  expect(writeReturn(back, []).fields.map(([name]) => name)).toEqual(['~okcode', '~session', '~CALLER'])
})

test('two hundred lines stay below the thousands of fields that receivers cut at, by 14 each at most [PUNCH-3]', () => {
  const lines = Array.from({ length: 200 }, (_, index) => returnedLine({ partId: String(100_000 + index) }))
  const { fields } = writeReturn(back, lines)
  expect(fields.filter(([name]) => name.startsWith('NEW_ITEM-VENDORMAT'))).toHaveLength(200)
  expect(fields.length).toBeLessThanOrEqual(3 + 200 * 15)
})
