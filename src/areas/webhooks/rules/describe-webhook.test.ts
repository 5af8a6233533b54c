import { expect, test } from 'vitest'
import { eventTypes, type Webhook } from '../webhook.ts'
import { describeAttempt, eventGroups, eventLabel, messageWords, stateOfWebhook } from './describe-webhook.ts'

test('every event stands in one group with its words [NEXT-12]', () => {
  expect(eventGroups.flatMap(({ events }) => events.map(({ type }) => type)).toSorted()).toEqual(eventTypes.toSorted())
  expect(['order.placed', 'test', 'unheard.of'].map(eventLabel)).toEqual(['Order placed', 'Test', 'unheard.of'])
})

test('a webhook is active, failing, paused or switched off [NEXT-12]', () => {
  const of = (given: Partial<Webhook>) =>
    stateOfWebhook({ isActive: true, isSwitchedOff: false, failingSince: null, ...given } as Webhook).label
  expect(of({})).toBe('Active')
  expect(of({ failingSince: '2026-03-02T20:00:00Z' })).toBe('Failing')
  expect(of({ isActive: false })).toBe('Paused')
  expect(of({ isActive: false, isSwitchedOff: true, failingSince: '2026-03-02T20:00:00Z' })).toBe('Switched off')
})

test('an attempt says its status and duration, or why there was none [NEXT-12]', () => {
  expect(describeAttempt(503, 1204, 'The address returned 503')).toBe('503 in 1,204 ms')
  expect(describeAttempt(null, 10_000, 'No answer within 10 seconds')).toBe('No answer within 10 seconds')
  expect(describeAttempt(null, null, null)).toBe('Not sent yet')
  expect(Object.values(messageWords).map(({ label }) => label)).toEqual(['Waiting', 'Delivered', 'Failed'])
})
