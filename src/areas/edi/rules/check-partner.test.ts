import { expect, test } from 'vitest'
import type { PartnerText } from '../edi-partner.ts'
import { checkPartner, readMapping, writeMapping } from './check-partner.ts'

const text: PartnerText = {
  name: 'Buyer group',
  folder: 'buyer-group',
  qualifier: 'ZZ',
  partnerId: 'BUYERGROUP',
  groupId: '',
  ourQualifier: 'ZZ',
  ourId: 'LARDER',
  userEmail: 'buyer@larder.example',
  isTest: false,
  checksPrices: true,
  isActive: true,
  shipTos: '0042, NLV-101\n\nWard 7, East, NLV-0000102',
}
const refused = (change: Partial<PartnerText>) => {
  const decision = checkPartner({ ...text, ...change })
  return decision.allowed ? null : [decision.refusal.code, decision.refusal.field]
}

test('a partner’s group id is its id unless given, and its mapping is read line by line [NEXT-12]', () => {
  expect(checkPartner(text)).toMatchObject({
    allowed: true,
    value: {
      groupId: 'BUYERGROUP',
      mapped: [
        { code: '0042', division: 'NLV', shipTo: '0000101' },
        { code: 'Ward 7, East', division: 'NLV', shipTo: '0000102' },
      ],
    },
  })
})

test('what is missing or cannot stand in an envelope is refused at its field [NEXT-12]', () => {
  expect(refused({ name: ' ' })).toEqual(['edi_value_required', 'name'])
  expect(refused({ folder: '../etc' })).toEqual(['edi_folder_invalid', 'folder'])
  expect(refused({ folder: 'Buyer' })).toEqual(['edi_folder_invalid', 'folder'])
  expect(refused({ qualifier: 'z' })).toEqual(['edi_qualifier_invalid', 'qualifier'])
  expect(refused({ partnerId: 'A*B' })).toEqual(['edi_id_invalid', 'partnerId'])
  expect(refused({ ourId: 'X'.repeat(16) })).toEqual(['edi_id_invalid', 'ourId'])
})

test('a mapping line is a code, a comma and a ship-to, each code once [NEXT-12]', () => {
  expect(refused({ shipTos: '0042 NLV-101' })).toEqual(['edi_mapping_line', 'shipTos'])
  expect(refused({ shipTos: 'A, NLV-101\nA, NLV-102' })).toEqual(['edi_mapping_twice', 'shipTos'])
  const read = readMapping('A, NLV-0000101\nB, NIC-0000901')
  if (!read.allowed) throw new Error()
  expect(writeMapping(read.value)).toBe('A, NLV-0000101\nB, NIC-0000901')
})
