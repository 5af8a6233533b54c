import { expect, test } from 'vitest'
import { decidedTexts, requestedTexts } from './request-texts.ts'

const about = { division: 'NLV', number: '0000200' }

test('whoever may add a bill-to reads who requests which one, why and where to decide [USERS-2, NEXT-7]', () => {
  const { mail, text } = requestedTexts(
    { ...about, userName: 'Ana Silva', note: 'Our second kitchen' },
    'https://larder.example/bill-to-requests',
  )
  expect(text).toBe('Ana Silva requests access to bill-to 0000200 of NLV.')
  expect(mail.subject).toBe('Ana Silva requests bill-to 0000200')
  expect(mail.text).toBe(
    'Ana Silva requests access to bill-to 0000200 of NLV.\n\nNote: Our second kitchen\n\nAdd or decline it:\nhttps://larder.example/bill-to-requests',
  )
})

test('whoever asked reads what was decided, by whom and why [USERS-2, NEXT-7]', () => {
  const decided = { ...about, byName: 'Mara Okafor', reason: 'Please ask its owner' }
  expect(decidedTexts({ ...decided, reason: '' }, 'added').mail.text).toBe(
    'Mara Okafor added bill-to 0000200 of NLV to your account.',
  )
  expect(decidedTexts(decided, 'declined').mail).toEqual({
    subject: 'Bill-to 0000200 was declined',
    text: 'Mara Okafor declined your request for bill-to 0000200 of NLV.\n\nReason: Please ask its owner',
  })
})
