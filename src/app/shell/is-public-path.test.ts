import { expect, test } from 'vitest'
import { screen } from '#contract/address.ts'
import { isPublicPath } from './is-public-path.ts'

const component = () => Promise.resolve(() => null)
const areas = [
  {
    routes: [
      { screen: screen('/login'), title: '', access: 'public', component },
      { screen: screen('/errors/$reason'), title: '', access: 'public', component },
      { screen: screen('/sign-in/callback'), title: '', access: 'public', component },
      { screen: screen('/shop'), title: '', component },
    ],
  },
  {},
] as const

test.each([
  ['/login', true],
  ['/errors', true],
  ['/errors/no-bill-tos', true],
  ['/sign-in/callback', true],
  ['/shop', false],
  ['/', false],
  ['/loginx', false],
])('%s skips the login check: %s [ACCESS-8]', (path, isPublic) => {
  expect(isPublicPath(areas, path)).toBe(isPublic)
})
