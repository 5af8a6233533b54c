import { expect, test } from 'vitest'
import { keyCapsOf } from './key-caps.ts'

test.each([
  ['/', [['/']]],
  ['g s', [['G'], ['S']]],
  ['$mod+Enter', [['Ctrl', 'Enter']]],
  ['Shift+?', [['?']]],
  ['Alt+ArrowDown', [['Alt', '↓']]],
  ['Alt+KeyP', [['Alt', 'P']]],
])('%s is shown as the keys to press [SHELL-5]', (keys, caps) => {
  expect(keyCapsOf(keys)).toEqual(caps)
})
