export { calendarOf } from './calendar-of.ts'
export { addIncentives, closeWeek } from './incentive-records.store.ts'
