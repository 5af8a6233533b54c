import { randomUUID } from 'node:crypto'
import type { Api, Client } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import type { CountOperationWanted } from '../count-operation.ts'
import { getCustomerInventory, openCustomerInventory, updateCustomerInventory } from '../inventory.endpoints.ts'
import { addCountOperations } from '../operation.endpoints.ts'
import { addGuide } from './add-guide.ts'

const own = shipTos.own

/** A guide with flour (par 4 cases), oil (par 2), chicken by the pound and discontinued beans. */
export const kitchenGuide = (api: Api): Promise<string> =>
  addGuide(api.db, own, [
    { itemNumber: items.flour, caseParValue: 4 },
    { itemNumber: items.oil, caseParValue: 2 },
    { itemNumber: items.chicken },
    { itemNumber: items.discontinued, caseParValue: 5 },
  ])

/** A count that the buyer opened, with its lines by item number and ways to count and close it. */
export async function openedCount(api: Api, buyer: Client, body: object = {}, guideId?: string) {
  const guide = guideId ?? (await kitchenGuide(api))
  const { inventory } = await buyer.ask(openCustomerInventory, { params: own, body: { guideId: guide, ...body } })
  const params = { ...own, inventoryId: inventory.id }
  const { lines } = await buyer.ask(getCustomerInventory, { params })
  const lineIdOf = (itemNumber: string) => lines.find((line) => line.itemNumber === itemNumber)!.lineId
  const operation = (itemNumber: string, caseHundredths: number, more: Partial<CountOperationWanted> = {}) => ({
    opId: randomUUID(),
    lineId: lineIdOf(itemNumber),
    locationId: null,
    caseHundredths,
    units: 0,
    weightHundredths: 0,
    deviceId: randomUUID(),
    deviceAt: '2026-03-02T20:00:00Z',
    replaces: [],
    joins: [],
    ...more,
  })
  const count = (operations: CountOperationWanted[], who: Client = buyer) =>
    who.call(addCountOperations, { params, body: { operations } })
  const close = (more: object = {}, who: Client = buyer) =>
    who.call(updateCustomerInventory, { params, body: { action: 'Close', ...more } })
  return { guideId: guide, inventory, params, lines, operation, count, close }
}
