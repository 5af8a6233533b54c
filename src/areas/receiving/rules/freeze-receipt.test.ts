import { expect, test } from 'vitest'
import { buildCheck } from '../testing/build-check.ts'
import { buildLine } from '../testing/build-line.ts'
import { freezeReceipt } from './freeze-receipt.ts'

const describeItem = () => ({ description: 'NOT BILLED', packSizeDescription: '' })
const lines = [buildLine(), buildLine({ itemNumber: '0001002' })]
const finish = (...log: ReturnType<typeof buildCheck>[]) => freezeReceipt(lines, log, describeItem)

test('what was found is frozen with its differences; lines nobody checked stay so [NEXT-6]', () => {
  const finished = finish(buildCheck({ cases: 2 }))
  expect(finished).toMatchObject({
    allowed: true,
    value: {
      checkedLines: 1,
      differentLines: 1,
      results: [
        { differences: [{ kind: 'short', cases: 1 }], byNames: ['Ana'] },
        { content: null, differences: [] },
      ],
    },
  })
})

test('an item that came without being billed is a line of the receipt [NEXT-6]', () => {
  const finished = finish(buildCheck({ itemNumber: '0001009', cases: 1 }))
  expect(finished.allowed && finished.value.results[2]).toMatchObject({
    description: 'NOT BILLED',
    differences: [{ kind: 'over', cases: 1 }],
  })
})

test('undecided lines are named, and a receipt of nothing is none [NEXT-6]', () => {
  const undecided = finish(buildCheck({ opId: 'a' }), buildCheck({ opId: 'b', cases: 2 }))
  expect(undecided).toMatchObject({
    refusal: { code: 'receipt_undecided', details: { items: ['0001001'] } },
  })
  expect(finish()).toMatchObject({ refusal: { code: 'receipt_empty' } })
})
