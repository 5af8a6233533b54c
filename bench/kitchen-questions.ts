import { randomUUID } from 'node:crypto'
import { numberOf } from './dataset.ts'
import type { PortalClient } from './portal-client.ts'

const at = `/api/divisions/NLV/ship-tos/${numberOf(1)}`
const keyed = () => ({ 'idempotency-key': randomUUID() })

/** A guide for counts with as many lines; returns its id. */
export async function countedGuide(client: PortalClient, lines: number): Promise<string> {
  const path = await client.readyGuide(lines, 'CustomInventory')
  return path.slice(path.lastIndexOf('/') + 1)
}

/** A count of a guide in which each line was counted; returns its path. */
export async function countedSheet(client: PortalClient, guideId: string): Promise<string> {
  const { inventory } = await client.send<{ inventory: { id: string } }>(
    client.shot('POST', `${at}/customer-inventories`, { guideId }, keyed()),
  )
  const path = `${at}/customer-inventories/${inventory.id}`
  const { lines } = await client.send<{ lines: { lineId: string; isCatchWeight: boolean }[] }>(client.shot('GET', path))
  const deviceId = randomUUID()
  const operations = lines.map(({ lineId }, n) => ({
    opId: randomUUID(),
    lineId,
    locationId: null,
    caseHundredths: 50 * (1 + (n % 9)),
    units: 0,
    weightHundredths: 0,
    deviceId,
    deviceAt: new Date().toISOString(),
    replaces: [],
    joins: [],
  }))
  for (let from = 0; from < operations.length; from += 500) {
    const batch = operations.slice(from, from + 500)
    const taken = await client.send<{ refused: readonly { message: string }[] }>(
      client.shot('POST', `${path}/operations`, { operations: batch }),
    )
    if (taken.refused.length > 0) throw new Error(`Not counted: ${taken.refused[0]!.message}`)
  }
  return path
}

/** The body that closes a count. */
export const closing = (client: PortalClient, path: string, addToCart: 'underPar' | 'none' = 'none') =>
  client.shot('PUT', path, { action: 'Close', addToCart }, keyed())
