import { House } from 'lucide-react'
import type { WebArea } from '#browser/web-area.ts'
import { dashboardScreen, teamScreen } from './dashboard.addresses.ts'

const ofManagers = { needs: ['salesAnalytics', 'viewUsers'], kinds: ['internal'] } as const

/** SHELL-8: the first screen after signing in. */
export const dashboardWeb: WebArea = {
  name: 'dashboard',
  routes: [
    {
      screen: dashboardScreen,
      title: 'Home',
      component: () => import('./web/dashboard-screen.tsx').then((module) => module.DashboardScreen),
    },
    {
      screen: teamScreen,
      title: 'Team',
      rule: ofManagers,
      component: () => import('./web/team-screen.tsx').then((module) => module.TeamScreen),
    },
  ],
  menuEntries: [
    {
      label: 'Team',
      to: teamScreen.at(),
      order: 35,
      rule: ofManagers,
      words: 'reps dsr dsm manager side by side compare past due lapsed credits cut-off',
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
