import { expect, test } from 'vitest'
import { checkMapping } from './check-mapping.ts'
import { describeTable } from './describe-table.ts'
import { findHeader } from './find-header.ts'
import type { KeptRow } from './read-row.ts'
import { orderTemplate } from './order-template.ts'

test('the columns of the template are mapped without any choice by the person [IMPORT-1]', () => {
  const rows: KeptRow[] = [
    [1, ...orderTemplate().trim().split(',')],
    [2, '0107763', '2', '3'],
  ]
  const { columns, guess } = describeTable({ rows, hiddenRows: [], hiddenColumns: [] }, findHeader(rows))
  expect(guess).toEqual({ itemCode: 0, orderedCases: 1, orderedUnits: 2, unit: null })
  expect(checkMapping(guess, columns).allowed).toBe(true)
})
