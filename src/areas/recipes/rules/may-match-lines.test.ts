import { expect, test } from 'vitest'
import { mayMatchLines } from './may-match-lines.ts'

test('a text has one to 300 lines, and empty ones do not count [RECIPE-3]', () => {
  expect(mayMatchLines(' \n\r\n')).toMatchObject({ allowed: false, refusal: { code: 'lines_missing', field: 'text' } })
  expect(mayMatchLines('2 lb flour')).toMatchObject({ allowed: true })
  expect(mayMatchLines('1 egg\n\n'.repeat(300))).toMatchObject({ allowed: true })
  expect(mayMatchLines('1 egg\n'.repeat(301))).toMatchObject({
    allowed: false,
    refusal: { code: 'too_many_lines', field: 'text' },
  })
})
