import { ReceiptText } from 'lucide-react'
import type { WebArea } from '#browser/web-area.ts'
import { statementScreen, statementsScreen } from './statements.addresses.ts'

const rule = { needs: ['viewInvoices'] } as const

/** Statements: what an account owes by age, and what moved it. */
export const statementsWeb: WebArea = {
  name: 'statements',
  routes: [
    {
      screen: statementsScreen,
      title: 'Statements',
      rule,
      component: () => import('./web/statements-screen.tsx').then((module) => module.StatementsScreen),
    },
    {
      screen: statementScreen,
      title: 'Statement',
      rule,
      component: () => import('./web/statement-screen.tsx').then((module) => module.StatementScreen),
    },
  ],
  navigation: [
    {
      label: 'Statements',
      to: statementsScreen.at(),
      order: 46,
      icon: ReceiptText,
      rule,
      keys: 'g t',
      words: 'ageing balance owed past due account',
    },
  ],
}
