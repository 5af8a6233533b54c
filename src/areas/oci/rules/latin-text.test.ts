import { expect, test } from 'vitest'
import { latinText } from './latin-text.ts'

test('letters of ISO-8859-1 stay, others become what is nearest [PUNCH-3]', () => {
  expect(latinText('Jalapeño Crème 1/2 ½ °F')).toBe('Jalapeño Crème 1/2 ½ °F')
  expect(latinText('“vine” – 8′ … € ™ Šunka Łosoś œuf')).toBe('"vine" - 8\' ... EUR (TM) Sunka Losos oeuf')
  expect(latinText('⅓ cup, ﬁne, 10㎏')).toBe('1/3 cup, fine, 10kg')
})

test('what has no counterpart is one question mark a letter [PUNCH-3]', () => {
  expect(latinText('日本 🍅')).toBe('?? ?')
  expect(latinText('\u0085\u007f')).toBe('??')
})
