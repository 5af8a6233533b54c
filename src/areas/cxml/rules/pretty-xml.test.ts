import { expect, test } from 'vitest'
import { processorMs } from '#tests/support/processor-ms.ts'
import { prettyXml } from './pretty-xml.ts'

test('each element stands on a line of its own, with its text [PUNCH-5]', () => {
  expect(prettyXml('<?xml version="1.0"?>\n<a x="1"><b>two words</b><c/>\n<d><e></e></d></a>')).toBe(
    [
      '<?xml version="1.0"?>',
      '<a x="1">',
      '  <b>two words</b>',
      '  <c/>',
      '  <d>',
      '    <e></e>',
      '  </d>',
      '</a>',
    ].join('\n'),
  )
})

test('text beside elements, comments, sections and a > in an attribute stay whole [PUNCH-5]', () => {
  expect(prettyXml('<a><!-- x > y --><b t="1>0">z</b>tail<![CDATA[<c>]]></a>')).toBe(
    ['<a>', '  <!-- x > y -->', '  <b t="1>0">z</b>', '  tail', '  <![CDATA[<c>]]>', '</a>'].join('\n'),
  )
})

test('what is no XML stays as it is [PUNCH-5]', () => {
  for (const text of ['', 'Too many refused documents.', '<a', 'a < b']) expect(prettyXml(text)).toBe(text)
  expect(prettyXml('</a></b>')).toBe('</a>\n</b>')
})

test('a megabyte takes no time to speak of [PUNCH-5]', () => {
  const text = `<a>${'<b>1</b>'.repeat(120_000)}</a>`
  const start = processorMs()
  expect(prettyXml(text).length).toBeGreaterThan(text.length)
  expect(prettyXml('<'.repeat(200_000))).toHaveLength(200_000)
  expect(processorMs() - start).toBeLessThan(5000)
})
