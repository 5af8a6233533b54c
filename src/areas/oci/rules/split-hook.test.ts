import { expect, test } from 'vitest'
import { splitHook } from './split-hook.ts'

test('parameters of the hook address become fields, in their order and number [PUNCH-3]', () => {
  expect(splitHook('https://srm.example:443/sap/bc/?~OkCode=ADDI&~target=_top&~session=8A%208A&x=1&x=2#top')).toEqual({
    action: 'https://srm.example:443/sap/bc/',
    fields: [
      ['~OkCode', 'ADDI'],
      ['~target', '_top'],
      ['~session', '8A 8A'],
      ['x', '1'],
      ['x', '2'],
    ],
  })
})

test('an address without a query string stays as it is [PUNCH-3]', () => {
  expect(splitHook('https://srm.example/sap(bD1lbg==)/x.do')).toEqual({
    action: 'https://srm.example/sap(bD1lbg==)/x.do',
    fields: [],
  })
  expect(splitHook('https://srm.example/x?')).toEqual({ action: 'https://srm.example/x', fields: [] })
})
