import { expect, test } from 'vitest'
import { nestColumns } from './nest-columns.ts'

const columns = ['calories', 'storageTemp.min', 'storageTemp.max', 'shippingInfo.casePallet.ti', 'shippingInfo.depth']

test('dotted columns become the nested details of an item [PLAT-3]', () => {
  expect(nestColumns({ calories: 90, 'storageTemp.min': 33, 'shippingInfo.casePallet.ti': 8 }, columns)).toEqual({
    calories: 90,
    storageTemp: { min: 33 },
    shippingInfo: { casePallet: { ti: 8 } },
  })
})

test('a part whose cells are all empty is cleared, an absent one is left alone [PLAT-3]', () => {
  expect(nestColumns({ calories: null, 'storageTemp.min': null, 'storageTemp.max': null }, columns)).toEqual({
    calories: null,
    storageTemp: null,
  })
  expect(nestColumns({ 'shippingInfo.depth': 12, 'shippingInfo.casePallet.ti': null }, columns)).toEqual({
    shippingInfo: { depth: 12 },
  })
})
