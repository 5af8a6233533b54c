import { afterAll, beforeEach } from 'vitest'
import { enablePrograms } from '#areas/api-keys/testing/key-of.ts'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import type { Services } from '#platform/services.ts'
import { startApi } from '#tests/support/api.ts'
import type { Person } from '#tests/support/distributor.ts'
import { deliverWebhooks } from '../server/deliver-webhooks.ts'
import type { EventType } from '../webhook.ts'
import { createWebhook } from '../webhooks.endpoints.ts'
import { startReceiver } from './receiver.ts'

const secretKey = { SECRET_KEY: 'a key of this test, and of no other one' }

/** A portal with two receivers it may reach on this machine, without webhooks before each test. */
export async function startWebhookWorld() {
  const receiver = await startReceiver()
  const other = await startReceiver()
  afterAll(() => {
    receiver.close()
    other.close()
  })
  const environment = { ...secretKey, LARDER_WEBHOOK_TEST_HOSTS: `${receiver.host}, ${other.host}` }
  const api = await startApi(environment)
  const { db, clock } = api
  const configOf = (variables: Record<string, string>) => readConfig({ NODE_ENV: 'test', DEMO: 'off', ...variables })
  const services: Services = { db, clock, config: configOf(environment), log: createLog('silent') }
  await enablePrograms(api, 'buyer', 'stranger', 'accounting')
  beforeEach(async () => {
    await db.run('delete from webhook_addresses')
    await db.run('delete from webhook_events')
    Object.assign(receiver.answers, { status: 204, body: '', headers: {} })
    receiver.received.length = 0
    other.received.length = 0
  })
  return {
    api,
    services,
    receiver,
    other,
    /** The same portal, whose operator allows no host of tests. */
    strict: { ...services, config: configOf(secretKey) },
    /** Everything that is due, until nothing is. */
    deliver: async () => {
      while (await deliverWebhooks(services));
    },
    add: async (person: Person, events: EventType[], host = receiver.host) => {
      const body = { url: `http://${host}/hook`, events }
      const made = await (await api.as(person)).ask(createWebhook, { body })
      return { ...made, at: { params: { webhookId: made.webhook.id } } }
    },
  }
}
