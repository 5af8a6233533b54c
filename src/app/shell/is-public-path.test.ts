import { expect, test } from 'vitest'
import { isPublicPath } from './is-public-path.ts'

const screen = () => Promise.resolve(() => null)
const areas = [
  {
    routes: [
      { path: '/login', title: '', access: 'public', screen },
      { path: '/errors/$reason', title: '', access: 'public', screen },
      { path: '/sign-in/callback', title: '', access: 'public', screen },
      { path: '/shop', title: '', screen },
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
