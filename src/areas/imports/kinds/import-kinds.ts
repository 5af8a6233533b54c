import type { ImportKind } from '../import-kind.ts'
import type { ImportKindName } from '../import-kind-names.ts'
import { alternates } from './alternate-kind.ts'
import { brands, categories, gpos } from './catalogue-kinds.ts'
import { contacts } from './contact-kind.ts'
import { billTos, routeDays, shipTos } from './customer-kinds.ts'
import { divisions, holidays } from './division-kinds.ts'
import { invoices } from './invoice-kind.ts'
import { customerItems, inventory, items } from './item-kinds.ts'
import { kitchenWords } from './kitchen-word-kind.ts'
import { orders } from './order-kind.ts'
import { prices } from './price-kinds.ts'
import { users } from './user-kind.ts'

/** PLAT-3: every kind by its name. */
export const importKinds: { readonly [Name in ImportKindName]: ImportKind } = {
  divisions,
  gpos,
  brands,
  categories,
  'bill-tos': billTos,
  'ship-tos': shipTos,
  contacts,
  'route-days': routeDays,
  holidays,
  users,
  items,
  alternates,
  'kitchen-words': kitchenWords,
  'customer-items': customerItems,
  prices,
  inventory,
  orders,
  invoices,
}
