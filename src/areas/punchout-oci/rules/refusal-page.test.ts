import { expect, test } from 'vitest'
import { refusalPage } from './refusal-page.ts'

test('a refusal is a sentence, escaped, and nothing else [PUNCH-3]', () => {
  const page = refusalPage('HOOK_URL "<x>" is wrong.', 'n0nce')
  expect(page).toContain('HOOK_URL &#34;&#60;x&#62;&#34; is wrong.')
  expect(page).not.toMatch(/<(script|form|button|a)\b/)
  expect(page).toContain('<style nonce="n0nce">')
})
