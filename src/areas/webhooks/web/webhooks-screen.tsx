import { Plus, Webhook as WebhookIcon } from 'lucide-react'
import { DeveloperPlaces } from '#areas/api-keys/web/public.tsx'
import { Link } from '#browser/link.tsx'
import { useGo } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { plural } from '#kit/text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { eventLabel, stateOfWebhook } from '../rules/describe-webhook.ts'
import type { Webhook } from '../webhook.ts'
import { webhookDialog, webhookScreen } from '../webhooks.addresses.ts'
import { listWebhooks } from '../webhooks.endpoints.ts'

/** NEXT-12: /developers/webhooks. */
export function WebhooksScreen() {
  const found = useCall(listWebhooks, {})
  const go = useGo()
  return (
    <div className="page">
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2">
        <h1 className="text-20 font-semibold">Webhooks</h1>
        <Button variant="primary" onPress={() => go(webhookDialog.open('new'))}>
          <Plus size={16} aria-hidden="true" />
          Add webhook
        </Button>
      </header>
      <DeveloperPlaces current="Webhooks" />
      <p className="max-w-[720px] pb-4 text-muted">
        The portal posts what happens to your customers to an address of yours, signed, at least once, and again for
        three days while the address does not take it.
      </p>
      <CallList
        call={found}
        what="The webhooks"
        rows={3}
        isEmpty={({ webhooks }) => webhooks.length === 0}
        empty={
          <EmptyState title="No webhook has been added" picture={<WebhookIcon size={40} aria-hidden="true" />}>
            Add the address of a program that is to know at once of orders, shipments, invoices, prices or stock.
          </EmptyState>
        }
      >
        {({ webhooks }) => (
          <ul aria-label="Webhooks" className="divide-y divide-line rounded-dialog border border-line bg-raised">
            {webhooks.map((each) => (
              <WebhookRow key={each.id} webhook={each} />
            ))}
          </ul>
        )}
      </CallList>
    </div>
  )
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { id, url, events, waiting, failed } = webhook
  const { tone, label } = stateOfWebhook(webhook)
  return (
    <li>
      <Link
        href={webhookScreen.at({ webhookId: id })}
        className="grid gap-0.5 px-4 py-3 text-ink no-underline data-hovered:bg-sunken"
      >
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere">{url}</span>
          <Badge tone={tone}>{label}</Badge>
        </span>
        <span className="text-13 wrap-anywhere">{events.map(eventLabel).join(', ')}</span>
        <span className="figures text-13 text-muted">
          {plural(waiting, 'message')} waiting · {plural(failed, 'message')} failed
        </span>
      </Link>
    </li>
  )
}
