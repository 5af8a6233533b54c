import { House } from 'lucide-react'
import type { WebArea } from '#browser/web-area.ts'

/** SHELL-8: the first screen after signing in. */
export const dashboardWeb: WebArea = {
  name: 'dashboard',
  routes: [
    {
      path: '/dashboard',
      title: 'Home',
      screen: () => import('./web/dashboard-screen.tsx').then((module) => module.DashboardScreen),
    },
  ],
  navigation: [{ label: 'Home', href: '/dashboard', order: 5, icon: House, keys: 'g h', words: 'dashboard start' }],
}
