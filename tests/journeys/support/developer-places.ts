import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { apiKeysScreen, newApiKeyDialog } from '#areas/api-keys/api-keys.addresses.ts'
import { webhookDialog, webhookScreen, webhooksScreen } from '#areas/webhooks/webhooks.addresses.ts'
import { developersScreen } from '#areas/developers/developers.addresses.ts'
import { ediPartnerDialog, ediPartnerScreen, ediScreen } from '#areas/edi/edi.addresses.ts'
import { over, type Place, place, plain } from './place.ts'

/** A webhook of the manager's own, with a message that waits. */
export async function ownWebhook(manager: APIRequestContext): Promise<string> {
  const made = await manager.post('/api/webhooks', {
    data: { url: `https://hooks.example/${randomUUID()}`, events: ['order.placed', 'invoice.created'] },
  })
  const { webhook } = (await made.json()) as { webhook: { id: string } }
  await manager.post(`/api/webhooks/${webhook.id}/test`)
  return webhook.id
}

/** An EDI partner of the manager's group. */
export async function ownEdiPartner(admin: APIRequestContext): Promise<string> {
  const known = (await (await admin.get('/api/edi/partners')).json()) as { partners: { id: string }[] }
  if (known.partners[0]) return known.partners[0].id
  const made = await admin.post('/api/edi/partners', {
    data: {
      name: 'Multiunit hospital group',
      folder: 'multiunit',
      qualifier: 'ZZ',
      partnerId: 'MULTIUNIT',
      groupId: '',
      ourQualifier: 'ZZ',
      ourId: 'LARDER',
      userEmail: 'manager@multiunit.example',
      isTest: true,
      checksPrices: true,
      isActive: true,
      shipTos: '',
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  return ((await made.json()) as { partner: { id: string } }).partner.id
}

/** NEXT-12: the pages for those who connect programs. */
export const developerPlaces = ({
  webhook: webhookId,
  ediPartner: partnerId,
}: {
  readonly webhook: string
  readonly ediPartner: string
}): readonly Place[] => [
  plain(developersScreen, 'manager'),
  plain(apiKeysScreen, 'manager'),
  over(newApiKeyDialog, 'manager', apiKeysScreen),
  plain(webhooksScreen, 'manager'),
  place(webhookScreen, webhookScreen.at({ webhookId }), 'manager'),
  over(webhookDialog, 'manager', webhooksScreen, 'new'),
  plain(ediScreen, 'admin'),
  place(ediPartnerScreen, ediPartnerScreen.at({ partnerId }), 'admin'),
  over(ediPartnerDialog, 'admin', ediScreen, 'new'),
]
