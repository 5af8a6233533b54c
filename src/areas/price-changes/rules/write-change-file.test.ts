import { expect, test } from 'vitest'
import { writeChangeFile } from './write-change-file.ts'

test('a change is a row for each price, old and new, without formulas [ITEM-8, IMPORT-2]', () => {
  const effect = { billTos: 0, shipTos: 0, otherShipTos: 0, openCarts: 0, onContract: 0, salesCents: 0, changeCents: 0 }
  const change = {
    id: 'c1',
    division: 'NLV',
    reason: '=HYPERLINK("x")',
    lines: 1,
    effect,
    changedByName: 'Dana',
    changedAt: '2026-03-02T17:00:00Z',
    undoes: null,
    undoneBy: null,
  }
  const before = {
    endsOn: null,
    caseCents: null,
    eachCents: 250,
    poundHundredths: 24_550,
    breaks: [[10, 23_500]] as [number, number][],
    costPlus: null,
    reference: 'B-1',
    changeId: null,
  }
  const price = {
    itemNumber: '0001003',
    description: 'CHICKEN',
    scope: 'B:0000100',
    scopeName: 'Harbor',
    startsOn: '2026-03-05',
  }
  const [head, row] = writeChangeFile(change, [{ ...price, before, after: null }]).split('\r\n')
  expect(head).toBe(
    'Changed at,Changed by,Reason,Division,Item,Description,Kind,Number,Name,From,Old until,Old case,Old each,Old per pound,Old by quantity,Old cost plus,Old reference,New until,New case,New each,New per pound,New by quantity,New cost plus,New reference',
  )
  expect(row).toBe(
    `2026-03-02T17:00:00Z,Dana,"'=HYPERLINK(""x"")",NLV,0001003,CHICKEN,contract,0000100,Harbor,2026-03-05,,,2.50,2.455,10=2.35,,B-1,,,,,,,`,
  )
})
