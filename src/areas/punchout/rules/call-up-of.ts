import type { CxmlRequest, SetupRequest } from '#areas/cxml/cxml.ts'
import type { CallUp } from '../punchout-session.ts'

/**
 * The Extrinsic by which a buyer's system says that it sets order type and delivery date itself.
 */
const deliveryFixed = 'disablecartdeliveryinfo'
const yes: ReadonlySet<string> = new Set(['y', 'yes', 'true', '1'])

/** PUNCH-3: a PunchOutSetupRequest as a call-up. */
export const callUpOf = (request: CxmlRequest, setup: SetupRequest): CallUp => ({
  operation: setup.operation,
  buyerCookie: setup.buyerCookie,
  returnUrl: setup.returnUrl,
  returnTarget: '',
  buyer: request.from[0] ?? { domain: '', identity: '' },
  isTest: request.isTest,
  isDeliveryFixed: setup.mentions.some(
    ([name, value]) => name.toLowerCase() === deliveryFixed && yes.has(value.trim().toLowerCase()),
  ),
  shipTo: setup.shipTo,
  selectedPart: setup.selectedPart?.partId ?? '',
  lines: setup.lines,
})
