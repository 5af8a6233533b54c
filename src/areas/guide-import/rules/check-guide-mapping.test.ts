import { expect, test } from 'vitest'
import { checkGuideMapping } from './check-guide-mapping.ts'
import { guessGuideMapping } from './guess-guide-mapping.ts'

const columnsOf = (headers: readonly string[]) =>
  headers.map((header, index) => ({ index, header, examples: [], isHidden: false, holdsUnits: false }))

test('a mapping without the item number, or with a column twice, is refused by its field [GUIDE-1]', () => {
  const columns = columnsOf(['Item Number', 'Case par'])
  const mapping = guessGuideMapping(columns)
  expect(checkGuideMapping(mapping, columns)).toMatchObject({ allowed: true })
  expect(checkGuideMapping({ ...mapping, itemNumber: null }, columns)).toMatchObject({
    refusal: { code: 'guide_file_item_column_required', field: 'mapping.itemNumber' },
  })
  expect(checkGuideMapping({ ...mapping, location: 1 }, columns)).toMatchObject({
    refusal: { code: 'guide_file_columns_repeated', field: 'mapping.location' },
  })
})
