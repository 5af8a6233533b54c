export { bringCustomItems, bringEntries } from './bring-own-data.ts'
export { customItemColumns, customItemTables, type CustomItemRow, toCustomItem } from './custom-item-columns.ts'
export { customItemsOf } from './custom-item.store.ts'
export type { OwnDataUser, OwnRow } from './own-data-users.ts'
