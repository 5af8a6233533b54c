import { Building2 } from 'lucide-react'
import type { WebArea } from '#browser/web-area.ts'
import { customerScreen, customersScreen } from './customer-pages.addresses.ts'

const staff = { kinds: ['internal'] } as const

/** Customers as staff and they themselves look at them. */
export const customerPagesWeb: WebArea = {
  name: 'customer-pages',
  routes: [
    {
      screen: customersScreen,
      title: 'Customers',
      rule: staff,
      component: () => import('./web/customers-screen.tsx').then((module) => module.CustomersScreen),
    },
    {
      screen: customerScreen,
      title: 'Customer',
      component: () => import('./web/customer-screen.tsx').then((module) => module.CustomerScreen),
    },
  ],
  navigation: [{ label: 'Customers', to: customersScreen.at(), order: 25, icon: Building2, rule: staff, keys: 'g u' }],
}
