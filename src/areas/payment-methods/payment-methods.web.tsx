import { profileScreen } from '#areas/profile/profile.addresses.ts'
import type { WebArea } from '#browser/web-area.ts'
import {
  addBankAccountDialog,
  addCreditCardDialog,
  editPaymentMethodDialog,
  paymentMethodDialog,
  removePaymentMethodDialog,
} from './payment-methods.addresses.ts'

const viewing = { needs: ['viewBankCard'] } as const
// Staff who are logged in as a customer look only (security 2).
const adding = { needs: ['viewBankCard', 'addBankCard'], kinds: ['internal', 'external'] } as const
const addingCards = { ...adding, needs: [...adding.needs, 'cardPayments'] } as const
const removing = { needs: ['viewBankCard', 'deleteBankCard'], kinds: ['internal', 'external'] } as const

/** Bank accounts and cards: dialogs over the tab of the profile. */
export const paymentMethodsWeb: WebArea = {
  name: 'payment-methods',
  commands: [
    {
      label: 'Add bank account',
      to: profileScreen.at({ tab: 'payment-methods' }, addBankAccountDialog.open()),
      rule: adding,
    },
    {
      label: 'Add credit card',
      to: profileScreen.at({ tab: 'payment-methods' }, addCreditCardDialog.open()),
      rule: addingCards,
    },
  ],
  dialogs: [
    {
      dialog: addBankAccountDialog,
      rule: adding,
      component: () => import('./web/bank-account-dialog.tsx').then((module) => module.AddBankAccountDialog),
    },
    {
      dialog: addCreditCardDialog,
      rule: addingCards,
      component: () => import('./web/credit-card-dialog.tsx').then((module) => module.AddCreditCardDialog),
    },
    {
      dialog: paymentMethodDialog,
      rule: viewing,
      component: () => import('./web/method-dialog.tsx').then((module) => module.MethodDialog),
    },
    {
      dialog: editPaymentMethodDialog,
      rule: adding,
      component: () => import('./web/edit-method-dialog.tsx').then((module) => module.EditMethodDialog),
    },
    {
      dialog: removePaymentMethodDialog,
      rule: removing,
      component: () => import('./web/remove-method-dialog.tsx').then((module) => module.RemoveMethodDialog),
    },
  ],
}
