import { features, isFeature, type Feature } from '#kit/feature-keys.ts'
import { staffFeatures } from './feature-groups.ts'
import type { userTypes } from './user-types.ts'

/** One of the six user types. */
export type UserType = (typeof userTypes)[number]

/**
 * The types an account can have. `ecp` is never stored: it is what staff are while logged in as a
 * customer (AUTH-8).
 */
export const accountTypes = ['ece', 'ecmi', 'eci', 'ecm', 'other'] as const satisfies readonly UserType[]

/** The types of staff. */
export const staffTypes = accountTypes.filter((type) => kindOf(type) === 'internal')

/** ACCESS-1: eci and ecmi are internal, ecp is a proxy, everyone else is external. */
export function kindOf(type: UserType): 'internal' | 'proxy' | 'external' {
  if (type === 'eci' || type === 'ecmi') return 'internal'
  return type === 'ecp' ? 'proxy' : 'external'
}

const buying: readonly Feature[] = [
  'addOrder',
  'manageCart',
  'manageGuides',
  'manageCustomData',
  'manageRecipes',
  'inventoryCounts',
  'showInventory',
  'viewSalesOrders',
  'receiveDeliveries',
  'viewInvoices',
  'addCreditRequests',
  'viewCreditRequests',
]
const selling: readonly Feature[] = [
  ...buying,
  'allBillTos',
  'loginAs',
  'viewAnalysis',
  'modifyCartAccess',
  'priceOverride',
  'priceBreakdown',
  'salesAnalytics',
  'shipToSettings',
  'actOnCreditRequests',
  // What they are paid themselves; who manages sales reps holds what these hold (USERS-2).
  'viewIncentivePayroll',
]

/**
 * ACCESS-4: which customers a role reaches. `named`: those its user is given by bill-to and
 * ship-to.
 * `dsr`, `dsm`: the ship-tos that name the user's e-mail address as their sales rep or sales
 * manager. `all`: every customer. Staff who are given customers by name reach those as well.
 */
export const reaches = ['named', 'dsr', 'dsm', 'all'] as const
/** One of them. */
export type Reach = (typeof reaches)[number]

/**
 * Each role: its name, whether it is staff, the customers it reaches and the features it brings
 * (ACCESS-1, ACCESS-2, ACCESS-4). The one place of a role: gate, lists and pickers follow it.
 */
export const roles = {
  customerUser: {
    name: 'Customer user',
    isStaff: false,
    reach: 'named',
    features: [
      ...buying,
      // Plate costs of their own recipes (RECIPE-2).
      'viewAnalysis',
      'makePayment',
      'viewBankCard',
      'addBankCard',
      'cardPayments',
      'sendPaymentLinks',
      'paymentHistory',
      'viewAutopay',
      'addAutopay',
    ],
  },
  chef: { name: 'Chef', isStaff: false, reach: 'named', features: buying },
  accountsPayable: {
    name: 'Accounts payable',
    isStaff: false,
    reach: 'named',
    features: [
      'makePayment',
      'viewBankCard',
      'addBankCard',
      'deleteBankCard',
      'cardPayments',
      'sendPaymentLinks',
      'paymentHistory',
      'viewInvoices',
      'viewAutopay',
      'addAutopay',
      'viewCreditRequests',
      'addCreditRequests',
      'viewSalesOrders',
    ],
  },
  prospectiveCustomer: { name: 'Prospective customer', isStaff: false, reach: 'named', features: ['showInventory'] },
  dsr: { name: 'DSR', isStaff: true, reach: 'dsr', features: selling },
  dsm: { name: 'DSM', isStaff: true, reach: 'dsm', features: [...selling, 'viewUsers', 'managePrice'] },
  creditAdmin: {
    name: 'Credit admin',
    isStaff: true,
    reach: 'all',
    features: [
      'allBillTos',
      'viewCreditRequests',
      'actOnCreditRequests',
      'manageCreditCodes',
      'viewInvoices',
      'paymentHistory',
      'viewSalesOrders',
      'voidPayment',
      'resendPaymentEmail',
      'viewBankCard',
      'decryptPaymentInfo',
      'viewAutopay',
      'executeAutopay',
      'sendPaymentLinks',
      'proposePaymentPlans',
    ],
  },
  customerService: {
    name: 'Customer service',
    isStaff: true,
    reach: 'all',
    features: [
      ...selling,
      'viewUsers',
      'updateUserProfile',
      'addBillTo',
      'resetUserPassword',
      'resetMfaPhone',
      'manageBanners',
      'sendPaymentLinks',
    ],
  },
  inventoryUser: {
    name: 'Inventory user',
    isStaff: true,
    reach: 'all',
    features: ['allBillTos', 'showInventory', 'inventoryCounts', 'viewSalesOrders'],
  },
  // USERS-2: nobody grants what they do not hold, so whoever appoints everybody holds everything.
  portalAdmin: { name: 'Portal admin', isStaff: true, reach: 'all', features: Object.keys(features).filter(isFeature) },
} as const satisfies Record<string, { name: string; isStaff: boolean; reach: Reach; features: readonly Feature[] }>

/** A role's key. */
export type Role = keyof typeof roles

/** The roles with this reach. */
export const rolesReaching = (reach: Reach): readonly Role[] =>
  (Object.keys(roles) as Role[]).filter((role) => roles[role].reach === reach)

/** True for a role the product knows. */
export const isRole = (key: string): key is Role => Object.hasOwn(roles, key)

/**
 * The union of the role's features and the person's own (ACCESS-2). A customer's role never opens
 * what is only for staff, whatever is stored (USERS-2).
 */
export function featuresOf(role: string, own: readonly string[]): ReadonlySet<Feature> {
  const isStaff = isRole(role) && roles[role].isStaff
  const mayHold = (key: string): key is Feature => isFeature(key) && (isStaff || !staffFeatures.has(key))
  return new Set([...(isRole(role) ? roles[role].features : []), ...own.filter(mayHold)])
}
