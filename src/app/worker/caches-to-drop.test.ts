import { expect, test } from 'vitest'
import { cachesToDrop } from './caches-to-drop.ts'

const complete = (name: string) => ({ name, isComplete: true })
const partial = (name: string) => ({ name, isComplete: false })

test('the files of the former build stay for its open pages, older ones go [PLAT-15]', () => {
  expect(cachesToDrop([complete('a'), complete('b'), complete('c')], 'c')).toEqual(['a'])
  expect(cachesToDrop([complete('c')], 'c')).toEqual([])
})

test('a build whose loading was interrupted never takes the place of the former one [PLAT-15]', () => {
  expect(cachesToDrop([complete('a'), partial('b'), complete('c')], 'c')).toEqual(['b'])
  expect(cachesToDrop([partial('b'), complete('c')], 'c')).toEqual(['b'])
})
