import {
  billToRequestsScreen,
  ownBillToRequestsScreen,
  requestBillToDialog,
} from '#areas/bill-to-requests/bill-to-requests.addresses.ts'
import { over, type Place, plain } from './place.ts'

/** USERS-2: every screen and dialog of requests for bill-tos. */
export const billToRequestPlaces: readonly Place[] = [
  plain(ownBillToRequestsScreen, 'buyer'),
  over(requestBillToDialog, 'buyer', ownBillToRequestsScreen),
  plain(billToRequestsScreen, 'admin'),
]
