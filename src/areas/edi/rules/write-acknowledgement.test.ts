import { expect, test } from 'vitest'
import { sample850 } from '../testing/sample-850.ts'
import { judgeGroup } from './check-set.ts'
import { readInterchange } from './read-interchange.ts'
import { writeAcknowledgement } from './write-acknowledgement.ts'

function acknowledged(text: string): string[] {
  const read = readInterchange(text)
  if (!read.allowed) throw new Error(read.refusal.message)
  return writeAcknowledgement(judgeGroup(read.value.groups[0]!)).map(({ tag, elements }) =>
    [tag, ...elements].join('*'),
  )
}

test('an order that was understood is accepted [NEXT-12]', () => {
  expect(acknowledged(sample850())).toEqual(['AK1*PO*101', 'AK2*850*0001', 'AK5*A', 'AK9*A*1*1*1'])
})

test('an order with errors is rejected, each segment and element named [NEXT-12]', () => {
  const text = sample850({ lines: ['PO1|1|two|CASE|||VN|0001001'], head: ['XYZ|1'] })
  expect(acknowledged(text)).toEqual([
    'AK1*PO*101',
    'AK2*850*0001',
    'AK3*XYZ*4**1',
    'AK3*PO1*8**8',
    'AK4*2*330*6*two',
    'AK4*3*355*5*CASE',
    'AK5*R*5',
    'AK9*R*1*1*0',
  ])
})

test('a value that is sent back holds no separator of ours [NEXT-12]', () => {
  expect(acknowledged(sample850({ lines: ['PO1|1|*~>|CA|||VN|0001001'] })).join('')).toContain('AK4*2*330*6AK5')
})
