import { expect, test } from 'vitest'
import { linkStates } from '../payment-link.ts'
import { linkWords } from './link-words.ts'

test('each state of a link has words of its own [NEXT-13]', () => {
  expect(new Set(linkStates.map((state) => linkWords[state].label)).size).toBe(linkStates.length)
})
