import { screen } from '#contract/address.ts'

/** STAFF-1: the reader's own weeks of a financial year, which a day of it names. */
export const ownIncentivesScreen = screen('/my-incentives', ['day'])
/** The reader's own records in the week of a day. */
export const ownIncentiveWeekScreen = screen('/my-incentives/$day')

/** STAFF-1: the records of one type in this financial week. */
export const incentivePayrollScreen = screen('/incentive-payroll/$type')
/** The same in the week of a day: of the path, as what is typed belongs to the week. */
export const incentiveWeekScreen = screen('/incentive-payroll/$type/$day')
