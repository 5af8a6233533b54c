import { expect, test } from 'vitest'
import { describeOutbox } from './describe-outbox.ts'

test('the outbox page says that nothing leaves only when nothing does [PLAT-9]', () => {
  expect(describeOutbox({ texts: false, mails: false, messages: false })).toContain('Nothing leaves it')
  expect(describeOutbox({ texts: false, mails: true, messages: false })).toBe(
    'What this demo sends. Mails leave it, the rest ends here.',
  )
  expect(describeOutbox({ texts: true, mails: true, messages: false })).toBe(
    'What this demo sends. Text messages and mails leave it, the rest ends here.',
  )
  expect(describeOutbox({ texts: true, mails: true, messages: true })).toContain('Everything here leaves it')
})
