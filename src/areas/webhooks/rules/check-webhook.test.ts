import { expect, test } from 'vitest'
import type { EventType } from '../webhook.ts'
import { checkWebhook } from './check-webhook.ts'

const text = { url: 'https://shop.example/hook', events: ['order.placed', 'order.placed'] as EventType[] }

test('a webhook has each event once [NEXT-12]', () => {
  expect(checkWebhook(text, undefined, ['order.placed'])).toEqual({
    allowed: true,
    value: { url: 'https://shop.example/hook', events: ['order.placed'] },
  })
})

test('a webhook without an event, with one of others, or to an address inside is refused at its field [NEXT-12]', () => {
  const refused = (...given: Parameters<typeof checkWebhook>) => {
    const decision = checkWebhook(...given)
    return decision.allowed ? null : [decision.refusal.code, decision.refusal.field]
  }
  expect(refused({ ...text, events: [] }, undefined, ['order.placed'])).toEqual(['webhook_events_required', 'events'])
  expect(refused(text, undefined, ['invoice.created'])).toEqual(['webhook_event_not_yours', 'events'])
  expect(refused(text, 'inside', ['order.placed'])).toEqual(['webhook_url_inside', 'url'])
  expect(refused({ ...text, url: 'x' }, 'unreadable', ['order.placed'])).toEqual(['webhook_url_unreadable', 'url'])
})
