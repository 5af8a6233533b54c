import { Refused } from '#kit/decision.ts'
import { handle } from '#platform/http/handle.ts'
import { sealOf } from '#platform/seal.ts'
import { punchoutRefusals } from '../punchout-settings.refusals.ts'
import { setupUrlOf } from '../rules/describe-portal.ts'
import { openPunchoutSimulator, openUserPunchoutSimulator } from '../simulator.endpoints.ts'
import { maxSimulatorCodes, simulatorHours } from '../simulator-facts.ts'
import { oneOf, ownerOf, type PunchoutCall } from './punchout-owner.ts'
import { portalOf } from './portal-of.ts'
import { mappingOf } from './ship-to-mapping.store.ts'
import { writeTicket } from './simulator-ticket.ts'

/**
 * PUNCH-5: the simulator knows what the settings say, and never the secret, which is not known here
 * either.
 */
const open = async (call: PunchoutCall) => {
  const { db, services, now } = call
  const { buyerSandboxUrl } = services.config.outside
  const owner = await ownerOf(db, call, 'read')
  const settings = await oneOf(db, owner, call)
  if (buyerSandboxUrl === undefined) throw new Refused(punchoutRefusals.simulator_off)
  const portal = portalOf(services.config)
  const mapping = await mappingOf(db, owner, settings.id)
  const ticket = writeTicket(sealOf(services.config), {
    settingsId: settings.id,
    software: settings.software,
    softwareName: settings.softwareName,
    senderDomain: settings.senderDomain,
    senderIdentity: settings.senderIdentity,
    supplierDomain: portal.senderDomain,
    supplierIdentity: portal.senderIdentity,
    setupUrl: setupUrlOf(portal, settings.software),
    orderUrl: portal.orderUrl,
    uomMapCase: settings.uomMapCase,
    uomMapEach: settings.uomMapEach,
    codes: mapping
      .filter(({ isOrderingAllowed }) => isOrderingAllowed)
      .slice(0, maxSimulatorCodes)
      .map(({ punchoutShipTo }) => punchoutShipTo),
    endsAt: new Date(now.getTime() + simulatorHours * 3_600_000).toISOString(),
  })
  return { url: `${new URL(buyerSandboxUrl).origin}/#${ticket}` }
}
export const openPunchoutSimulatorHandler = handle(openPunchoutSimulator, open)
export const openUserPunchoutSimulatorHandler = handle(openUserPunchoutSimulator, open)
