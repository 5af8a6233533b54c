import { expect, test } from 'vitest'
import { dtdOf } from './dtd-of.ts'

const named = (address: string) => dtdOf(`<?xml version="1.0"?>\n<!DOCTYPE cXML SYSTEM "${address}">\n<cXML/>`)

test('the type of a document is that of its address, with version and file [PUNCH-5]', () => {
  expect(named('http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd')).toBe('1.2.014/cXML.dtd')
  expect(named('http://xml.cXML.org/schemas/cXML/1.2.071/Fulfill.dtd')).toBe('1.2.071/Fulfill.dtd')
})

test('nothing that leads to another file is a type [PUNCH-5]', () => {
  for (const address of [
    '../../etc/passwd',
    'http://x/1.2.014/../cXML.dtd',
    'http://x/1.2.014/cXML.dtd/../../a.dtd',
    'http://x/1.2/cXML.dtd',
    'cXML.dtd',
    '',
  ])
    expect(named(address), address).toBeUndefined()
  expect(dtdOf('<cXML/>')).toBeUndefined()
})
