import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runKilled } from '#tests/support/killed-process.ts'
import { startDocumentsWorld } from '../testing/documents-world.ts'

const world = await startDocumentsWorld()
const { api, order, move, inbox, taken } = world
const count = 12

test(
  'a portal that is killed while it sends sends each document again as it was, and loses none [PUNCH-3]',
  { timeout: 180_000 },
  async () => {
    for (let each = 0; each < count; each++) {
      const { orderId } = await order()
      await move(orderId, 'InProgress')
      await move(orderId, 'Open')
    }
    // Longer than whatever else a round does, so that most kills meet one that is under way.
    inbox.answers.pauseMs = 150
    const script = join(import.meta.dirname, '../testing/delivering-process.ts')
    const args = [api.url, world.secretKey, inbox.host, api.clock.now().toISOString()]
    const after = () => String(1 + Math.floor(Math.random() * 2))
    const killed = await runKilled({ script, args, kills: 3, random: Math.random, livesMs: 120, after })
    expect(killed).toBe(3)
    const documents = await api.db.rows<{ payloadId: string; isDelivered: boolean }>(
      `select payload_id as "payloadId", delivered_at is not null as "isDelivered" from punchout_documents`,
    )
    expect(documents).toHaveLength(count)
    expect(documents.every(({ isDelivered }) => isDelivered)).toBe(true)
    const texts = new Map<string, Set<string>>()
    for (const [index, { payloadId }] of taken().entries())
      texts.set(payloadId, (texts.get(payloadId) ?? new Set()).add(inbox.taken[index]!.text))
    expect([...texts.keys()].toSorted()).toEqual(documents.map(({ payloadId }) => payloadId).toSorted())
    // Sent is not taken: somebody waited for the answer to each.
    expect(new Set(inbox.answered).size).toBe(count)
    expect([...texts.values()].map(({ size }) => size)).toEqual(documents.map(() => 1))
  },
)
