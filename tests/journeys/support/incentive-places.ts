import {
  incentivePayrollScreen,
  incentiveWeekScreen,
  ownIncentivesScreen,
  ownIncentiveWeekScreen,
} from '#areas/incentive-payroll/incentive-payroll.addresses.ts'
import { type Place, place, plain } from './place.ts'

/** STAFF-1: every screen of incentive payroll. */
export const incentivePlaces: readonly Place[] = [
  place(incentivePayrollScreen, incentivePayrollScreen.at({ type: 'spiffs' }), 'admin'),
  place(incentiveWeekScreen, incentiveWeekScreen.at({ type: 'collections', day: '2026-03-02' }), 'admin'),
  plain(ownIncentivesScreen, 'rosa'),
  place(ownIncentiveWeekScreen, ownIncentiveWeekScreen.at({ day: '2026-03-02' }), 'rosa'),
]
