import type { WebArea } from '#browser/web-area.ts'
import { apiKeysScreen, newApiKeyDialog } from './api-keys.addresses.ts'

// Keys are their owner's own: nobody has those of whom they are logged in as.
const rule = { needs: ['connectPrograms'], kinds: ['internal', 'external'] } as const

/** Keys by which programs make the calls of the portal (NEXT-12). */
export const apiKeysWeb: WebArea = {
  name: 'api-keys',
  routes: [
    {
      screen: apiKeysScreen,
      title: 'API keys',
      rule,
      component: () => import('./web/api-keys-screen.tsx').then((module) => module.ApiKeysScreen),
    },
  ],
  dialogs: [
    {
      dialog: newApiKeyDialog,
      rule,
      component: () => import('./web/new-key-dialog.tsx').then((module) => module.NewKeyDialog),
    },
  ],
  commands: [
    { label: 'API keys', to: apiKeysScreen.at(), rule, words: 'developers programs token bearer integration rest' },
    {
      label: 'Create API key',
      to: apiKeysScreen.at({}, newApiKeyDialog.open()),
      rule,
      words: 'add new program token bearer',
    },
  ],
}
