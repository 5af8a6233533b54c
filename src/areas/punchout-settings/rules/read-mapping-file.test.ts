import { expect, test } from 'vitest'
import { readMappingFile } from './read-mapping-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string | Uint8Array) => {
  const file = readMappingFile(typeof text === 'string' ? bytes(text) : text)
  if (!file.allowed) throw new Error(file.refusal.message)
  return file.value
}
const whyNot = (text: string | Uint8Array) => {
  const file = readMappingFile(typeof text === 'string' ? bytes(text) : text)
  return file.allowed ? null : file.refusal.message
}

test('a file has columns with two examples each, and codes keep their zeros [PUNCH-2]', () => {
  const { columns, rows } = read('Ship To Number*,Punchout Ship-to *\r\n101,0042\r\n\r\n102,007\r\n103,"A, b"\r\n')
  expect(columns).toEqual([
    { index: 0, header: 'Ship To Number*', examples: ['101', '102'] },
    { index: 1, header: 'Punchout Ship-to *', examples: ['0042', '007'] },
  ])
  expect(rows.map(({ cells }) => cells[1])).toEqual(['0042', '007', 'A, b'])
})

test('semicolons, marks and code pages of spreadsheets are read [PUNCH-2]', () => {
  expect(read('\uFEFFShip to;Code\n1;é').rows[0]!.cells).toEqual(['1', 'é'])
  expect(read(Uint8Array.from([...bytes('a,b\n1,'), 0xe9])).rows[0]!.cells).toEqual(['1', 'é'])
  expect(read('a,b\n1,="0042"\n2,\'=x').rows.map(({ cells }) => cells[1])).toEqual(['0042', '=x'])
})

test('a file without rows is empty [PUNCH-2]', () => {
  for (const text of ['', ' \r\n', 'Ship to,Code\r\n', 'Ship to,Code\r\n,\r\n'])
    expect(whyNot(text), text).toBe('CSV cannot be empty')
})

test('what is no CSV cannot be imported, nor can more rows than a mapping may have [PUNCH-2]', () => {
  const wrong = 'There was an error importing the file. Incorrect data type in the file.'
  expect(whyNot(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 1]))).toBe(wrong)
  expect(whyNot('a,b\n"1,2')).toBe(wrong)
  expect(whyNot(`a,b\n${'1,2\n'.repeat(10_001)}`)).toBe('A file can have up to 10,000 rows.')
})
