import { expect, test } from 'vitest'
import { readXml } from './read-xml.ts'
import { asciiXml, node, writeXml } from './write-xml.ts'

const read = (text: string) => {
  const xml = readXml(text)
  if (!xml.allowed) throw new Error(xml.refusal.message)
  return xml.value
}

test('everything is escaped, and nothing is left that XML cannot hold [PUNCH-3]', () => {
  expect(writeXml(node('a', { b: '"<&>\'\n' }, 'x < y & z > "w"', undefined, node('c')))).toBe(
    '<a b="&quot;&lt;&amp;&gt;\'&#10;">x &lt; y &amp; z &gt; &quot;w&quot;<c/></a>',
  )
  expect(writeXml(node('a', {}, 'x\u0000\u0007y\uffff\ud800z'))).toBe('<a>xyz</a>')
  expect(writeXml(node('a', { b: undefined, c: 0 }))).toBe('<a c="0"/>')
})

test('hostile texts come back as they were [PUNCH-3]', () => {
  for (const text of ["']]>", '<!--', '&amp;', '<script>alert(1)</script>', 'é日🍅', '<![CDATA[x]]>', '&#65;']) {
    const root = read(writeXml(node('a', { b: text }, text)))
    expect(root.text, text).toBe(text)
    expect(root.attributes.get('b'), text).toBe(text)
  }
})

test('a document in ASCII means the same, in a CDATA section too [PUNCH-3]', () => {
  const text = '<a b="é">“日” 🍅<c><![CDATA[x é ]] y]]></c></a>'
  const ascii = asciiXml(text)
  expect(ascii).toMatch(/^[\u0020-\u007e]+$/)
  expect(ascii).toContain('&#127813;')
  const root = read(ascii)
  expect(root.attributes.get('b')).toBe('é')
  expect(root.text).toBe('“日” 🍅')
  expect(root.children[0]!.text).toBe('x é ]] y')
})
