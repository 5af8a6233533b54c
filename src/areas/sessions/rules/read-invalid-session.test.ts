import { expect, test } from 'vitest'
import { readInvalidSession } from './read-invalid-session.ts'

test('the page names the user whose session it is [ACCESS-5]', () => {
  expect(readInvalidSession({ e: "ann.o'neil+x@harbor-bistro.example", t: 'ece' })).toEqual({
    email: "ann.o'neil+x@harbor-bistro.example",
    type: 'ece',
  })
  expect(readInvalidSession({ e: 'a@b.example', t: 'emperor' })).toEqual({ email: 'a@b.example', type: undefined })
})

test.each([
  undefined,
  '',
  'a@b',
  '<img src=x>@b.example',
  'Your account is locked, call 555-0100 a@b.example',
  'a@b.example Call 555-0100',
  'https://evil.example/@b.example',
  'a@b.example/path',
  'а@b.example',
  `${'a'.repeat(65)}@b.example`,
  `a@${'b'.repeat(63)}.${'c'.repeat(63)}.example`,
])('%j is not shown to anybody [ACCESS-5]', (e) => {
  expect(readInvalidSession(e === undefined ? {} : { e })).toBeNull()
})
