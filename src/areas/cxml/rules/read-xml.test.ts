import { expect, test } from 'vitest'
import { readXml } from './read-xml.ts'

const read = (text: string) => {
  const decision = readXml(text)
  if (!decision.allowed) throw new Error(decision.refusal.message)
  return decision.value
}
const refusalOf = (text: string) => {
  const decision = readXml(text)
  return decision.allowed ? undefined : decision.refusal
}

test('elements come with attributes, text and what was sent between their tags [PUNCH-3]', () => {
  const root = read('<?xml version="1.0"?>\r\n<a x:id="1"><b>one &amp; <![CDATA[<two>]]></b><c/></a>')
  expect(root.name).toBe('a')
  expect(root.attributes.get('id')).toBe('1')
  expect(root.children.map(({ name }) => name)).toEqual(['b', 'c'])
  expect(root.children[0]!.text).toBe('one & <two>')
  expect(root.children[0]!.inner).toBe('one &amp; <![CDATA[<two>]]>')
  expect(root.children[1]!.inner).toBe('')
})

test('what stands inside keeps white space, elements and letters beyond 16 bits [PUNCH-3]', () => {
  const inner = ' 7\n<part n="1">🍅 </part>\t'
  expect(read(`<r><k>${inner}</k ></r>`).children[0]!.inner).toBe(inner)
})

test('the document type of cXML is accepted and never fetched; an empty list of declarations too [PUNCH-3]', () => {
  const doctype = 'cXML SYSTEM "http://xml.cXML.org/schemas/cXML/1.2.050/cXML.dtd"'
  expect(read(`<!DOCTYPE ${doctype}><cXML/>`).name).toBe('cXML')
  expect(read(`<!DOCTYPE ${doctype} []><cXML/>`).name).toBe('cXML')
})

test('declared entities, inside or outside, are 406 [PUNCH-3, security 47]', () => {
  for (const declared of [
    '[<!ENTITY a "b">]',
    '[<!ENTITY x SYSTEM "file:///etc/passwd">]',
    '[<!ENTITY % x SYSTEM "http://host.example/x.dtd"> %x;]',
    '[ <!ATTLIST a b CDATA "c"> ]',
  ])
    expect(refusalOf(`<!DOCTYPE a ${declared}><a>&x;</a>`), declared).toMatchObject({ status: 406 })
})

test('an entity nobody knows is 406, the five of XML and references by number are read [PUNCH-3]', () => {
  expect(refusalOf('<a>&nbsp;</a>')).toMatchObject({ status: 406, code: 'cxml_malformed' })
  expect(read('<a>&lt;&gt;&amp;&quot;&apos;&#233;&#x65E5;</a>').text).toBe('<>&"\'é日')
})

test('what is not well-formed is 406 and says where [PUNCH-3]', () => {
  for (const text of [
    '',
    'x',
    '<a>',
    '<a></b>',
    '<a/><b/>',
    '<a x="1" x="2"/>',
    '<a>\u0001</a>',
    '<a/>x',
    '<a>&#0;</a>',
  ])
    expect(refusalOf(text), text).toMatchObject({ status: 406 })
  expect(refusalOf('<a>\n<b></a>')!.message).toMatch(/2:\d+/)
})

test('depth, elements and attributes are bounded [PUNCH-3, security 47]', () => {
  expect(refusalOf('<a>'.repeat(51) + '</a>'.repeat(51))).toMatchObject({ code: 'cxml_too_deep' })
  expect(readXml('<a>'.repeat(50) + '</a>'.repeat(50)).allowed).toBe(true)
  expect(refusalOf(`<a>${'<b/>'.repeat(300_000)}</a>`)).toMatchObject({ code: 'cxml_too_deep' })
  const attributes = Array.from({ length: 51 }, (_, index) => `a${index}="1"`).join(' ')
  expect(refusalOf(`<a ${attributes}/>`)).toMatchObject({ code: 'cxml_too_deep' })
})

test('names such as __proto__ are names like others [PUNCH-3]', () => {
  const root = read('<a __proto__="x"><__proto__>y</__proto__><constructor/></a>')
  expect(root.attributes.get('__proto__')).toBe('x')
  expect(root.children.map(({ name }) => name)).toEqual(['__proto__', 'constructor'])
  expect(({} as Record<string, unknown>)['x']).toBeUndefined()
})

test('a document that is read in several steps reads as in one: names, texts and raw contents [PUNCH-3]', () => {
  const cookie = `<s id="7">é &amp; 🍅${'x'.repeat(16_360)}\r\n</s>`
  for (const filler of [0, 1, 2, 3, 7, 16_300, 16_384]) {
    const read = readXml(`<a><!--${'-x'.repeat(filler / 2)}--><b>${cookie}</b><c d="e"/></a>`)
    const [b, c] = read.allowed ? read.value.children : []
    expect([filler, b?.inner === cookie, c?.attributes.get('d')]).toEqual([filler, true, 'e'])
  }
})
