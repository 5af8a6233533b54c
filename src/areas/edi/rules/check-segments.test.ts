import { expect, test } from 'vitest'
import { sample850 } from '../testing/sample-850.ts'
import { checkSegments, elementError } from './check-segments.ts'
import { readInterchange } from './read-interchange.ts'

function errorsOf(text: string): string[] {
  const read = readInterchange(text)
  if (!read.allowed) throw new Error(read.refusal.message)
  return checkSegments(read.value.groups[0]!.sets[0]!).map(({ tag, position, code, element }) =>
    [tag, position, code, ...(element ? [element.position, element.reference, element.code] : [])].join(' '),
  )
}

test('an order as partners write it has no error [NEXT-12]', () => {
  expect(errorsOf(sample850())).toEqual([])
  const lines = ['PO1||12|EA|2.5||VN|0001001', 'PID|F||||FLOUR', 'MSG|no onions', 'PO1|9|1|CA|||VC|0001003']
  expect(
    errorsOf(sample850({ lines, head: ['CUR|BY|USD', 'REF|DP|12', 'ITD|01', 'N9|L1|x', 'MSG|call first'] })),
  ).toEqual([])
})

test('segments that are unknown, missing, too many or out of place are named with the code of AK304 [NEXT-12]', () => {
  expect(errorsOf(sample850({ head: ['XYZ|1'] }))).toEqual(['XYZ 4 1'])
  expect(errorsOf(sample850({ lines: [] }))).toContain('PO1 9 3'.replace('9', '8'))
  expect(errorsOf(sample850({ head: ['BEG|00|SA|X||20260302'] }))).toEqual(['BEG 4 5'])
  expect(errorsOf(sample850({ lines: ['PO1|1|1|CA|||VN|0001001', 'BEG|00|SA|X||20260302'] }))).toContain('BEG 8 7')
})

test('elements at fault are named with their place, number and the code of AK403 [NEXT-12]', () => {
  const line = (text: string) => errorsOf(sample850({ lines: [text] }))
  expect(line('PO1|1||CA|||VN|0001001')).toEqual(['PO1 7 8 2 330 1'])
  expect(line('PO1|1|two|CA|||VN|0001001')).toEqual(['PO1 7 8 2 330 6'])
  expect(line('PO1|1|1|CASE|||VN|0001001')).toEqual(['PO1 7 8 3 355 5'])
  expect(line('PO1|1|1|C|||VN|0001001')).toEqual(['PO1 7 8 3 355 4'])
  expect(errorsOf(sample850({ head: ['DTM|010|20260230'] }))).toEqual(['DTM 4 8 2 373 8'])
  expect(errorsOf(sample850({ head: ['DTM|010|20260228|2561'] }))).toEqual(['DTM 4 8 3 337 9'])
  expect(errorsOf(sample850({ po: 'P'.repeat(23) }))).toEqual(['BEG 2 8 3 324 5'])
  expect(line(`PO1|1|1|CA|||${'VN|0001001|'.repeat(10)}XX|1`)).toEqual(['PO1 7 8 26  3'])
})

test('a value is judged by its kind and length, and a number without its sign and point [NEXT-12]', () => {
  const of = (value: string, kind: 'AN' | 'R' | 'N0' | 'DT' | 'TM', max = 4) =>
    elementError(value, { reference: '1', kind, min: 1, max })
  expect([of('', 'AN'), of('abcd', 'AN'), of('abcde', 'AN'), of('a\u0007b', 'AN')]).toEqual([
    undefined,
    undefined,
    '5',
    '6',
  ])
  expect([of('-12.34', 'R'), of('1.2.3', 'R'), of('.5', 'R'), of('1e3', 'R')]).toEqual([undefined, '6', undefined, '6'])
  expect([of('12', 'N0'), of('1.2', 'N0')]).toEqual([undefined, '6'])
  expect([of('20240229', 'DT', 8), of('20230229', 'DT', 8)]).toEqual([undefined, '8'])
  expect([of('2359', 'TM'), of('2400', 'TM')]).toEqual([undefined, '9'])
})
