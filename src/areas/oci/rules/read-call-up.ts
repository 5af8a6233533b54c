import { allow, type Decision, refuse } from '#kit/decision.ts'
import { readDecimal } from '#kit/read-decimal.ts'
import { mayReturnTo } from '#areas/cxml/rules/may-return-to.ts'
import type { FormPair, OciCallUp, OciFunction, OciReturn } from '../oci.ts'
import { ociRefusals } from '../oci.refusals.ts'
import { splitHook } from './split-hook.ts'
import { readProductId } from './read-product-id.ts'

const max = { name: 255, words: 100, quantity: 99_999 } as const
/** Frames a form may be sent to; a name of the buyer's own page is one too. */
const frame = /^(?:_top|_self|_parent|_blank|[a-z][\w-]{0,39})$/i
/** Sent back as they came: SAP's own pages need them. */
const echoes = ['~OkCode', '~TARGET', '~CALLER'] as const

/** Fields by their name in capitals and without its tilde; systems differ in both. */
type Fields = ReadonlyMap<string, string>
const keyOf = (name: string): string => name.trim().replace(/^~/, '').toUpperCase()

/**
 * PUNCH-3: a call-up by SAP OCI 4.0 or 5.0 (punchout section 10). Lenient in names and in what may
 * be missing; a field that is there with two values is refused, since systems differ in which
 * counts.
 */
export function readCallUp(pairs: readonly FormPair[], allowsHttp: boolean): Decision<OciCallUp> {
  const read = fieldsOf(pairs)
  if (!read.allowed) return read
  const fields = read.value
  const hookUrl = hookOf(fields)
  if (hookUrl === undefined) return refuse(ociRefusals.oci_hook_missing)
  const mayReturn = mayReturnTo(hookUrl, allowsHttp)
  if (!mayReturn.allowed)
    return refuse(ociRefusals.oci_value_wrong, {
      message: mayReturn.refusal.message.replace('The return address', 'HOOK_URL'),
    })
  if (asksForXml(hookUrl, fields)) return refuse(ociRefusals.oci_xml_not_offered)
  const userName = fields.get('USERNAME')?.trim() ?? ''
  const password = fields.get('PASSWORD')?.trim() ?? ''
  if (userName === '' || password === '' || userName.length > max.name || password.length > max.name)
    return refuse(ociRefusals.oci_sender_missing)
  const asks = functionOf(fields)
  if (!asks.allowed) return asks
  const version = (fields.get('OCI_VERSION') ?? '').trim().slice(0, 10)
  return allow({ userName, password, version, asks: asks.value, back: returnOf(hookUrl, fields) })
}

function fieldsOf(pairs: readonly FormPair[]): Decision<Fields> {
  const fields = new Map<string, string>()
  for (const [name, value] of pairs) {
    const key = keyOf(name)
    if ((fields.get(key) ?? value) !== value)
      return refuse(ociRefusals.oci_name_twice, {
        message: `${key.slice(0, 40)} is there twice with different values.`,
      })
    fields.set(key, value)
  }
  return allow(fields)
}

/** HOOK_URL, or the one field that ends so: some systems put their name in front. */
function hookOf(fields: Fields): string | undefined {
  const named = [...fields].filter(([key, value]) => key.endsWith('_HOOK_URL') && value.trim() !== '')
  const hook = fields.get('HOOK_URL') || (named.length === 1 ? named[0]![1] : '')
  return hook.trim() || undefined
}

/**
 * Fields by which SAP names a return as XML, in the call or in the hook address. Whoever expects it
 * would read NEW_ITEM fields as a cart without lines.
 */
function asksForXml(hookUrl: string, fields: Fields): boolean {
  const all = [...fields, ...splitHook(hookUrl).fields.map(([name, value]) => [keyOf(name), value] as const)]
  return all.some(([key, value]) => ['XMLDOCUMENT', 'XML_TYPE'].includes(key) && value.trim() !== '')
}

function functionOf(fields: Fields): Decision<OciFunction> {
  const named = (fields.get('FUNCTION') ?? '').trim().toUpperCase()
  const missing = (field: string) => refuse(ociRefusals.oci_value_missing, { message: `${named} needs ${field}.` })
  if (named === '' || named === 'SOURCING') return allow({ is: 'shop' })
  if (named === 'BACKGROUND_SEARCH') {
    const words = (fields.get('SEARCHSTRING') ?? '').trim().slice(0, max.words)
    return words === '' ? missing('SEARCHSTRING') : allow({ is: 'search', words })
  }
  if (!['DETAIL', 'DETAILADD', 'VALIDATE', 'QUANTITYCHECK'].includes(named))
    return refuse(ociRefusals.oci_function_unknown, {
      message: `FUNCTION "${named.slice(0, 40)}" is not offered.`,
    })
  const given = fields.get('PRODUCTID') ?? ''
  const product = readProductId(given)
  if (!product)
    return given.trim() === ''
      ? missing('PRODUCTID')
      : refuse(ociRefusals.oci_value_wrong, { message: 'PRODUCTID has more than 40 characters.' })
  if (named.startsWith('DETAIL')) return allow({ is: 'detail', product })
  const quantity = quantityOf(fields.get('QUANTITY') ?? '')
  return quantity === undefined
    ? refuse(ociRefusals.oci_value_wrong, {
        message: `QUANTITY "${(fields.get('QUANTITY') ?? '').slice(0, 40)}" must be a whole number from 1 to ${max.quantity}.`,
      })
    : allow({ is: 'validate', product, quantity })
}

/** '2.000' is 2; nothing sent is 1; commas are refused, as they mean different things. */
function quantityOf(text: string): number | undefined {
  if (text.trim() === '') return 1
  const quantity = /^\s*\d{1,11}(?:\.\d{0,9})?\s*$/.test(text) ? readDecimal(text.trim().replace(/\.$/, ''), 0) : null
  return quantity !== null && quantity >= 1 && quantity <= max.quantity ? quantity : undefined
}

function returnOf(hookUrl: string, fields: Fields): OciReturn {
  const target = [fields.get('RETURNTARGET'), fields.get('TARGET')].find((name) => name && frame.test(name.trim()))
  const charset = /^\s*utf-?8\s*$/i.test(fields.get('HTTP_CONTENT_CHARSET') ?? '') ? 'utf-8' : 'iso-8859-1'
  const echoed = echoes.flatMap((name): FormPair[] => {
    const value = fields.get(keyOf(name))
    return value === undefined ? [] : [[name, value.slice(0, 100)]]
  })
  return { hookUrl, target: target?.trim() ?? '_top', charset, echoed }
}
