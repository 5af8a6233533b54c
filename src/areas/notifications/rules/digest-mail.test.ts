import { expect, test } from 'vitest'
import { digestMail } from './digest-mail.ts'

const entry = (title: string, to: string | null = null) => ({ title, body: `${title} indeed.`, to })
const mailOf = (entries: Parameters<typeof digestMail>[0]['entries']) =>
  digestMail(
    { day: '2026-01-15', entries, publicUrl: 'https://larder.example' },
    'https://larder.example/notifications',
  )

test('the daily mail names what happened, with where to look at it [NEXT-7]', () => {
  expect(mailOf([entry('Count closed', '/count'), entry('Order confirmed')])).toEqual({
    subject: 'Larder, Thu, Jan 15: 2 notifications',
    text: [
      'Count closed',
      'Count closed indeed.',
      'https://larder.example/count',
      '',
      'Order confirmed',
      'Order confirmed indeed.',
      '',
      'All of them: https://larder.example/notifications',
      'What is in this mail, and when it comes, is up to you: Profile, Notifications.',
      '',
    ].join('\n'),
  })
})

test('one of a hundred notifications and more is named no more [NEXT-7]', () => {
  const { text } = mailOf(Array.from({ length: 102 }, (_, index) => entry(`Number ${index}.`)))
  expect(text).toContain('Number 99.')
  expect(text).not.toContain('Number 100.')
  expect(text).toContain('and 2 more notifications')
})
