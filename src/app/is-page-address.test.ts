import { expect, test } from 'vitest'
import { isPageAddress } from './is-page-address.ts'

test.each(['/', '/shop', '/shop?keyword=1.5', '/errors/invalid-session?e=a@b.example', '/login?returnUrl=/shop?q=a.b'])(
  '%s opens the app, reloaded or followed from elsewhere [ACCESS-5]',
  (url) => expect(isPageAddress(url)).toBe(true),
)

test.each(['/api/nothing', '/api/nothing?a=1', '/assets/gone.js', '/assets/gone', '/favicon.ico?v=2'])(
  '%s does not: what is no page is never answered with one [PLAT-15]',
  (url) => expect(isPageAddress(url)).toBe(false),
)
