import { expect, test } from 'vitest'
import { nameDevice } from './name-device.ts'

const tail = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${tail} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${tail} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'Edge on Windows'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${tail} Version/19.0 Mobile Safari/604.1`,
    'Safari on iPhone',
  ],
  [`Mozilla/5.0 (Linux; Android 16; K) ${tail} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Mac'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 'Chromebook'],
  ['curl/8.0', 'Another program'],
  ['', 'Another program'],
])('%s is called %s [AUTH-3]', (userAgent, name) => {
  expect(nameDevice(userAgent)).toBe(name)
})
