import { refusals } from '#contract/refusals.ts'
import { webhookLimits } from './webhook.ts'

/** Every "no" of webhooks (NEXT-12). */
export const webhookRefusals = refusals({
  webhook_not_found: [404, 'There is no such webhook.'],
  webhook_message_not_found: [404, 'There is no such message.'],
  webhook_changed: [409, 'This webhook was changed in the meantime. This is the latest version.'],
  webhook_url_unreadable: [400, 'Please enter a valid URL'],
  webhook_url_scheme: [400, 'Please enter an address that begins with https://'],
  webhook_url_credentials: [400, 'An address has no user name and no password in it'],
  webhook_url_port: [400, 'The port of an address is 443 or 8443'],
  webhook_url_inside: [400, 'Please enter an address that can be reached from the Internet'],
  webhook_events_required: [400, 'Please choose at least one event'],
  webhook_event_not_yours: [403, 'You do not have the permission to see what this event is about.'],
  webhook_url_taken: [409, 'There is a webhook with this address already.'],
  webhook_inactive: [409, 'This webhook is paused. Resume it first.'],
  too_many_webhooks: [409, `There is no room for more than ${webhookLimits.addresses} webhooks.`],
})
