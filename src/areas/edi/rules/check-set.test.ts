import { expect, test } from 'vitest'
import { sample850 } from '../testing/sample-850.ts'
import { judgeGroup } from './check-set.ts'
import { readInterchange } from './read-interchange.ts'

function judged(text: string) {
  const read = readInterchange(text)
  if (!read.allowed) throw new Error(read.refusal.message)
  const { isAccepted, codes, sets } = judgeGroup(read.value.groups[0]!)
  return { isAccepted, codes, sets: sets.map((set) => [set.isAccepted, ...set.codes]) }
}

test('a group and a set as they should be are accepted [NEXT-12]', () => {
  expect(judged(sample850())).toEqual({ isAccepted: true, codes: [], sets: [[true]] })
})

test('counts and control numbers of a set are checked, with the codes of AK502 [NEXT-12]', () => {
  expect(judged(sample850({ count: 9 })).sets).toEqual([[false, '4']])
  expect(judged(sample850({ setControl: '0002' })).sets).toEqual([[false, '3']])
  expect(judged(sample850({ lineCount: 3 })).sets).toEqual([[false, '5']])
  expect(judged(sample850({ head: ['XYZ|1'] })).sets).toEqual([[false, '5']])
  expect(judged(sample850().replace("SE|10|0001'\n", '')).sets).toEqual([[false, '2']])
  expect(judged(sample850().replace('ST|850', 'ST|860')).sets).toEqual([[false, '1']])
})

test('a group of another kind or version, or with other numbers, is rejected, with the codes of AK905 [NEXT-12]', () => {
  expect(judged(sample850().replace('GS|PO', 'GS|IN')).codes).toEqual(['1'])
  expect(judged(sample850().replace('X|004010', 'X|005010')).codes).toEqual(['2'])
  expect(judged(sample850().replace('GE|1|101', 'GE|2|102')).codes).toEqual(['4', '5'])
})
