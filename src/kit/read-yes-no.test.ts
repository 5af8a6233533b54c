import { expect, test } from 'vitest'
import { readYesNo } from './read-yes-no.ts'

test('yes and no are read in the ways people write them [PLAT-3]', () => {
  expect(['true', 'YES', 'y', '1'].map(readYesNo)).toEqual([true, true, true, true])
  expect(['X', 'J', 'ja', 'O', 'Oui', 'sí'].map(readYesNo)).toEqual([true, true, true, true, true, true])
  expect(['Nein', 'non'].map(readYesNo)).toEqual([false, false])
  expect(['False', 'no', 'N', '0'].map(readYesNo)).toEqual([false, false, false, false])
  expect(['', 'maybe', '2', 'on'].map(readYesNo)).toEqual([null, null, null, null])
})
