import { countScreen, inventoriesScreen, inventoryScreen } from '#areas/inventory/inventory.addresses.ts'
import { receiptScreen, receivingScreen } from '#areas/receiving/receiving.addresses.ts'
import { scanDialog } from '#areas/scanning/scanning.addresses.ts'
import { type Place, place, plain, variant } from './place.ts'

/** The buyer's places that work without a connection: counts and receipts. */
export function logPlaces(ids: { count: string; closedCount: string; truck: string; receivedTruck: string }): Place[] {
  return [
    plain(inventoriesScreen, 'buyer'),
    place(countScreen, countScreen.at({ id: ids.count }), 'buyer'),
    place(inventoryScreen, inventoryScreen.at({ id: ids.closedCount }), 'buyer'),
    plain(receivingScreen, 'buyer'),
    place(receiptScreen, receiptScreen.at({ delivery: ids.truck }), 'buyer'),
    ...[
      // The camera, which screens open themselves.
      place(countScreen, countScreen.at({ id: ids.count }, scanDialog.open('count')), 'buyer'),
      place(receiptScreen, receiptScreen.at({ delivery: ids.truck }, scanDialog.open('receipt')), 'buyer'),
      place(receiptScreen, receiptScreen.at({ delivery: ids.receivedTruck }), 'buyer'),
    ].map(variant),
  ]
}
