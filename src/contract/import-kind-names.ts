/**
 * PLAT-3: what can be imported, in an order in which every reference is there before it is needed.
 */
export const importKindNames = [
  'divisions',
  'gpos',
  'brands',
  'categories',
  'bill-tos',
  'ship-tos',
  'contacts',
  'route-days',
  'holidays',
  'users',
  'items',
  'alternates',
  'barcodes',
  'kitchen-words',
  'customer-items',
  'customer-categories',
  'customer-locations',
  'customer-distributors',
  'custom-items',
  'customer-invoices',
  'guides',
  'recipes',
  'prices',
  'promotions',
  'substitutions',
  'inventory',
  'orders',
  'invoices',
  'payments',
  'incentive-payroll',
] as const

/** One kind's name, as in `larder import KIND FILE`. */
export type ImportKindName = (typeof importKindNames)[number]

const labels: Readonly<Record<ImportKindName, string>> = {
  divisions: 'Divisions',
  gpos: 'GPOs',
  brands: 'Brands',
  categories: 'Categories',
  'bill-tos': 'Bill-tos',
  'ship-tos': 'Ship-tos',
  contacts: 'Contacts',
  'route-days': 'Route days',
  holidays: 'Holidays',
  users: 'Users',
  items: 'Items',
  alternates: 'Alternates',
  barcodes: 'Barcodes',
  'kitchen-words': 'Kitchen words',
  'customer-items': 'Customer items',
  'customer-categories': 'Customer categories',
  'customer-locations': 'Customer locations',
  'customer-distributors': 'Customer distributors',
  'custom-items': 'Custom items',
  'customer-invoices': 'Customer invoices',
  guides: 'Guides',
  recipes: 'Recipes',
  prices: 'Prices',
  promotions: 'Promotions',
  substitutions: 'Substitutions',
  inventory: 'Inventory',
  orders: 'Orders',
  invoices: 'Invoices',
  payments: 'Payments',
  'incentive-payroll': 'Incentive payroll',
}

/** A kind as people read it; the name itself of a kind that this version does not know. */
export const importKindLabel = (name: string): string => labels[name as ImportKindName] ?? name
