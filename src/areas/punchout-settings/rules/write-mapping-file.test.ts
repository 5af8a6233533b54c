import { expect, test } from 'vitest'
import { writeMappingFile } from './write-mapping-file.ts'

const row = (shipTo: string, punchoutShipTo: string, punchoutGroupId = '', division = 'NLV') => ({
  division,
  shipTo,
  punchoutShipTo,
  punchoutGroupId,
})

test('the file has the three columns, and codes keep their leading zeros [PUNCH-2]', () => {
  expect(writeMappingFile([row('0000101', '0042', 'West'), row('0000102', 'Ward "A", 2')])).toBe(
    'Ship To Number*,Punchout Ship-to *,Punchout Group Id\r\n0000101,0042,West\r\n0000102,"Ward ""A"", 2",\r\n',
  )
})

test('no spreadsheet runs a code as a formula [PUNCH-2, security 58]', () => {
  expect(writeMappingFile([row('0000101', '=1+1', '@x')])).toContain("0000101,'=1+1,'@x\r\n")
})

test('a number that two divisions use is written with its division [PUNCH-2]', () => {
  const file = writeMappingFile([row('0000777', 'A'), row('0000777', 'B', '', 'NIC'), row('0000101', 'C')])
  expect(file).toContain('\r\nNLV/0000777,A,\r\nNIC/0000777,B,\r\n0000101,C,\r\n')
})
