/**
 * What live events are about: one cart (`cart`), the open carts of a ship-to (`carts`), one guide
 * (`guide`), orders, payments (`payment`), autopay schedules (`autopay`), credit requests
 * (`credit-request`), what was posted to invoices of a ship-to (`invoice`), what was counted in an
 * inventory count (`count`), its name and end (`counts`), a ship-to's own items, categories and
 * locations (`customer-data`), its recipes (`recipe`), who edits one
 * (`recipe-editors`), its menus (`menu`), a list that staff turn
 * into a guide (`staging-guide`), how deliveries are checked in (`receipt`), what one person is
 * notified of (`notifications`); the catalogue and announcements are everybody’s.
 */
export const liveTopics = [
  'cart',
  'carts',
  'guide',
  'order',
  'invoice',
  'payment',
  'autopay',
  'credit-request',
  'count',
  'counts',
  'customer-data',
  'recipe',
  'recipe-editors',
  'menu',
  'staging-guide',
  'receipt',
  'notifications',
  'catalogue',
  'announcements',
] as const
/** One of them. */
export type LiveTopic = (typeof liveTopics)[number]
