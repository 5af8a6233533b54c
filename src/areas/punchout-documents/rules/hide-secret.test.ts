import { expect, test } from 'vitest'
import { hideSecret } from './hide-secret.ts'

test('a secret that an answer repeats is hidden in each of its forms [security 48]', () => {
  const secret = 'se<s>"am&e'
  const answer = `${secret} se&lt;s&gt;&quot;am&amp;e se&lt;s&gt;"am&amp;e ${encodeURIComponent(secret)} end`
  expect(hideSecret(answer, secret)).toBe('**** **** **** **** end')
})

test('without a secret, or with one as short as a word, an answer stays as it is [security 48]', () => {
  expect(hideSecret('code 200', undefined)).toBe('code 200')
  expect(hideSecret('code 200', '200')).toBe('code 200')
})
