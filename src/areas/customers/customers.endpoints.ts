import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { billToNumber, divisionCode, shipToNumber, shipToParams } from '#contract/values.ts'

/** CUST-4: the GPOs a ship-to belongs to, and whether it is a customer yet. */
export const getCustomerMetadata = endpoint({
  name: 'getCustomerMetadata',
  inPunchout: 'always',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/customer-metadata',
  summary: 'Group purchasing organizations of a ship-to',
  params: shipToParams,
  answer: z.object({
    shipTo: shipToNumber,
    division: divisionCode,
    billTo: billToNumber,
    isProspective: z.boolean(),
    gpos: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
})
