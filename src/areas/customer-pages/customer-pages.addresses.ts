import { screen } from '#contract/address.ts'

export const customersScreen = screen('/customers', ['page', 'keyword', 'division', 'state', 'sort', 'direction'])
/** CUST-1. */
export const customerScreen = screen('/customers/$division/$billTo')
