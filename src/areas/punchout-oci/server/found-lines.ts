import type { ReturnedLine } from '#areas/cxml/rules/write-order-message.ts'
import { shipToFacts } from '#areas/customers/server/public.ts'
import { whyItemIsBlocked } from '#areas/items/rules/why-item-is-blocked.ts'
import { mappingOf, type Integration, ownShipTos } from '#areas/punchout-settings/server/public.ts'
import { chooseShipTo } from '#areas/punchout-settings/rules/choose-ship-to.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { catalogueFor, findCandidates, type PageItem, pageOf } from '#areas/shop/server/public.ts'
import { numberLength } from '#contract/values.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { padNumber } from '#kit/text.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Services } from '#platform/services.ts'
import type { OciFunction } from '#areas/oci/oci.ts'
import { ociRefusals } from '#areas/oci/oci.refusals.ts'
import { lineOf } from '../rules/line-of.ts'

/** Items that a search in the background returns: some receivers cut at a thousand fields. */
const maxFound = 50

const codes = sql('punchout-oci.unspsc', 'select id, unspsc from categories where id = any(:ids::text[])')

/** What is answered at once, without anybody shopping. */
export type AtOnce = Extract<OciFunction, { is: 'search' | 'validate' }>

/**
 * PUNCH-3: the lines that a search in the background, or the check of an item, returns: what the
 * first ship-to of the integration can order today, at its price. What cannot be ordered is absent.
 */
export async function foundLines(
  services: Services,
  integration: Integration,
  asks: AtOnce,
  now: Date,
): Promise<Decision<ReturnedLine[]>> {
  const { db } = services
  const { userId } = integration.owner
  const [mapping, own] = await Promise.all([mappingOf(db, userId, integration.id), ownShipTos(db, userId)])
  const orderable = own.filter(({ isOrderingAllowed }) => isOrderingAllowed)
  const chosen = chooseShipTo(undefined, { ...integration, mapping, orderable })
  if (chosen.is !== 'chosen') return refuse(ociRefusals.oci_ship_to_missing, { message: chosen.because })
  const shipTo = await shipToFacts(db, chosen.division, chosen.shipTo)
  const numbers = await numbersOf(services, shipTo, asks, now)
  const today = todayIn(shipTo.timeZone, now)
  const page = await pageOf(db, { shipTo, date: today, today }, numbers)
  const items = page.filter(({ row }) => whyItemIsBlocked(row, null, shipTo).allowed)
  const unspsc = await unspscOf(db, items)
  const quantity = asks.is === 'validate' ? asks.quantity : 1
  const unit = asks.is === 'validate' ? asks.product.unit : ''
  return allow(
    items.flatMap(({ row, price }) => {
      const facts = { ...row, unspsc: unspsc.get(row.categoryId) ?? '' }
      return lineOf(facts, price, { unit, quantity }, integration) ?? []
    }),
  )
}

async function numbersOf(
  services: Services,
  shipTo: Awaited<ReturnType<typeof shipToFacts>>,
  asks: AtOnce,
  now: Date,
): Promise<readonly string[]> {
  if (asks.is === 'validate') return [padNumber(asks.product.partId, numberLength)]
  const { index, lens } = await catalogueFor(services, services.db, shipTo, now)
  return findCandidates(index, lens, asks.words, maxFound).itemNumbers.slice(0, maxFound)
}

async function unspscOf(db: Queries, items: readonly PageItem[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(items.map(({ row }) => row.categoryId))]
  const rows = await db.rows<{ id: string; unspsc: string }>(codes({ ids }))
  return new Map(rows.map(({ id, unspsc }) => [id, unspsc]))
}
