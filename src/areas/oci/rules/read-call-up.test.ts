import { expect, test } from 'vitest'
import type { FormPair } from '../oci.ts'
import { callUpOf } from '../testing/call-up.ts'
import { readCallUp } from './read-call-up.ts'
import { readForm } from './read-form.ts'

const read = (more: Readonly<Record<string, string>> = {}, besides: readonly FormPair[] = []) =>
  readCallUp([...Object.entries(callUpOf(more)), ...besides], false)
const asked = (more: Readonly<Record<string, string>>) => {
  const call = read(more)
  return call.allowed ? call.value.asks : call.refusal.message
}

test('a call-up as SAP SRM posts it is read whole [PUNCH-3]', () => {
  const form = readForm(
    'USERNAME=OCIUSER&PASSWORD=sesame&HOOK_URL=https%3A%2F%2Fsrm.buyer.example%3A443%2Fsap%2F%3F%7EOkCode%3DADDI%26%7Esession%3D8A8A' +
      '&~OkCode=ADDI&~target=_top&~CALLER=CTLG&OCI_VERSION=4.0&http_content_charset=iso-8859-1&returntarget=_top',
  )
  expect(form.allowed && readCallUp(form.value, false)).toEqual({
    allowed: true,
    value: {
      userName: 'OCIUSER',
      password: 'sesame',
      version: '4.0',
      asks: { is: 'shop' },
      back: {
        hookUrl: 'https://srm.buyer.example:443/sap/?~OkCode=ADDI&~session=8A8A',
        target: '_top',
        charset: 'iso-8859-1',
        echoed: [
          ['~OkCode', 'ADDI'],
          ['~TARGET', '_top'],
          ['~CALLER', 'CTLG'],
        ],
      },
    },
  })
})

test('names count whatever their case and with or without a tilde [PUNCH-3]', () => {
  const odd = {
    Username: 'u',
    password: 'p',
    '~hook_url': 'https://b.example/x',
    okcode: 'ADDI',
    Function: 'detail',
    ProductId: '7',
  }
  expect(readCallUp(Object.entries(odd), false)).toMatchObject({
    value: { userName: 'u', password: 'p', asks: { is: 'detail' }, back: { echoed: [['~OkCode', 'ADDI']] } },
  })
})

test('a hook address may have another name, as long as it is the only one [PUNCH-3]', () => {
  const named = { USERNAME: 'u', PASSWORD: 'p', MM_HOOK_URL: 'https://b.example/x' }
  expect(readCallUp(Object.entries(named), false)).toMatchObject({
    value: { back: { hookUrl: 'https://b.example/x' } },
  })
  const two = { ...named, EC_HOOK_URL: 'https://c.example/x' }
  expect(readCallUp(Object.entries(two), false)).toMatchObject({ refusal: { code: 'oci_hook_missing' } })
})

test('a field that is there twice with one value is accepted, with two values refused [PUNCH-3]', () => {
  expect(read({}, [['~okcode', 'ADDI']]).allowed).toBe(true)
  for (const name of ['HOOK_URL', 'hook_url', 'USERNAME', 'FUNCTION'])
    expect(read({ FUNCTION: 'SOURCING' }, [[name, 'https://evil.example/']]), name).toMatchObject({
      refusal: { code: 'oci_name_twice', status: 400 },
    })
})

test('the hook address must be an absolute https URL [PUNCH-3, security 52]', () => {
  for (const HOOK_URL of [
    'javascript:alert(1)',
    '/return',
    'http://b.example',
    'https://u:p@b.example',
    'data:text/html,x',
  ])
    expect(read({ HOOK_URL }), HOOK_URL).toMatchObject({ refusal: { code: 'oci_value_wrong' } })
  expect(read({ HOOK_URL: ' ' })).toMatchObject({ refusal: { code: 'oci_hook_missing' } })
  expect(readCallUp(Object.entries(callUpOf({ HOOK_URL: 'http://localhost/x' })), true).allowed).toBe(true)
})

test('a return as XML is refused in words, whichever way it is asked for; an empty field does not ask [PUNCH-3]', () => {
  const hook = 'https://srm.buyer.example/return?s=1'
  for (const more of [
    { '~xmlDocument': 'X' },
    { xmldocument: 'yes' },
    { '~xml_type': 'ESAPO' },
    { HOOK_URL: `${hook}&~xmlDocument=X` },
    { HOOK_URL: `${hook}&%7Exml_type=ESAPO` },
  ])
    expect(read(more), JSON.stringify(more)).toMatchObject({ refusal: { code: 'oci_xml_not_offered', status: 400 } })
  expect(read({ '~xmlDocument': ' ', '~xml_type': '', HOOK_URL: `${hook}&~xmlDocument=` }).allowed).toBe(true)
})

test('without user name or password there is nobody to ask [PUNCH-3]', () => {
  for (const name of ['USERNAME', 'PASSWORD'])
    for (const value of ['', ' ', 'x'.repeat(256)])
      expect(read({ [name]: value })).toMatchObject({ refusal: { code: 'oci_sender_missing' } })
})

test('each function has what it needs, or the sentence names what is missing [PUNCH-3]', () => {
  expect(asked({})).toEqual({ is: 'shop' })
  expect(asked({ FUNCTION: 'SOURCING', VENDOR: '17' })).toEqual({ is: 'shop' })
  expect(asked({ FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: ' tomato ' })).toEqual({ is: 'search', words: 'tomato' })
  expect(asked({ FUNCTION: 'BACKGROUND_SEARCH' })).toBe('BACKGROUND_SEARCH needs SEARCHSTRING.')
  expect(asked({ FUNCTION: 'DETAILADD', PRODUCTID: '100234:EA' })).toEqual({
    is: 'detail',
    product: { partId: '100234', unit: 'EA' },
  })
  expect(asked({ FUNCTION: 'VALIDATE', PRODUCTID: '100234', QUANTITY: '2.000' })).toEqual({
    is: 'validate',
    product: { partId: '100234', unit: '' },
    quantity: 2,
  })
  expect(asked({ FUNCTION: 'VALIDATE', PRODUCTID: '7' })).toMatchObject({ quantity: 1 })
  expect(asked({ FUNCTION: 'VALIDATE' })).toBe('VALIDATE needs PRODUCTID.')
  expect(asked({ FUNCTION: 'DETAIL', PRODUCTID: '1'.repeat(41) })).toBe('PRODUCTID has more than 40 characters.')
  expect(asked({ FUNCTION: 'ORDER' })).toBe('FUNCTION "ORDER" is not offered.')
})

test('a quantity is whole and positive, and never has a comma [PUNCH-3]', () => {
  for (const QUANTITY of ['0', '-1', '1.5', '1,000', '1e3', 'two', '100000', 'Infinity'])
    expect(asked({ FUNCTION: 'VALIDATE', PRODUCTID: '7', QUANTITY }), QUANTITY).toMatch(
      /^QUANTITY ".*" must be a whole number/,
    )
})

test('frame and charset of the return are those the system asks for, if they are any [PUNCH-3]', () => {
  const backOf = (more: Readonly<Record<string, string>>) => {
    const call = read(more)
    return call.allowed && [call.value.back.target, call.value.back.charset]
  }
  expect(backOf({ returntarget: 'srm_main', '~TARGET': '_self', http_content_charset: 'UTF-8' })).toEqual([
    'srm_main',
    'utf-8',
  ])
  expect(backOf({ returntarget: '"><script>', '~TARGET': '_self' })).toEqual(['_self', 'iso-8859-1'])
  expect(backOf({ http_content_charset: 'shift_jis' })).toEqual(['_top', 'iso-8859-1'])
})
