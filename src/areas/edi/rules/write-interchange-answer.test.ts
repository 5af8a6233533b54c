import { expect, test } from 'vitest'
import { sample850 } from '../testing/sample-850.ts'
import { headOfInterchange, readInterchange } from './read-interchange.ts'
import { writeInterchangeAnswer } from './write-interchange-answer.ts'

const expected = { sender: { qualifier: 'ZZ', id: 'BUYERGROUP' }, receiver: { qualifier: 'ZZ', id: 'LARDER' } }
/** The TA1 of a file, as one line. */
const answerTo = (file: string, refusal?: { code: string }) => {
  const read = readInterchange(file)
  const head = headOfInterchange(file)!
  const answer = writeInterchangeAnswer(head, refusal ?? (read.allowed ? undefined : read.refusal), expected)
  return answer && [answer.tag, ...answer.elements].join('*')
}
const asks = sample850({ wantsAnswer: '1' })

test('a TA1 accepts an interchange where ISA14 asks, and is not sent unasked [NEXT-12]', () => {
  expect(answerTo(sample850())).toBeUndefined()
  expect(answerTo(asks)).toBe('TA1*000000101*260302*1200*A*000')
})

test('an envelope that is bad is rejected with its code, whatever ISA14 says [NEXT-12]', () => {
  const file = sample850()
  const codeOf = (bad: string) => answerTo(bad)?.split('*').slice(4).join(' ')
  expect(codeOf(file.replace('IEA|1|000000101', 'IEA|1|000000102'))).toBe('R 001')
  expect(codeOf(file.replace('IEA|1|', 'IEA|2|'))).toBe('R 021')
  expect(codeOf(file.slice(0, 300))).toBe('R 023')
  expect(codeOf(file + file)).toBe('R 022')
  expect(codeOf(file.replace('GS|PO', 'XX|PO'))).toBe('R 024')
  expect(answerTo(file.replaceAll('000000101', '00000010X'))).toBe('TA1*000000000*260302*1200*R*018')
})

test('an interchange of others says whose id it is, and a repeated one that it was received [NEXT-12]', () => {
  const foreign = (file: string) => answerTo(file, { code: 'edi_foreign' })?.split('*').at(-1)
  expect(foreign(sample850({ sender: 'SOMEBODY' }))).toBe('006')
  expect(foreign(sample850().replace('|ZZ|BUYERGROUP', '|01|BUYERGROUP'))).toBe('005')
  expect(foreign(sample850().replace('LARDER  ', 'OTHER   '))).toBe('008')
  expect(foreign(sample850().replace('|ZZ|LARDER', '|12|LARDER'))).toBe('007')
  expect(answerTo(sample850(), { code: 'edi_duplicate' })).toBe('TA1*000000101*260302*1200*R*025')
})
