import { z } from 'zod'

/** Name, address and phone of a bill-to or ship-to. */
export const place = z.object({
  name: z.string(),
  address: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  phone: z.string(),
})

/** A place with its number. */
export type CustomerPlace = z.output<typeof place> & { readonly number: string }
