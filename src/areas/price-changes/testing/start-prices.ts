import { expect } from 'vitest'
import { shipToFacts } from '#areas/customers/server/public.ts'
import { pricesFor } from '#areas/prices/server/public.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items } from '#tests/support/distributor.ts'
import type { PriceLine, SeenLine } from '../price-change.ts'
import { getPriceChange, previewPriceChange, savePriceChange, undoPriceChange } from '../price-changes.endpoints.ts'
import { buildLine } from './build-line.ts'

/** A portal whose staff change prices, on March 2, 2026. */
export async function startPrices() {
  const api = await startApi()
  const [admin, dsm, dsr, buyer] = await Promise.all([api.as('admin'), api.as('dsm'), api.as('dsr'), api.as('buyer')])
  type Who = typeof admin
  const original = await api.db.rows('select * from item_prices')
  /** The prices of the small distributor, without any change. */
  const restore = async () => {
    await api.db.run('delete from price_changes')
    await api.db.run('delete from item_prices')
    await api.db.run(
      `insert into item_prices select (jsonb_populate_record(null::item_prices, x)).* from jsonb_array_elements($1::jsonb) x`,
      [JSON.stringify(original)],
    )
  }
  const change = (lines: readonly PriceLine[], allowsBelowCost = false) => ({
    division: 'NLV',
    allowsBelowCost,
    lines: [...lines],
  })
  const preview = (who: Who, lines: readonly PriceLine[]) => who.ask(previewPriceChange, { body: change(lines) })
  /** The lines as a preview shows them. */
  const seen = async (lines: readonly PriceLine[]): Promise<SeenLine[]> => {
    const shown = await preview(admin, lines)
    return lines.map((line, index) => ({ ...line, before: shown.lines[index]!.before }))
  }
  const save = (who: Who, lines: readonly SeenLine[], allowsBelowCost = false) =>
    who.call(savePriceChange, { body: { ...change([], allowsBelowCost), reason: 'New year', lines: [...lines] } })
  const saved = async (who: Who, lines: readonly PriceLine[]) => {
    const answer = await save(who, await seen(lines))
    expect(codeOf(answer)).toBeNull()
    return (answer.body as { priceChangeId: string }).priceChangeId
  }
  const priced = async (shipTo: string, itemNumber: string, date: string) =>
    (await pricesFor(api.db, await shipToFacts(api.db, 'NLV', shipTo), date, [itemNumber])).get(itemNumber)
  return {
    api,
    admin,
    dsm,
    dsr,
    buyer,
    restore,
    change,
    preview,
    seen,
    save,
    saved,
    priced,
    undo: (who: Who, priceChangeId: string) => who.call(undoPriceChange, { params: { priceChangeId } }),
    read: (who: Who, priceChangeId: string) => who.ask(getPriceChange, { params: { priceChangeId } }),
    /** Stored prices of oil. */
    stored: (scope: string) =>
      api.db.rows<{ starts_on: string; ends_on: string | null; case_price_cents: number }>(
        'select starts_on, ends_on, case_price_cents from item_prices where item_number = $1 and scope = $2 order by starts_on',
        [items.oil, scope],
      ),
  }
}

/** Oil for class A at $34.00. */
export const oil = (of: Partial<PriceLine> = {}) => buildLine({ itemNumber: items.oil, caseCents: 3400, ...of })
