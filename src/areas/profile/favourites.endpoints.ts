import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery } from '#contract/paging.ts'
import { billToNumber, divisionCode } from '#contract/values.ts'
import { profileRefusals } from './profile.refusals.ts'

const billToChoice = z.object({ number: billToNumber, name: z.string(), divisions: z.array(divisionCode) })
/** A bill-to to choose from, once for all its divisions. */
export type BillToChoice = z.output<typeof billToChoice>

/** PROFILE-3: the bill-tos the user may choose favourites from. */
export const listFavoriteBillToChoices = endpoint({
  name: 'listFavoriteBillToChoices',
  method: 'GET',
  path: '/me/favorite-bill-tos/choices',
  summary: 'Bill-tos to choose favourites from',
  needs: ['allBillTos'],
  query: pageQuery.extend({ keyword: z.string().trim().max(100).default('') }),
  answer: z.object({ billTos: z.array(billToChoice), totalRecords: z.number().int().optional() }),
})

/** PROFILE-3: the user's favourites, as far as they may still see them. */
export const getFavoriteBillTos = endpoint({
  name: 'getFavoriteBillTos',
  method: 'GET',
  path: '/me/favorite-bill-tos',
  summary: 'The user’s favourite bill-tos',
  needs: ['allBillTos'],
  answer: z.object({
    billTos: z.array(billToChoice),
    /** How many there may be. */
    max: z.number().int(),
    /** How many to list on a page. */
    pageSize: z.number().int(),
  }),
})

/** PROFILE-3: sets the user's favourites. They grant no access (security 64). */
export const updateFavoriteBillTos = endpoint({
  name: 'updateFavoriteBillTos',
  method: 'PUT',
  path: '/admin/favorite-bill-tos',
  summary: 'Set the user’s favourite bill-tos',
  needs: ['allBillTos'],
  body: z.object({ billTos: z.array(billToNumber).max(1000) }),
  answer: z.object({ message: z.string() }),
  refusals: [profileRefusals.bill_tos_required, profileRefusals.bill_tos_too_many, profileRefusals.bill_to_not_found],
})
