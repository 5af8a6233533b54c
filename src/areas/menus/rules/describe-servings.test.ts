import { expect, test } from 'vitest'
import { servingsText } from './describe-servings.ts'

test.each([
  [96, '96 servings'],
  [1, '1 serving'],
  [59.994, '60 servings'],
  [1200.25, '1,200.3 servings'],
  [0.01, 'under 0.1 servings'],
])('%s read "%s" [NEXT-10]', (servings, text) => expect(servingsText(servings)).toBe(text))
