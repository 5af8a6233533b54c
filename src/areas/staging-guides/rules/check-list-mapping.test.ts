import { expect, test } from 'vitest'
import { buildMapping } from '../testing/build-staging.ts'
import { checkListMapping } from './check-list-mapping.ts'

const columns = [{ index: 0 }, { index: 1 }]

test('a list needs a description or a column of numbers [GUIDE-3]', () => {
  expect(checkListMapping(buildMapping({ brand: 0 }), columns)).toMatchObject({
    refusal: { code: 'list_columns_needed', field: 'mapping.description' },
  })
  for (const field of ['description', 'itemNumber', 'customerItemNumber', 'gtin'] as const)
    expect(checkListMapping(buildMapping({ [field]: 0 }), columns).allowed, field).toBe(true)
})

test('no column is mapped twice, and none that the file does not have [GUIDE-3]', () => {
  expect(checkListMapping(buildMapping({ description: 0, brand: 0 }), columns)).toMatchObject({
    refusal: { code: 'list_columns_repeated', field: 'mapping.brand' },
  })
  expect(checkListMapping(buildMapping({ description: 2 }), columns)).toMatchObject({
    refusal: { code: 'list_column_unknown', field: 'mapping.description' },
  })
})
