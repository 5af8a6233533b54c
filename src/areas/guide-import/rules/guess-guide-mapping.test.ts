import { expect, test } from 'vitest'
import { guideFileColumns } from '#areas/guides/rules/guide-file.ts'
import { guessGuideMapping } from './guess-guide-mapping.ts'

const columnsOf = (headers: readonly string[], examples: readonly string[] = []) =>
  headers.map((header, index) => ({ index, header, examples: [...examples], isHidden: false, holdsUnits: false }))
const guessed = (headers: readonly string[], examples?: readonly string[]) => {
  const mapping = guessGuideMapping(columnsOf(headers, examples))
  return Object.fromEntries(
    Object.entries(mapping).flatMap(([field, index]) => (index === null ? [] : [[field, headers[index]]])),
  )
}

test('the columns of a downloaded guide are found by their names [GUIDE-1, GUIDE-3]', () => {
  expect(guessed(guideFileColumns)).toEqual({
    itemNumber: 'itemNumber',
    caseParValue: 'caseParValue',
    eachParValue: 'eachParValue',
    reorderPointPct: 'reorderPointPct',
    customerDescription: 'customerDescription',
    customerItemNumber: 'customerItemNumber',
    category: 'categoryName',
    location: 'locationName',
  })
})

test('headers that kitchens write are found, and the catalogue’s description is no field [GUIDE-1]', () => {
  expect(guessed(['Item #', 'Description', 'Your number', 'Par CS', 'Par each', 'Reorder at', 'Shelf'])).toEqual({
    itemNumber: 'Item #',
    customerItemNumber: 'Your number',
    caseParValue: 'Par CS',
    eachParValue: 'Par each',
    reorderPointPct: 'Reorder at',
    location: 'Shelf',
  })
  expect(guessed(['Code', 'Name'], ['0107763'])).toEqual({ itemNumber: 'Code' })
})
