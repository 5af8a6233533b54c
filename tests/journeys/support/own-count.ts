import { type APIRequestContext, expect } from '@playwright/test'
import { read } from './read-call.ts'

/** A count that a journey has opened for itself. */
export interface OwnCount {
  readonly id: string
  readonly path: string
  /** Names of its first lines, in the order of the sheet. */
  readonly items: readonly string[]
}

interface Line {
  readonly lineId: string
  readonly itemNumber: string
  readonly description: string
  readonly customerDescription: string
  readonly eachOnly: boolean
  readonly isCatchWeight: boolean
}

const headers = () => ({ 'idempotency-key': crypto.randomUUID() })

/**
 * Opens a count of a new guide with what the ship-to bought in the last weeks, with a par of five
 * cases each.
 */
export async function openCount(caller: APIRequestContext, shipTo: string, isBlind = false): Promise<OwnCount> {
  const at = `/api/divisions/NLV/ship-tos/${shipTo}`
  const name = `Count ${crypto.randomUUID().slice(0, 8)}`
  const made = await caller.post(`${at}/guides`, {
    headers: headers(),
    data: { type: 'CustomInventory', name, from: { kind: 'bought', weeks: 20 } },
  })
  expect(made.status()).toBe(201)
  const { guide } = (await made.json()) as { guide: { id: string } }
  const path = `${at}/guides/CustomInventory/${guide.id}`
  const { rows } = await read<{ rows: Line[] }>(caller, `${path}?pageSize=250`)
  const itemsChanged = rows.filter(({ eachOnly }) => !eachOnly).map(({ lineId }) => ({ lineId, caseParValue: 5 }))
  const changed = await caller.put(path, { data: { action: 'UpdateGuideItemsOnly', itemsChanged } })
  expect(changed.ok(), await changed.text()).toBe(true)
  const opened = await caller.post(`${at}/customer-inventories`, {
    headers: headers(),
    data: { guideId: guide.id, isBlind },
  })
  const { inventory } = (await opened.json()) as { inventory: { id: string } }
  const { lines } = await read<{ lines: Line[] }>(caller, `${at}/customer-inventories/${inventory.id}`)
  const items = lines
    .filter(({ eachOnly, isCatchWeight }) => !eachOnly && !isCatchWeight)
    .map(({ description, customerDescription }) => customerDescription || description)
  return { id: inventory.id, path: `/inventory/${inventory.id}/count`, items }
}

/** An open count and a closed one. */
export async function learnCounts(
  caller: APIRequestContext,
  shipTo: string,
): Promise<{ count: string; closedCount: string }> {
  const [open, closed] = [await openCount(caller, shipTo), await openCount(caller, shipTo)]
  const done = await caller.put(`/api/divisions/NLV/ship-tos/${shipTo}/customer-inventories/${closed.id}`, {
    headers: headers(),
    data: { action: 'Close' },
  })
  expect(done.ok(), await done.text()).toBe(true)
  return { count: open.id, closedCount: closed.id }
}
