import { refusals } from '#contract/refusals.ts'
import { priceListLimits } from './price-list.ts'

/** Every "no" about price lists. */
export const priceListRefusals = refusals({
  price_list_prospect: [403, 'Prices are shown once this customer has an account.'],
  price_list_guide_not_found: [404, 'This guide does not exist any more.'],
  price_list_too_long: [
    409,
    `A price list on paper has at most ${priceListLimits.onPaper.toLocaleString('en-US')} items. Please choose categories, brands or a guide, or download it as XLSX.`,
  ],
})
