import { Building2 } from 'lucide-react'
import type { WebArea } from '#browser/web-area.ts'

const staff = { kinds: ['internal'] } as const

/** Customers as staff and they themselves look at them. */
export const customerPagesWeb: WebArea = {
  name: 'customer-pages',
  routes: [
    {
      path: '/customers',
      title: 'Customers',
      rule: staff,
      screen: () => import('./web/customers-screen.tsx').then((module) => module.CustomersScreen),
    },
    {
      path: '/customers/$division/$billTo',
      title: 'Customer',
      screen: () => import('./web/customer-screen.tsx').then((module) => module.CustomerScreen),
    },
  ],
  navigation: [{ label: 'Customers', href: '/customers', order: 25, icon: Building2, rule: staff, keys: 'g u' }],
}
