import { expect, test } from 'vitest'
import { attributeOf, childrenNamed, findElement, textAt } from './find-element.ts'
import { readXml } from './read-xml.ts'

const decision = readXml('<a><b n=" 1 ">x<c>y</c></b><b>z</b></a>')
const root = decision.allowed ? decision.value : undefined

test('elements are found by names along a path, missing ones are empty [PUNCH-3]', () => {
  expect(textAt(root, 'b/c')).toBe('y')
  expect(textAt(root, 'b')).toBe('x')
  expect(textAt(root, 'c')).toBe('')
  expect(findElement(undefined, 'b')).toBeUndefined()
  expect(childrenNamed(root, 'b').map(({ text }) => text)).toEqual(['x', 'z'])
  expect(attributeOf(findElement(root, 'b'), 'n')).toBe('1')
  expect(attributeOf(root, 'n')).toBe('')
})
