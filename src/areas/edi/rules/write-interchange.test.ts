import { expect, test } from 'vitest'
import { readInterchange, separatorsOf } from './read-interchange.ts'
import { amountOf, plainText, segment, writeInterchange } from './write-interchange.ts'

const text = writeInterchange({
  sender: { qualifier: 'ZZ', id: 'LARDER', groupId: 'LARDER' },
  receiver: { qualifier: '01', id: 'BUYERGROUP', groupId: 'BUYER' },
  control: 7,
  isTest: true,
  functionalId: 'FA',
  sets: [
    { id: '997', segments: [segment('AK1', 'PO', '101'), segment('AK9', 'A', 1, 1, 1)] },
    { id: '997', segments: [segment('AK1', 'PO', '102')] },
  ],
  day: '20260302',
  time: '1205',
})

test('an interchange has an ISA of 106 characters, and counts and control numbers that agree [NEXT-12]', () => {
  expect(text.split('\n')[0]).toBe(
    'ISA*00*          *00*          *ZZ*LARDER         *01*BUYERGROUP     *260302*1205*U*00401*000000007*0*T*>~',
  )
  expect(text.split('\n')[0]).toHaveLength(106)
  expect(text.split('\n').slice(1)).toEqual([
    'GS*FA*LARDER*BUYER*20260302*1205*7*X*004010~',
    'ST*997*0001~',
    'AK1*PO*101~',
    'AK9*A*1*1*1~',
    'SE*4*0001~',
    'ST*997*0002~',
    'AK1*PO*102~',
    'SE*3*0002~',
    'GE*2*7~',
    'IEA*1*000000007~',
  ])
})

test('what we write our own reader reads [NEXT-12]', () => {
  expect(separatorsOf(text)).toEqual({ element: '*', component: '>', segment: '~' })
  const read = readInterchange(text)
  expect(read).toMatchObject({
    allowed: true,
    value: { isTest: true, groups: [{ functionalId: 'FA', sets: [{}, {}] }] },
  })
})

test('trailing empty elements are left out, those between stay [NEXT-12]', () => {
  expect(segment('PID', 'F', '', null, undefined, 'x', '', '')).toEqual({
    tag: 'PID',
    elements: ['F', '', '', '', 'x'],
  })
})

test('texts are ASCII without separators, in so many characters; amounts are exact [NEXT-12]', () => {
  expect(plainText('Crème * fraîche ~ 12>oz 🍋', 80)).toBe('Creme fraiche 12 oz')
  expect(plainText('abcdef', 3)).toBe('abc')
  expect([2000, 2050, 2055, 5, 0, -150].map(amountOf)).toEqual(['20', '20.5', '20.55', '0.05', '0', '-1.5'])
})
