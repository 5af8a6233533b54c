import { screen } from '#contract/address.ts'

export const statementsScreen = screen('/statements')
/** BILL-2: the statement of one account. */
export const statementScreen = screen('/statements/$division/$billTo')
