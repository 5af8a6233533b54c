import { refusals } from '#contract/refusals.ts'
import { itemRefusals } from '#areas/items/item.refusals.ts'
import { routingRefusals } from '#areas/routing/routing.refusals.ts'

/**
 * Every "no" of carts. A cart of others, a hidden one and a missing one read the same (security 9,
 * 13).
 */
export const cartRefusals = {
  ...routingRefusals,
  ...itemRefusals,
  ...refusals({
    cart_not_found: [404, 'This cart is no longer present.'],
    guide_not_found: [404, 'This guide is no longer present.'],
    cart_management_not_allowed: [403, 'You do not have permission to manage carts.'],
    cart_locked_by_other: [403, 'This cart is locked by its owner.'],
    cart_switch_locked: [403, 'You cannot switch to this cart as it is locked and you are not the owner'],
    cart_of_punchout: [403, 'This cart belongs to a procurement system and can only be continued from there.'],
    cart_only_shown: [403, 'This cart is only shown. Leave to go back to your procurement system.'],
    po_of_procurement: [403, 'Your procurement system gives the order its number.'],
    delivery_info_fixed: [403, 'Your procurement system sets the order type and delivery date.'],
    cart_access_not_allowed: [403, 'Only an owner of this cart may change who has access to it.'],
    internal_owner_staff_only: [403, 'Only staff may choose the internal owner.'],
    internal_owner_not_found: [422, 'No member of staff who may manage carts of this customer has this email.'],
    external_owner_not_found: [422, 'No person of this customer who may manage carts has this name.'],
    locked_cart_needs_owner: [422, 'A locked cart needs an owner.'],
    owner_needs_visible_cart: [422, 'A cart with an external owner stays visible to the customer.'],
    cart_changed: [409, 'This cart was changed by someone else. This is the latest version.'],
    cart_already_ordered: [409, 'This cart was already placed as an order.'],
    adding_orders_not_allowed: [403, 'You do not have permission to place orders.'],
    item_price_unavailable: [422, 'Item price not available'],
    quantity_too_large: [422, 'Quantity cannot be more than 9999'],
    bill_to_not_found: [404, 'Bill-to not found.'],
    item_not_in_cart: [404, 'This item is no longer in the cart.'],
    alternate_not_alike: [
      422,
      'This alternate does not satisfy every diet of the item, or brings an allergen. Please look at what it loses.',
    ],
    not_an_alternate: [422, 'This item is not an alternate of the one in the cart.'],
    quantity_required: [400, 'Enter a case or each quantity above 0'],
    price_changed: [409, 'The price has changed. Please check the new price and add the item again.'],
    remove_jit_or_drop_ship: [422, 'Please remove any Just-in-Time or Drop Ship items to switch to this order type'],
    order_type_not_allowed: [422, 'This order type is not available.'],
    visibility_staff_only: [403, 'Only staff may decide what the customer sees.'],
    price_override_not_allowed: [403, 'You do not have permission to override prices.'],
    price_override_visible: [422, 'Price override will not work if visible to customer'],
    line_not_found: [404, 'This item is no longer in the cart.'],
    too_many_lines: [422, 'A cart can hold at most 10,000 lines.'],
    duplicate_item: [422, 'Duplicate item'],
    items_refused: [422, 'Some items could not be added to cart'],
  }),
}
