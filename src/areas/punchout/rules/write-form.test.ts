import { expect, test } from 'vitest'
import { escapedText, submitScript, writeForm } from './write-form.ts'

test('a form posts what it was given, whatever its values hold [PUNCH-3, security 52]', () => {
  const form = writeForm(
    { action: 'https://b.example/?a="1"', target: '_top', fields: [['a&b', `<x y='1'>\n`]], charset: 'iso-8859-1' },
    '<button>Go</button>',
  )
  expect(form).toContain(
    '<form method="post" action="https://b.example/?a=&quot;1&quot;" target="_top" accept-charset="iso-8859-1">',
  )
  expect(form).toContain('<input type="hidden" name="a&amp;b" value="&lt;x y=&#39;1&#39;&gt;&#10;">')
  expect(escapedText('a<b')).toBe('a&lt;b')
})

test('the script posts the form also where a field is called submit [PUNCH-3]', () => {
  expect(submitScript('n-1')).toBe(
    '<script nonce="n-1">HTMLFormElement.prototype.submit.call(document.forms[0])</script>',
  )
})
