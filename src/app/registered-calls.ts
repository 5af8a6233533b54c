import type { Endpoint } from '#contract/endpoint.ts'

/** The names of the calls that a module declares. */
type NamesIn<Module> = Extract<Module[keyof Module], Endpoint>['name']

/** The name of every call of the product; a test compares the list with the files. */
type AnyCallName =
  | NamesIn<typeof import('#areas/accounts/accounts.endpoints.ts')>
  | NamesIn<typeof import('#areas/analytics/analytics.endpoints.ts')>
  | NamesIn<typeof import('#areas/announcements/announcements.endpoints.ts')>
  | NamesIn<typeof import('#areas/audit-trail/audit-trail.endpoints.ts')>
  | NamesIn<typeof import('#areas/autopay/autopay-changes.endpoints.ts')>
  | NamesIn<typeof import('#areas/autopay/autopay.endpoints.ts')>
  | NamesIn<typeof import('#areas/browser-errors/browser-errors.endpoints.ts')>
  | NamesIn<typeof import('#areas/carts/cart-access.endpoints.ts')>
  | NamesIn<typeof import('#areas/carts/cart-end.endpoints.ts')>
  | NamesIn<typeof import('#areas/carts/cart.endpoints.ts')>
  | NamesIn<typeof import('#areas/carts/change.endpoints.ts')>
  | NamesIn<typeof import('#areas/carts/line.endpoints.ts')>
  | NamesIn<typeof import('#areas/carts/switch-items.endpoints.ts')>
  | NamesIn<typeof import('#areas/checkout/analysis.endpoints.ts')>
  | NamesIn<typeof import('#areas/checkout/change-order.endpoints.ts')>
  | NamesIn<typeof import('#areas/checkout/checkout.endpoints.ts')>
  | NamesIn<typeof import('#areas/checkout/reorder.endpoints.ts')>
  | NamesIn<typeof import('#areas/credit-requests/credit-codes.endpoints.ts')>
  | NamesIn<typeof import('#areas/credit-requests/credit-insight.endpoints.ts')>
  | NamesIn<typeof import('#areas/credit-requests/credit-moves.endpoints.ts')>
  | NamesIn<typeof import('#areas/credit-requests/credit-photos.endpoints.ts')>
  | NamesIn<typeof import('#areas/credit-requests/credit-requests.endpoints.ts')>
  | NamesIn<typeof import('#areas/customer-data/custom-items.endpoints.ts')>
  | NamesIn<typeof import('#areas/customer-data/customer-invoices.endpoints.ts')>
  | NamesIn<typeof import('#areas/customer-data/distributors.endpoints.ts')>
  | NamesIn<typeof import('#areas/customer-data/named-entries.endpoints.ts')>
  | NamesIn<typeof import('#areas/customer-pages/customer-pages.endpoints.ts')>
  | NamesIn<typeof import('#areas/customers/bill-tos.endpoints.ts')>
  | NamesIn<typeof import('#areas/customers/customers.endpoints.ts')>
  | NamesIn<typeof import('#areas/customers/my-reps.endpoints.ts')>
  | NamesIn<typeof import('#areas/customers/my-ship-tos.endpoints.ts')>
  | NamesIn<typeof import('#areas/customers/ship-to-settings.endpoints.ts')>
  | NamesIn<typeof import('#areas/dashboard/dashboard.endpoints.ts')>
  | NamesIn<typeof import('#areas/dashboard/work-queue.endpoints.ts')>
  | NamesIn<typeof import('#areas/deliveries/deliveries.endpoints.ts')>
  | NamesIn<typeof import('#areas/demo/demo.endpoints.ts')>
  | NamesIn<typeof import('#areas/erp/erp.endpoints.ts')>
  | NamesIn<typeof import('#areas/guide-import/guide-import.endpoints.ts')>
  | NamesIn<typeof import('#areas/guides/guide-files.endpoints.ts')>
  | NamesIn<typeof import('#areas/guides/guide-items.endpoints.ts')>
  | NamesIn<typeof import('#areas/guides/guides.endpoints.ts')>
  | NamesIn<typeof import('#areas/guides/item-pars.endpoints.ts')>
  | NamesIn<typeof import('#areas/guides/standard-guide.endpoints.ts')>
  | NamesIn<typeof import('#areas/help/help.endpoints.ts')>
  | NamesIn<typeof import('#areas/imports/imports.endpoints.ts')>
  | NamesIn<typeof import('#areas/inventory/inventory.endpoints.ts')>
  | NamesIn<typeof import('#areas/inventory/operation.endpoints.ts')>
  | NamesIn<typeof import('#areas/invoice-pages/invoice-files.endpoints.ts')>
  | NamesIn<typeof import('#areas/invoice-pages/invoices.endpoints.ts')>
  | NamesIn<typeof import('#areas/items/category-images.endpoints.ts')>
  | NamesIn<typeof import('#areas/login-as/login-as.endpoints.ts')>
  | NamesIn<typeof import('#areas/notifications/notifications.endpoints.ts')>
  | NamesIn<typeof import('#areas/order-import/order-import.endpoints.ts')>
  | NamesIn<typeof import('#areas/orders/order-files.endpoints.ts')>
  | NamesIn<typeof import('#areas/orders/orders.endpoints.ts')>
  | NamesIn<typeof import('#areas/payment-links/opened-link.endpoints.ts')>
  | NamesIn<typeof import('#areas/payment-links/payment-links.endpoints.ts')>
  | NamesIn<typeof import('#areas/payment-methods/payment-methods.endpoints.ts')>
  | NamesIn<typeof import('#areas/payment-plans/payment-plans.endpoints.ts')>
  | NamesIn<typeof import('#areas/payments/card-report.endpoints.ts')>
  | NamesIn<typeof import('#areas/payments/history.endpoints.ts')>
  | NamesIn<typeof import('#areas/payments/payments.endpoints.ts')>
  | NamesIn<typeof import('#areas/price-overrides/price-override.endpoints.ts')>
  | NamesIn<typeof import('#areas/profile/favourites.endpoints.ts')>
  | NamesIn<typeof import('#areas/profile/invoice-formats.endpoints.ts')>
  | NamesIn<typeof import('#areas/profile/profile.endpoints.ts')>
  | NamesIn<typeof import('#areas/quick-entry/quick-entry.endpoints.ts')>
  | NamesIn<typeof import('#areas/receiving/receiving.endpoints.ts')>
  | NamesIn<typeof import('#areas/recipes/ingredients.endpoints.ts')>
  | NamesIn<typeof import('#areas/recipes/recipes.endpoints.ts')>
  | NamesIn<typeof import('#areas/routing/routing.endpoints.ts')>
  | NamesIn<typeof import('#areas/scanning/scanning.endpoints.ts')>
  | NamesIn<typeof import('#areas/sessions/passwords.endpoints.ts')>
  | NamesIn<typeof import('#areas/sessions/portal.endpoints.ts')>
  | NamesIn<typeof import('#areas/sessions/session-list.endpoints.ts')>
  | NamesIn<typeof import('#areas/sessions/sessions.endpoints.ts')>
  | NamesIn<typeof import('#areas/sessions/sign-in.endpoints.ts')>
  | NamesIn<typeof import('#areas/sessions/single-sign-on.endpoints.ts')>
  | NamesIn<typeof import('#areas/shop/shop.endpoints.ts')>
  | NamesIn<typeof import('#areas/staging-guides/staging-guides.endpoints.ts')>
  | NamesIn<typeof import('#areas/statements/statements.endpoints.ts')>
  | NamesIn<typeof import('#areas/two-factor/authenticator.endpoints.ts')>
  | NamesIn<typeof import('#areas/two-factor/login-mfa.endpoints.ts')>
  | NamesIn<typeof import('#areas/two-factor/mfa.endpoints.ts')>
  | NamesIn<typeof import('#areas/two-factor/step-up.endpoints.ts')>
  | NamesIn<typeof import('#areas/users/user-accounts.endpoints.ts')>
  | NamesIn<typeof import('#areas/users/user-invoice-format.endpoints.ts')>
  | NamesIn<typeof import('#areas/users/user-second-factor.endpoints.ts')>
  | NamesIn<typeof import('#areas/users/users.endpoints.ts')>
  | NamesIn<typeof import('#platform/uploads/uploads.endpoints.ts')>

declare module '#browser/call-name.ts' {
  interface Registered {
    callName: AnyCallName
  }
}
