import { BackLink } from '#browser/back-link.tsx'
import { Link } from '#browser/link.tsx'
import { usePageTitle, usePathParams } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { buttonLook } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { eventLabel, stateOfWebhook } from '../rules/describe-webhook.ts'
import type { Webhook } from '../webhook.ts'
import { webhookScreen, webhooksScreen } from '../webhooks.addresses.ts'
import { listWebhooks } from '../webhooks.endpoints.ts'
import { webhookRefusals } from '../webhooks.refusals.ts'
import { MessageLog } from './message-log.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import { timeOf } from './time-of.ts'

/** NEXT-12: /developers/webhooks/ID: one webhook with its log. */
export function WebhookScreen() {
  const { webhookId } = usePathParams(webhookScreen)
  const { data, error, refetch } = useCall(listWebhooks, {})
  const webhook = data?.webhooks.find(({ id }) => id === webhookId)
  usePageTitle(webhook && new URL(webhook.url).host)
  return (
    <div className="page">
      <BackLink href={webhooksScreen.at()}>Webhooks</BackLink>
      {webhook ? (
        <>
          <Head webhook={webhook} />
          <MessageLog webhook={webhook} />
        </>
      ) : (
        <>
          <h1 className="sr-only">Webhook</h1>
          {data || error ? (
            <ErrorState
              failure={error ?? webhookRefusals.webhook_not_found}
              what="The webhook"
              missing={{
                text: 'There is no such webhook.',
                action: (
                  <Link href={webhooksScreen.at()} className={buttonLook('secondary')}>
                    All webhooks
                  </Link>
                ),
              }}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton className="h-96 w-full" />
          )}
        </>
      )}
    </div>
  )
}

function Head({ webhook }: { webhook: Webhook }) {
  const { url, events, isSwitchedOff, failingSince, formerUntil } = webhook
  const { tone, label } = stateOfWebhook(webhook)
  return (
    <div className="grid gap-3 pb-4">
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-20 font-semibold">
          <span className="min-w-0 wrap-anywhere">{url}</span>
          <Badge tone={tone}>{label}</Badge>
        </h1>
        <WebhookActions webhook={webhook} />
      </header>
      <p className="text-13 wrap-anywhere text-muted">{events.map(eventLabel).join(', ')}</p>
      {isSwitchedOff && (
        <Banner tone="danger">
          It was switched off, as it had not taken a message for days. Resume it once the address works again: what is
          waiting is sent then.
        </Banner>
      )}
      {!isSwitchedOff && failingSince !== null && (
        <Banner tone="warning">Nothing has been taken since {timeOf(failingSince)}. Messages are tried again.</Banner>
      )}
      {formerUntil !== null && (
        <Banner tone="info">Messages carry the signatures of both secrets until {timeOf(formerUntil)}.</Banner>
      )}
    </div>
  )
}
