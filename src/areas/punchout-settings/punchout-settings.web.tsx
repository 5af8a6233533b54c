import { profileScreen } from '#areas/profile/profile.addresses.ts'
import type { WebArea } from '#browser/web-area.ts'
import { integrationScreen, userIntegrationScreen, userIntegrationsScreen } from './punchout-settings.addresses.ts'

// Staff who are logged in as a customer manage no integrations.
const rule = { needs: ['punchout'], kinds: ['internal', 'external'] } as const
const userRule = { needs: ['viewUsers', 'updateUserProfile'], kinds: ['internal', 'external'] } as const

/**
 * Integrations with procurement software (PUNCH-1, PUNCH-2): own ones from the profile, and those
 * of others.
 */
export const punchoutSettingsWeb: WebArea = {
  name: 'punchout-settings',
  routes: [
    {
      screen: integrationScreen,
      title: 'Punchout integration',
      rule,
      component: () => import('./web/integration-screen.tsx').then((module) => module.IntegrationScreen),
    },
    {
      screen: userIntegrationsScreen,
      title: 'Punchout',
      rule: userRule,
      component: () => import('./web/user-integrations-screen.tsx').then((module) => module.UserIntegrationsScreen),
    },
    {
      screen: userIntegrationScreen,
      title: 'Punchout integration',
      rule: userRule,
      component: () => import('./web/integration-screen.tsx').then((module) => module.UserIntegrationScreen),
    },
  ],
  profileTabs: [
    {
      tab: 'punchout',
      content: () => import('./web/punchout-tab.tsx').then((module) => module.PunchoutTab),
      button: () => import('./web/add-integration.tsx').then((module) => module.AddIntegration),
    },
  ],
  commands: [
    {
      label: 'Punchout',
      to: profileScreen.at({ tab: 'punchout' }),
      rule,
      words: 'procurement integration cxml oci ariba coupa jaggaer secret',
    },
  ],
}
