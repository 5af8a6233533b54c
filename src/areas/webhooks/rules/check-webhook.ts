import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { EventType, WebhookText } from '../webhook.ts'
import { webhookRefusals } from '../webhooks.refusals.ts'

/** What is wrong with an address, as `platform/outgoing/check-outside-url.ts` finds it. */
type UrlProblem = 'unreadable' | 'scheme' | 'credentials' | 'port' | 'inside'

const byProblem = {
  unreadable: webhookRefusals.webhook_url_unreadable,
  scheme: webhookRefusals.webhook_url_scheme,
  credentials: webhookRefusals.webhook_url_credentials,
  port: webhookRefusals.webhook_url_port,
  inside: webhookRefusals.webhook_url_inside,
} as const satisfies Record<UrlProblem, unknown>

/**
 * NEXT-12: an address that may be sent to, with events its owner may see. `problem`: what
 * `checkOutsideUrl` found; `offered`: what the owner may be sent.
 */
export function checkWebhook(
  text: WebhookText,
  problem: UrlProblem | undefined,
  offered: readonly EventType[],
): Decision<WebhookText> {
  if (problem !== undefined) return refuse(byProblem[problem], { field: 'url' })
  const events = [...new Set(text.events)]
  if (events.length === 0) return refuse(webhookRefusals.webhook_events_required, { field: 'events' })
  const foreign = events.find((event) => !offered.includes(event))
  if (foreign) return refuse(webhookRefusals.webhook_event_not_yours, { field: 'events', details: { event: foreign } })
  return allow({ url: text.url, events })
}
