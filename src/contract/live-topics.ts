/**
 * What live events are about: one cart (`cart`), the open carts of a ship-to (`carts`), one guide
 * (`guide`), orders, one inventory count (`count`), a ship-to's own items, categories and locations
 * (`customer-data`); the catalogue and announcements are everybody's.
 */
export const liveTopics = [
  'cart',
  'carts',
  'guide',
  'order',
  'count',
  'customer-data',
  'catalogue',
  'announcements',
] as const
/** One of them. */
export type LiveTopic = (typeof liveTopics)[number]
