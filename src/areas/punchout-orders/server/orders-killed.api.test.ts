import { join } from 'node:path'
import { expect, test } from 'vitest'
import { orderContent, orderedItem } from '#areas/cxml/testing/cxml-document.ts'
import { buyerSystem } from '#areas/punchout/testing/buyer-system.ts'
import { startApi } from '#tests/support/api.ts'
import { runKilled } from '#tests/support/killed-process.ts'

const secretKey = 'a key of this test, long enough for any'
const api = await startApi({ SECRET_KEY: secretKey })
const count = 20

test(
  'a portal that is killed while it takes orders has each of them once after the buyer’s system repeats them [PUNCH-3]',
  { timeout: 180_000 },
  async () => {
    const system = await buyerSystem(api, 'buyer', { mapping: [{ shipTo: '0000101', punchoutShipTo: 'W-1' }] })
    const documents = Array.from({ length: count }, (_, n) => {
      const line = orderedItem({ part: '1001', quantity: '2', price: '20.00' })
      const content = orderContent(line, { id: `KILLED-${n}` }).replace('82.40', '40.00')
      return system.document(content, { payloadId: `killed-${n}` })
    })
    const args = [api.url, secretKey, api.clock.now().toISOString(), JSON.stringify(documents)]
    const script = join(import.meta.dirname, '../testing/ordering-process.ts')
    // In the first half, so that no machine is through before the kill.
    const after = () => String(Math.floor((Math.random() * count) / 2))
    const killed = await runKilled({ script, args, kills: 3, random: Math.random, livesMs: 40, after })
    expect(killed).toBe(3)
    const found = await api.db.rows<{ po: string; orders: number }>(
      `select po, count(*)::int as orders from orders group by po order by po`,
    )
    expect(found.map(({ orders }) => orders)).toEqual(Array.from({ length: count }, () => 1))
    const sent = await api.db.row<{ n: number }>(`select count(*)::int as n from outbox_messages`)
    expect(sent.n).toBe(count)
  },
)
