import { readChannelStates } from '#areas/deliveries/server/public.ts'
import { readEdiQueue } from '#areas/edi/server/public.ts'
import { readDocumentQueue } from '#areas/punchout-documents/server/public.ts'
import { readWebhookQueue } from '#areas/webhooks/server/public.ts'
import type { Config } from '#platform/config.ts'
import type { Queries } from '#platform/database/database.ts'
import type { OperationsQueue } from '../operations-state.ts'

/** PLAT-13: every queue of what leaves the portal by itself. */
export async function readQueues(db: Queries, config: Pick<Config, 'outside' | 'demo'>): Promise<OperationsQueue[]> {
  const [channels, webhooks, documents, edi] = await Promise.all([
    readChannelStates(db, config),
    readWebhookQueue(db),
    readDocumentQueue(db),
    readEdiQueue(db),
  ])
  return [
    ...channels.map(({ channel, ...state }) => ({ queue: channel, ...state })),
    { queue: 'webhooks' as const, isConfigured: true, ...webhooks },
    { queue: 'documents' as const, isConfigured: true, ...documents },
    { queue: 'edi' as const, isConfigured: true, ...edi },
  ]
}
