import type { WebArea } from '#browser/web-area.ts'
import { developersScreen } from './developers.addresses.ts'

const rule = { needs: ['connectPrograms'], kinds: ['internal', 'external'] } as const

/** The guide for those who connect programs (NEXT-12). */
export const developersWeb: WebArea = {
  name: 'developers',
  routes: [
    {
      screen: developersScreen,
      title: 'Developers',
      rule,
      component: () => import('./web/developers-screen.tsx').then((module) => module.DevelopersScreen),
    },
  ],
  menuEntries: [
    {
      label: 'Developers',
      to: developersScreen.at(),
      order: 45,
      rule,
      words: 'api keys webhooks edi x12 openapi curl programs integration',
    },
  ],
}
