import { expect, test } from 'vitest'
import { titleOf } from './title-of.ts'

test('a document is named by what it holds [PUNCH-5]', () => {
  expect(titleOf('<cXML><Header/><Request><OrderRequest/></Request></cXML>')).toBe('OrderRequest')
  expect(titleOf('<cXML><Header/><Message><Status code="204"/><PunchOutOrderMessage/></Message></cXML>')).toBe(
    'PunchOutOrderMessage',
  )
  expect(titleOf('<cXML><Response><Status code="401"/></Response></cXML>')).toBe('Response')
})

test('what is no cXML has a name too [PUNCH-5]', () => {
  expect(titleOf('')).toBe('Nothing')
  expect(titleOf('Too many refused documents.')).toBe('No cXML')
  expect(titleOf('<html/>')).toBe('html')
})
