import { expect, test } from 'vitest'
import { readFeatureMap } from './feature-map.ts'

test('a mapping names what the provider calls a feature and what the portal does [ACCESS-3]', () => {
  expect(readFeatureMap('Night crew=night-shift, cn=beta,ou=x=beta')).toEqual(
    new Map([
      ['Night crew', 'night-shift'],
      ['cn', 'beta'],
      ['ou=x', 'beta'],
    ]),
  )
})

test.each(['', 'beta', '=beta', 'Beta=', 'a=b,', 'a=b,a=c', `a=${'x'.repeat(101)}`, 'a=b\u0000'])(
  'a mapping that cannot be read whole is refused: %j [ACCESS-3]',
  (text) => {
    expect(readFeatureMap(text)).toBeNull()
  },
)
