import { expect, test } from 'vitest'
import { readForm } from './read-form.ts'

const pairsOf = (encoded: string | Uint8Array) => {
  const read = readForm(encoded)
  return read.allowed ? read.value : read.refusal.code
}

test('names and values of a call-up as SAP posts it are read, the tilde too [PUNCH-3]', () => {
  expect(
    pairsOf('USERNAME=OCIUSER&HOOK_URL=https%3A%2F%2Fsrm.example%3A443%2F%3F%7EOkCode%3DADDI&~OkCode=ADDI'),
  ).toEqual([
    ['USERNAME', 'OCIUSER'],
    ['HOOK_URL', 'https://srm.example:443/?~OkCode=ADDI'],
    ['~OkCode', 'ADDI'],
  ])
})

test('blanks, empty values, names without a value and repeated names stay as they were sent [PUNCH-3]', () => {
  expect(pairsOf('a=1+2%2B3&b=&c&a=4&&')).toEqual([
    ['a', '1 2+3'],
    ['b', ''],
    ['c', ''],
    ['a', '4'],
  ])
})

test('a value in UTF-8 and one in ISO-8859-1 are read alike [PUNCH-3]', () => {
  expect(pairsOf('x=Jalape%C3%B1o&y=Jalape%F1o')).toEqual([
    ['x', 'Jalapeño'],
    ['y', 'Jalapeño'],
  ])
  // The letter itself, not escaped.
  expect(pairsOf(Uint8Array.from([0x78, 0x3d, 0xf1]))).toEqual([['x', 'ñ']])
})

test('a percent sign that escapes nothing is itself [PUNCH-3]', () => {
  expect(pairsOf('x=100%&y=%zz')).toEqual([
    ['x', '100%'],
    ['y', '%zz'],
  ])
})

test('a call of more than 64 kB or 200 fields is refused [PUNCH-3]', () => {
  expect(pairsOf(`a=${'x'.repeat(65_534)}`)).toHaveLength(1)
  expect(pairsOf(`a=${'x'.repeat(65_535)}`)).toBe('oci_too_large')
  expect(pairsOf(new Uint8Array(70_000).fill(0x61))).toBe('oci_too_large')
  expect(pairsOf('a=1&'.repeat(201))).toBe('oci_unreadable')
})
