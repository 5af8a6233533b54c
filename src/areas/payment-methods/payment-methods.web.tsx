import type { WebArea } from '#browser/web-area.ts'

const viewing = { needs: ['viewBankCard'] } as const
// Staff who are logged in as a customer look only (security 2).
const adding = { needs: ['viewBankCard', 'addBankCard'], kinds: ['internal', 'external'] } as const
const addingCards = { ...adding, needs: [...adding.needs, 'cardPayments'] } as const
const removing = { needs: ['viewBankCard', 'deleteBankCard'], kinds: ['internal', 'external'] } as const

/** Bank accounts and cards: dialogs over the tab of the profile. */
export const paymentMethodsWeb: WebArea = {
  name: 'payment-methods',
  commands: [
    { label: 'Add bank account', href: '/profile?tab=payment-methods&dialog=add-bank-account', rule: adding },
    { label: 'Add credit card', href: '/profile?tab=payment-methods&dialog=add-credit-card', rule: addingCards },
  ],
  dialogs: [
    {
      parameter: 'dialog',
      value: 'add-bank-account',
      rule: adding,
      dialog: () => import('./web/bank-account-dialog.tsx').then((module) => module.AddBankAccountDialog),
    },
    {
      parameter: 'dialog',
      value: 'add-credit-card',
      rule: addingCards,
      dialog: () => import('./web/credit-card-dialog.tsx').then((module) => module.AddCreditCardDialog),
    },
    {
      parameter: 'payment-method',
      rule: viewing,
      dialog: () => import('./web/method-dialog.tsx').then((module) => module.MethodDialog),
    },
    {
      parameter: 'edit-payment-method',
      rule: adding,
      dialog: () => import('./web/edit-method-dialog.tsx').then((module) => module.EditMethodDialog),
    },
    {
      parameter: 'remove-payment-method',
      rule: removing,
      dialog: () => import('./web/remove-method-dialog.tsx').then((module) => module.RemoveMethodDialog),
    },
  ],
}
