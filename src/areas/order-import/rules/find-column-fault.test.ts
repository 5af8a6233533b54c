import { expect, test } from 'vitest'
import { findColumnFault } from './find-column-fault.ts'

const columns = [{ index: 0 }, { index: 1 }]
const faultOf = (item: number | null, par: number | null) => findColumnFault(['item', 'par'], { item, par }, columns)

test('a column that two fields have, or that the file has not, is named by its field [GUIDE-1, GUIDE-3]', () => {
  expect(faultOf(0, 1)).toBeUndefined()
  expect(faultOf(null, 0)).toBeUndefined()
  expect(faultOf(0, 0)).toEqual({ field: 'par', is: 'repeated' })
  expect(faultOf(0, 9)).toEqual({ field: 'par', is: 'unknown' })
})
