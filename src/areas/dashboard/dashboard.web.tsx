import { House } from 'lucide-react'
import type { WebArea } from '#browser/web-area.ts'
import { dashboardScreen } from './dashboard.addresses.ts'

/** SHELL-8: the first screen after signing in. */
export const dashboardWeb: WebArea = {
  name: 'dashboard',
  routes: [
    {
      screen: dashboardScreen,
      title: 'Home',
      component: () => import('./web/dashboard-screen.tsx').then((module) => module.DashboardScreen),
    },
  ],
  navigation: [
    {
      label: 'Home',
      to: dashboardScreen.at(),
      order: 5,
      icon: House,
      keys: 'g h',
      words: 'dashboard start',
      bottomBarOf: ['restaurant', 'accounting'],
    },
  ],
}
