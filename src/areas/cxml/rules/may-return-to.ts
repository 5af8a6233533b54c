import { allow, type Decision, refuse } from '#kit/decision.ts'
import { cxmlRefusals } from '../cxml.refusals.ts'

/** Max characters of a return address (punchout section 4). */
const longest = 2048

/**
 * PUNCH-3, security 52: a buyer's browser may post the cart to an absolute https address without a
 * user name in it; http is for deployments that allow hosts under test.
 */
export function mayReturnTo(address: string, allowsHttp: boolean): Decision {
  const wrong = (why: string) =>
    refuse(cxmlRefusals.cxml_value_wrong, { message: `The return address ${why}.`, field: 'returnUrl' })
  if (address.length > longest) return wrong(`has more than ${longest} characters`)
  if (!/^https?:\/\/[^/\\\s]/i.test(address) || !URL.canParse(address)) return wrong('must be an absolute https URL')
  const { protocol, username, password, hostname } = new URL(address)
  if (username !== '' || password !== '') return wrong('must not hold a user name or password')
  if (hostname === '') return wrong('names no host')
  if (protocol !== 'https:' && !allowsHttp) return wrong('must use https')
  return allow()
}
