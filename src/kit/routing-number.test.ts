import { expect, test } from 'vitest'
import { isRoutingNumber } from './routing-number.ts'

test('a routing number has nine digits, the last of which checks the others [PROFILE-5, BILL-6]', () => {
  for (const bank of ['021000021', '011401533', '091000019']) expect(isRoutingNumber(bank), bank).toBe(true)
  for (const other of ['', '021000022', '120000021', '02100002', '0210000210', '000000000', '０２１００００２１'])
    expect(isRoutingNumber(other), other).toBe(false)
})
