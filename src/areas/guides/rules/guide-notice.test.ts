import { expect, test } from 'vitest'
import { guideNotice } from './guide-notice.ts'

test('a customer reads who changed which of their guides [NEXT-7]', () => {
  const { mail, text } = guideNotice({ name: 'Weekly order', byName: 'Rosa Diaz' })
  expect(text).toBe('Rosa Diaz changed your guide Weekly order.')
  expect(mail.subject).toBe('Your guide Weekly order was changed')
})
