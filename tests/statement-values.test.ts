import { expect, test } from 'vitest'
import { sql } from '#platform/database/statement.ts'

const find = sql('test.statement-values', 'select where division = :division and number = any(:numbers::text[])')

// Judged by the compiler: a line that it accepts makes its @ts-expect-error an error itself.
test('a missing or misspelt value does not compile, and is refused where nothing compiles it', () => {
  // @ts-expect-error -- numbers is missing
  expect(() => find({ division: '01' })).toThrow('test.statement-values is given no value :numbers')
  // @ts-expect-error -- numbers is misspelt
  expect(() => find({ division: '01', number: [] })).toThrow('test.statement-values is given no value :numbers')
  // @ts-expect-error -- undefined is no value; null is
  expect(find({ division: undefined, numbers: null }).values).toEqual([undefined, null])
  // @ts-expect-error -- all values are missing
  expect(() => find()).toThrow('test.statement-values is given no value :division')
})

test('a value the statement has no use for does not compile', () => {
  // @ts-expect-error -- shipTo stands nowhere in the text
  expect(find({ division: '01', numbers: [], shipTo: '0000100' }).values).toEqual(['01', []])
  // @ts-expect-error -- the statement takes no values
  expect(sql('test.no-values', 'select 1')({ division: '01' }).values).toEqual([])
})
