import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'

/** Most letters of each field, and most distributors that one ship-to keeps. */
export const distributorLimits = { name: 80, text: 80, email: 254, distributors: 200 } as const

/** What a person writes of a distributor. */
export const distributorText = z.object({
  name: freeText({ label: 'Name', max: distributorLimits.name }).min(1, 'Required'),
  /** The kitchen's account there. */
  accountNumber: freeText({ label: 'Account number', max: distributorLimits.text }),
  contactName: freeText({ label: 'Contact', max: distributorLimits.text }),
  phone: freeText({ label: 'Phone', max: distributorLimits.text }),
  email: freeText({ label: 'Email', max: distributorLimits.email }),
})
/** What a person writes of a distributor. */
export type DistributorText = z.output<typeof distributorText>

/** Another distributor the kitchen buys from (GUIDE-4). */
export const customerDistributor = z
  .object({
    id: z.uuid(),
    name: z.string(),
    accountNumber: z.string(),
    contactName: z.string(),
    phone: z.string(),
    email: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'CustomerDistributor' })
/** Another distributor the kitchen buys from. */
export type CustomerDistributor = z.output<typeof customerDistributor>
