import type { Feature } from '#kit/feature-keys.ts'
import type { Role } from '#areas/access/roles.ts'

/** A demo user: the row of the users import, and what to try with it. */
export interface DemoUser {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly type: 'ece' | 'ecm' | 'eci' | 'ecmi'
  readonly role: Role
  /** Beyond those of the role. */
  readonly features?: readonly Feature[]
  readonly allowedModes?: readonly ('restaurant' | 'accounting')[]
  readonly billTos?: readonly string[]
  readonly shipTos?: readonly string[]
  /** One line for the list of sign-ins. */
  readonly hint: string
}

const both = ['restaurant', 'accounting'] as const

/** One sign-in for every role of ACCESS-1. */
export const demoUsers: readonly DemoUser[] = [
  {
    email: 'buyer@harborbistro.example',
    firstName: 'Mara',
    lastName: 'Okafor',
    type: 'ece',
    role: 'customerUser',
    allowedModes: both,
    billTos: ['NLV/0010001'],
    hint: 'buys for six kitchens of one bill-to',
  },
  {
    email: 'chef@harborbistro.example',
    firstName: 'Theo',
    lastName: 'Lindqvist',
    type: 'ece',
    role: 'chef',
    billTos: ['NLV/0010001'],
    shipTos: ['NLV/0020001'],
    hint: 'one kitchen, no payments',
  },
  {
    email: 'manager@multiunit.example',
    firstName: 'Ines',
    lastName: 'Tavares',
    type: 'ece',
    role: 'customerUser',
    allowedModes: both,
    billTos: ['NLV/0010003', 'NLV/0010005', 'NIC/0050002', 'NIC/0050003'],
    features: [
      'viewUsers',
      'updateUserProfile',
      'addBillTo',
      'deactivateUser',
      'resetUserPassword',
      'resetMfaPhone',
      'punchout',
      'connectPrograms',
    ],
    hint: 'several bill-tos in both divisions, manages their users, buys by punchout, connects programs',
  },
  {
    email: 'nora@multiunit.example',
    firstName: 'Nora',
    lastName: 'Quist',
    type: 'ece',
    role: 'customerUser',
    billTos: ['NLV/0010003'],
    hint: 'one bill-to, to try two-factor sign-in with',
  },
  {
    email: 'accounts@harborbistro.example',
    firstName: 'Ruth',
    lastName: 'Marsh',
    type: 'ece',
    role: 'accountsPayable',
    allowedModes: ['accounting'],
    billTos: ['NLV/0010001'],
    hint: 'pays, does not order',
  },
  {
    email: 'prospect@maybe.example',
    firstName: 'Felix',
    lastName: 'Doyle',
    type: 'ecm',
    role: 'prospectiveCustomer',
    billTos: ['NIC/0050004'],
    hint: 'sees the catalogue without prices',
  },
  {
    email: 'rosa.dsr@larder.example',
    firstName: 'Rosa',
    lastName: 'Ferrer',
    type: 'eci',
    role: 'dsr',
    hint: 'sales rep in NLV',
  },
  {
    email: 'dylan.dsr@larder.example',
    firstName: 'Dylan',
    lastName: 'Ivers',
    type: 'eci',
    role: 'dsr',
    hint: 'sales rep in NLV',
  },
  {
    email: 'hanna.dsr@larder.example',
    firstName: 'Hanna',
    lastName: 'Brandt',
    type: 'eci',
    role: 'dsr',
    hint: 'sales rep in NIC',
  },
  {
    email: 'amir.dsr@larder.example',
    firstName: 'Amir',
    lastName: 'Kessler',
    type: 'eci',
    role: 'dsr',
    hint: 'sales rep in NIC',
  },
  {
    email: 'june.dsr@larder.example',
    firstName: 'June',
    lastName: 'Tavares',
    type: 'eci',
    role: 'dsr',
    hint: 'sales rep in NLV',
  },
  {
    email: 'nils.dsr@larder.example',
    firstName: 'Nils',
    lastName: 'Lindqvist',
    type: 'eci',
    role: 'dsr',
    hint: 'sales rep in NIC',
  },
  {
    email: 'paul.dsm@larder.example',
    firstName: 'Paul',
    lastName: 'Nakata',
    type: 'eci',
    role: 'dsm',
    hint: 'sales manager of NLV',
  },
  {
    email: 'greta.dsm@larder.example',
    firstName: 'Greta',
    lastName: 'Whitlock',
    type: 'eci',
    role: 'dsm',
    hint: 'sales manager of NIC',
  },
  {
    email: 'credit@larder.example',
    firstName: 'Omar',
    lastName: 'Hsu',
    type: 'ecmi',
    role: 'creditAdmin',
    hint: 'credit department',
  },
  {
    email: 'service@larder.example',
    firstName: 'Lena',
    lastName: 'Castellan',
    type: 'ecmi',
    role: 'customerService',
    hint: 'office: helps every customer',
  },
  {
    email: 'inventory@larder.example',
    firstName: 'Silas',
    lastName: 'Adeyemi',
    type: 'ecmi',
    role: 'inventoryUser',
    hint: 'counts stock',
  },
  {
    email: 'admin@larder.example',
    firstName: 'Wen',
    lastName: 'Marsh',
    type: 'ecmi',
    role: 'portalAdmin',
    hint: 'imports data, manages users',
  },
]

/**
 * People who do not sign in: one was invited and has no password yet, one has left (USERS-1). Rows
 * of the users import.
 */
export const otherUsers: readonly (Omit<DemoUser, 'hint'> & { readonly isActive?: boolean })[] = [
  {
    email: 'sous.chef@harborbistro.example',
    firstName: 'Anouk',
    lastName: 'Delacroix',
    type: 'ece',
    role: 'chef',
    billTos: ['NLV/0010001'],
    shipTos: ['NLV/0020002'],
  },
  {
    email: 'former.buyer@harborbistro.example',
    firstName: 'Casper',
    lastName: 'Lindholm',
    type: 'ece',
    role: 'customerUser',
    billTos: ['NLV/0010001'],
    isActive: false,
  },
  {
    email: 'kitchen@multiunit.example',
    firstName: 'Priya',
    lastName: 'Raman',
    type: 'ece',
    role: 'chef',
    billTos: ['NLV/0010003', 'NLV/0010005'],
  },
]
