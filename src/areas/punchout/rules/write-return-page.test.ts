import { expect, test } from 'vitest'
import { writeReturnPage } from './write-return-page.ts'

test('whatever the document holds, it stays the value of its field [PUNCH-3, security 52]', () => {
  const value = `<a b="1">\n'&lt;'"></form><script>alert(1)</script>`
  const page = writeReturnPage(
    { action: 'https://b.example/?a=1&b="><x', target: '_top', fields: [['f', value]] },
    'n-1',
  )
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(page.match(/<form/g)).toHaveLength(1)
  expect(page).toContain('action="https://b.example/?a=1&amp;b=&quot;&gt;&lt;x"')
  expect(page).toContain('value="&lt;a b=&quot;1&quot;&gt;&#10;&#39;&amp;lt;&#39;&quot;&gt;')
})
