import { screen } from '#contract/address.ts'

export const customersScreen = screen('/customers')
/** CUST-1. */
export const customerScreen = screen('/customers/$division/$billTo')
