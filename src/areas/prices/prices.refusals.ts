import { refusals } from '#contract/refusals.ts'

/** Every "no" about prices as such. */
export const priceRefusals = refusals({
  price_author_unknown: [404, 'It is not known who set this price.'],
})
