import { allow, type Decision, refuse, type Refusal } from '#kit/decision.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import { addQuantities } from '#areas/carts/rules/add-quantities.ts'
import type { LineFacts, Quantities } from '#areas/carts/rules/may-set-line.ts'
import type { ItemFacts } from '#areas/items/item.ts'
import { importRowRefusals } from '../order-import.refusals.ts'

/**
 * Sentences of the result file for refusals of carts; refusals not listed keep their own sentence.
 */
const importWords: Readonly<Record<string, Refusal>> = {
  [cartRefusals.item_not_found.code]: importRowRefusals.row_item_not_found,
  [cartRefusals.item_reserved.code]: importRowRefusals.row_proprietary_item,
  [cartRefusals.item_not_orderable.code]: importRowRefusals.row_item_not_present,
  [cartRefusals.item_price_unavailable.code]: importRowRefusals.row_price_not_available,
  [cartRefusals.quantity_required.code]: importRowRefusals.row_invalid_quantity,
  [cartRefusals.quantity_too_large.code]: importRowRefusals.row_invalid_quantity,
  [cartRefusals.cases_not_sold.code]: importRowRefusals.row_each_only,
}

/**
 * IMPORT-2: a row must pass every rule of adding to a cart; in addition, special-order items are
 * not imported.
 */
export function judgeRow(
  facts: LineFacts & { readonly item: Pick<ItemFacts, 'isSpecialOrder'> },
  wanted: Quantities,
): Decision {
  const added = addQuantities(facts, undefined, wanted, {})
  if (!added.allowed) return refuse(importWords[added.refusal.code] ?? added.refusal)
  return facts.item.isSpecialOrder ? refuse(importRowRefusals.row_special_order_item) : allow()
}
