import { type APIRequestContext, expect } from '@playwright/test'
import { read } from './read-call.ts'

interface Delivery {
  readonly key: string
  readonly day: string
  readonly state: string
  readonly invoiceNumber: string | null
}

/** A line of a truck. */
interface TruckLine {
  readonly itemNumber: string
  readonly description: string
  readonly isCatchWeight: boolean
  readonly expected: { readonly cases: number; readonly units: number }
}

/** A billed truck that is there today and that nobody has checked. */
export interface Truck {
  readonly shipTo: string
  readonly invoiceNumber: string
  /** Opens it, whichever ship-to is selected. */
  readonly path: string
  readonly api: string
  readonly lines: readonly TruckLine[]
}

/**
 * The first truck of these kitchens that nobody has checked: a second run of a journey takes the
 * truck of the next kitchen.
 */
export async function findTruck(caller: APIRequestContext, shipTos: readonly string[]): Promise<Truck> {
  for (const shipTo of shipTos) {
    const at = `/api/divisions/NLV/ship-tos/${shipTo}/receiving`
    const { deliveries, today } = await read<{ deliveries: Delivery[]; today: string }>(caller, at)
    const found = deliveries.find(
      ({ day, state, invoiceNumber }) => day === today && state === 'toReceive' && invoiceNumber !== null,
    )
    if (!found) continue
    const api = `${at}/${found.key}`
    const { delivery } = await read<{ delivery: { lines: TruckLine[] } }>(caller, api)
    const lines = delivery.lines.filter(({ expected }) => expected.cases + expected.units > 0)
    const path = `/receiving/${found.key}?ship-to=NLV.${shipTo}`
    return { shipTo, invoiceNumber: found.invoiceNumber!, path, api, lines }
  }
  return expect(shipTos, 'a kitchen with a truck that nobody has checked').toBeNull() as never
}

/** The items of a truck that nobody has asked credit for yet. */
export async function itemsToCredit(caller: APIRequestContext, { invoiceNumber }: Truck): Promise<Set<string>> {
  const at = `/api/divisions/NLV/invoices/${invoiceNumber}/credit-options`
  const { options } = await read<{ options: { lines: { itemNumber: string; claimedCents: number }[] } }>(caller, at)
  return new Set(options.lines.filter(({ claimedCents }) => claimedCents === 0).map(({ itemNumber }) => itemNumber))
}

/** The code of an item's case, as its label has it. */
export async function codeOfItem(caller: APIRequestContext, { shipTo }: Truck, itemNumber: string): Promise<string> {
  for (let page = 1; page < 10; page++) {
    const at = `/api/divisions/NLV/ship-tos/${shipTo}/codes?pageSize=100&pageNo=${page}`
    const { codes } = await read<{ codes: { itemNumber: string; code: string }[] }>(caller, at)
    const found = codes.find((each) => each.itemNumber === itemNumber)
    if (found) return found.code
  }
  return expect(itemNumber, 'an item with a code').toBeNull() as never
}
