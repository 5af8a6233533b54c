import { z } from 'zod'
import { punchoutSettings } from './punchout-settings.ts'

/** Hours in which a simulator that was opened can send. */
export const simulatorHours = 4
/** Codes of ship-tos it offers. */
export const maxSimulatorCodes = 50

/** PUNCH-5: what a simulated buyer's system knows of an integration; never its secret. */
export const simulatorFacts = punchoutSettings
  .pick({
    software: true,
    softwareName: true,
    senderDomain: true,
    senderIdentity: true,
    uomMapCase: true,
    uomMapEach: true,
  })
  .extend({
    settingsId: z.uuid(),
    supplierDomain: z.string(),
    supplierIdentity: z.string(),
    setupUrl: z.string(),
    orderUrl: z.string(),
    /** The customer's codes of its ship-tos, the first of them. */
    codes: z.array(z.string()),
    /** Until when the simulator may send. */
    endsAt: z.iso.datetime(),
  })
/** What a simulated buyer's system knows of an integration. */
export type SimulatorFacts = z.output<typeof simulatorFacts>
