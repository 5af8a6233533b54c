import { expect, test } from 'vitest'
import type { OciReturn } from '../oci.ts'
import { keepReturn, keptReturn } from './keep-return.ts'

const back: OciReturn = {
  hookUrl: 'https://srm.example/?a=1',
  target: 'srm_main',
  charset: 'utf-8',
  echoed: [['~OkCode', 'ADDI']],
}

test('a session brings back how its cart is returned [PUNCH-3]', () => {
  const session = { returnUrl: back.hookUrl, returnTarget: back.target, buyerCookie: keepReturn(back) }
  expect(keptReturn(session)).toEqual(back)
})

test('what is not of OCI is returned in the usual way [PUNCH-3]', () => {
  for (const buyerCookie of ['c-1', '', '{"charset":"shift_jis","echoed":[]}'])
    expect(keptReturn({ returnUrl: 'https://x.example/', returnTarget: '', buyerCookie })).toEqual({
      hookUrl: 'https://x.example/',
      target: '_top',
      charset: 'iso-8859-1',
      echoed: [],
    })
})
