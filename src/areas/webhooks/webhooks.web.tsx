import type { WebArea } from '#browser/web-area.ts'
import { webhookDialog, webhookScreen, webhooksScreen } from './webhooks.addresses.ts'

const rule = { needs: ['connectPrograms'], kinds: ['internal', 'external'] } as const

/** Messages to addresses of customers about what happens (NEXT-12). */
export const webhooksWeb: WebArea = {
  name: 'webhooks',
  routes: [
    {
      screen: webhooksScreen,
      title: 'Webhooks',
      rule,
      component: () => import('./web/webhooks-screen.tsx').then((module) => module.WebhooksScreen),
    },
    {
      screen: webhookScreen,
      title: 'Webhook',
      rule,
      component: () => import('./web/webhook-screen.tsx').then((module) => module.WebhookScreen),
    },
  ],
  dialogs: [
    {
      dialog: webhookDialog,
      rule,
      component: () => import('./web/webhook-dialog.tsx').then((module) => module.WebhookDialog),
    },
  ],
  commands: [
    { label: 'Webhooks', to: webhooksScreen.at(), rule, words: 'developers events notifications callback integration' },
    { label: 'Add webhook', to: webhooksScreen.at({}, webhookDialog.open('new')), rule, words: 'new event callback' },
  ],
}
