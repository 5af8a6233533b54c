import { expect, test } from 'vitest'
import { processorMs } from '#tests/support/processor-ms.ts'
import { findMentions } from './find-mentions.ts'

test.each([
  ['@rosa.dsr please look', ['rosa.dsr']],
  ['Thanks, @Ana and (@ben).', ['ana', 'ben']],
  ['@ana @ana @ANA', ['ana']],
  ['Write to chef@harborbistro.example', []],
  ['Ask @ana. Or not', ['ana']],
  ['@', []],
  ['Line one\n@ben', ['ben']],
])('%j calls %j by name [CREDIT-4]', (text, names) => expect(findMentions(text)).toEqual(names))

test('at most 20 people are called, and a long text is read in no time [CREDIT-4, PLAT-14]', () => {
  expect(findMentions(Array.from({ length: 50 }, (_, index) => `@name${index}`).join(' '))).toHaveLength(20)
  const started = processorMs()
  findMentions('@a.'.repeat(30_000))
  expect(processorMs() - started).toBeLessThan(2000)
})
