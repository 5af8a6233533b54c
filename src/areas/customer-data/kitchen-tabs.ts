/** GUIDE-4: the tabs of /kitchen in their order: the name in the address and the title. */
export const kitchenTabs = {
  items: 'Items',
  categories: 'Categories',
  locations: 'Locations',
  distributors: 'Distributors',
  invoices: 'Invoices',
} as const

/** One of the tabs. */
export type KitchenTab = keyof typeof kitchenTabs

/** The tab of an address; nonsense is the first. */
export const readKitchenTab = (text: string | undefined): KitchenTab =>
  (Object.keys(kitchenTabs) as KitchenTab[]).find((tab) => tab === text) ?? 'items'
