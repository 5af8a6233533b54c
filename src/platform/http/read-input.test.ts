import { expect, test } from 'vitest'
import { z } from 'zod'
import { InvalidRequest } from './errors.ts'
import { readInput } from './read-input.ts'

const schema = z.object({ poNumber: z.string().optional() })

test('a request without a body is one with an empty body [UI-1]', () => {
  expect(readInput(schema, undefined, 'body')).toEqual({})
})

test.each([null, [], 'x', 0, true])(
  '%j is no body of fields: it is refused, not taken as an empty one [UI-1]',
  (body) => {
    expect(() => readInput(schema, body, 'body')).toThrow(InvalidRequest)
  },
)
