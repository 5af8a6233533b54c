import { expect, test } from 'vitest'
import { sample850 } from '../testing/sample-850.ts'
import { readInterchange, separatorsOf } from './read-interchange.ts'

const codeOf = (text: string) => {
  const read = readInterchange(text)
  return read.allowed ? null : read.refusal.code
}

test('the separators of a file are those of its ISA [NEXT-12]', () => {
  expect(separatorsOf(sample850())).toEqual({ element: '|', component: ':', segment: "'" })
  expect(separatorsOf(sample850().replaceAll('|', '*').replaceAll("'", '\u001C'))).toEqual({
    element: '*',
    component: ':',
    segment: '\u001C',
  })
  for (const text of ['', 'ISA*00', 'x'.repeat(200), `ISA${'A'.repeat(110)}`, sample850().replace("'", '|')])
    expect(separatorsOf(text)).toBeUndefined()
})

test('an interchange is read with its groups, sets and segments [NEXT-12]', () => {
  const read = readInterchange(sample850())
  if (!read.allowed) throw new Error(read.refusal.message)
  expect(read.value).toMatchObject({
    sender: { qualifier: 'ZZ', id: 'BUYERGROUP' },
    receiver: { qualifier: 'ZZ', id: 'LARDER' },
    control: '000000101',
    isTest: false,
    groups: [{ functionalId: 'PO', control: '101', version: '004010', end: { count: '1', control: '101' } }],
  })
  const [set] = read.value.groups[0]!.sets
  expect(set).toMatchObject({ id: '850', control: '0001', end: { count: '10', control: '0001' } })
  expect(set!.segments.map(({ tag }) => tag)).toEqual(['BEG', 'DTM', 'N1', 'N3', 'N4', 'PO1', 'PO1', 'CTT'])
})

test('line ends after segments, and none, are the same [NEXT-12]', () => {
  const plain = readInterchange(sample850().replaceAll('\n', ''))
  expect(plain).toEqual(readInterchange(sample850().replaceAll('\n', '\r\n')))
  expect(plain.allowed).toBe(true)
})

test('what is wrong with an envelope is said in words [NEXT-12]', () => {
  const text = sample850()
  expect(codeOf('hello')).toBe('edi_no_isa')
  expect(codeOf(text.replace(/IEA.*/s, ''))).toBe('edi_unfinished')
  expect(codeOf(text.trimEnd().slice(0, -1))).toBe('edi_unfinished')
  expect(codeOf(text.replace('IEA|1|000000101', 'IEA|1|000000102'))).toBe('edi_control_differs')
  expect(codeOf(text.replace('IEA|1|', 'IEA|2|'))).toBe('edi_group_count_differs')
  expect(codeOf(text + text)).toBe('edi_two_interchanges')
  expect(codeOf(sample850({ control: '00000010X' }))).toBe('edi_control_invalid')
  expect(codeOf(text.replace('GS|', 'XX|'))).toBe('edi_outside_group')
  expect(codeOf(text.replace("ST|850|0001'", ''))).toBe('edi_outside_set')
  expect(codeOf('x'.repeat(5_000_001))).toBe('edi_too_large')
  expect(codeOf(text.replace("N3|1 Quay'", "A'".repeat(100_001)))).toBe('edi_too_large')
  expect(codeOf(text.replace('N3|1 Quay', `N3${'|'.repeat(201)}`))).toBe('edi_too_large')
})

test('a set or a group that does not end is seen as such, and the next one begins [NEXT-12]', () => {
  const read = readInterchange(sample850().replace("SE|10|0001'\n", ''))
  if (!read.allowed) throw new Error(read.refusal.message)
  expect(read.value.groups[0]!.sets[0]!.end).toBeNull()
})
