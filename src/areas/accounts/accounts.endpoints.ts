import { endpoint } from '#contract/endpoint.ts'
import { shipToParams } from '#contract/values.ts'
import { customerDetails } from './customer-details.ts'

/** SHELL-7: customer details by division and ship-to. */
export const getCustomerDetails = endpoint({
  name: 'getCustomerDetails',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/customer-details',
  summary: 'Bill-to, ship-to and account of a customer',
  params: shipToParams,
  answer: customerDetails,
})
