import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery } from '#contract/paging.ts'
import { divisionCode } from '#contract/values.ts'
import { billToChoice } from './bill-to.ts'

/**
 * CUST-1: the bill-tos of the signed-in user by name or number, for pickers (S0 section 2) and "all
 * bill-tos of user".
 */
export const listMyBillTos = endpoint({
  name: 'listMyBillTos',
  method: 'GET',
  path: '/me/bill-tos',
  summary: 'Bill-tos the signed-in user may act for',
  query: pageQuery.extend({
    pageSize: pageQuery.shape.pageSize.default(10),
    keyword: z.string().trim().max(100).default(''),
  }),
  answer: z.object({ billTos: z.array(billToChoice), totalRecords: z.number().int().optional() }),
})

/** CUST-1: the divisions the signed-in user may act in, for filters. */
export const listMyDivisions = endpoint({
  name: 'listMyDivisions',
  method: 'GET',
  path: '/me/divisions',
  summary: 'Divisions the signed-in user may act in',
  answer: z.object({
    divisions: z.array(
      z.object({
        code: divisionCode,
        name: z.string(),
        /** IANA zone, in which its days are read. */
        timeZone: z.string(),
      }),
    ),
  }),
})
