import { expect, test } from 'vitest'
import { whyNotUndo } from './may-undo.ts'

const after = { endsOn: null, caseCents: 2100, eachCents: null, poundHundredths: null, reference: '', changeId: 'c1' }
const price = { itemNumber: '0001001', scope: 'C:A', startsOn: '2026-03-02', after, now: after, nowByName: null }

test('a change is undone while each price is as it left it [ITEM-8]', () => {
  expect(whyNotUndo([price, { ...price, after: null, now: undefined }], true)).toEqual([])
})

test('what was changed since is named, with what it is now and who set it [ITEM-8]', () => {
  const which = 'Item 0001001 for class A from Mon, Mar 2, 2026'
  expect(
    whyNotUndo(
      [
        price,
        { ...price, now: { ...after, caseCents: 2200, endsOn: '2026-03-31', changeId: 'c2' }, nowByName: 'Dana' },
        { ...price, now: { ...after, changeId: null } },
        { ...price, now: undefined },
        { ...price, after: null },
      ],
      true,
    ),
  ).toEqual([
    `${which} is $22.00 a case, until Tue, Mar 31, 2026 now, set by Dana.`,
    `${which} is $21.00 a case, until further notice now, set by an import.`,
    `${which} was removed since.`,
    `${which} is $21.00 a case, until further notice now, set by an import.`,
  ])
})
