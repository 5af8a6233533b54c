import type { Database } from '#platform/database/database.ts'
import type { TestLine } from './sales-history.ts'

/** What a history has left, by the statement of requirement alone: kept beside the database. */
export interface KnownOrder {
  readonly id: string
  shipTo: string
  day: string
  lines: TestLine[]
  status: string
  invoices: { number: string; day: string; lines: TestLine[] }[]
}

/** Sums by what and when they are. */
export type Sums = Record<string, [orders: number, lines: number, cases: number, units: number, cents: number]>

/** The categories of items, as the catalogue has them now. */
export async function readCategories(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows<{ item: string; category: string }>(
    `select item_number as item, category_id as category from items where division = 'NLV'`,
  )
  return new Map(rows.map(({ item, category }) => [item, category]))
}

/** The categories without a parent above the others, as the catalogue has them now. */
export async function readTops(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows<{ id: string; top: string }>('select id, top_id as top from categories')
  return new Map(rows.map(({ id, top }) => [id, top]))
}

/** The sums of every ship-to and day, of every item in every block, and of the whole division. */
export async function readSums(db: Database): Promise<Sums> {
  const rows = await db.rows<{ key: string; sums: Sums[string] }>(
    `select ship_to || ' ' || day as key, json_build_array(orders, lines, cases, units, sales_cents) as sums from sales_days
     union all
     select ship_to || ' ' || item_number || ' ' || day, json_build_array(0, lines, cases, units, sales_cents) from sales_item_days
     union all
     select ship_to || ' ' || item_number || ' block ' || block, json_build_array(0, lines, cases, units, sales_cents)
     from sales_item_blocks
     union all
     select ship_to || ' block ' || block, json_build_array(orders, lines, cases, units, sales_cents) from sales_blocks
     union all
     select team || ' ' || item_number || ' block ' || block, json_build_array(0, lines, cases, units, sales_cents)
     from sales_team_item_blocks
     union all
     select team || ' ' || item_number || ' season ' || season, json_build_array(0, lines, cases, units, sales_cents)
     from sales_item_seasons
     union all
     select ship_to || ' of ' || category_id, json_build_array(0, 0, 0, 0, sales_cents) from sales_recent_categories
     union all
     select team || ' ' || day || ' by ' || category_id, json_build_array(0, lines, cases, units, sales_cents)
     from sales_category_days
     union all
     select ship_to || ' season ' || season || ' by ' || category_id, json_build_array(0, lines, cases, units, sales_cents)
     from sales_category_seasons`,
  )
  return Object.fromEntries(rows.map(({ key, sums }) => [key, sums]))
}

/** Seven blocks from September 1, 2025 on, the last one that of March 12, 2026. */
const recentBlocks = [726, 727, 728, 729, 730, 731, 732]

/** The same from a history, by the statement of the requirement alone. */
export function expectedSums(
  orders: readonly KnownOrder[],
  loose: readonly { shipTo: string; day: string; lines: readonly TestLine[]; isCredit: boolean }[],
  teams: ReadonlyMap<string, string>,
  categories: ReadonlyMap<string, string>,
  tops: ReadonlyMap<string, string>,
): Sums {
  const sums: Sums = {}
  const recent = new Map<string, number>()
  const add = (key: string, [isOrder, line]: [boolean, TestLine | undefined]) => {
    const now = (sums[key] ??= [0, 0, 0, 0, 0])
    if (isOrder) now[0]++
    if (!line) return
    now[1]++
    now[2] += line.cases
    now[3] += line.units ?? 0
    now[4] += line.cents
  }
  const sale = (shipTo: string, day: string, lines: readonly TestLine[], isOrder: boolean) => {
    const block = Math.floor((Date.parse(day) - Date.parse('1970-01-05')) / 86_400_000 / 28)
    if (recentBlocks.includes(block))
      for (const { itemNumber, cents } of lines) {
        const key = `${shipTo} of ${categories.get(itemNumber)}`
        recent.set(key, (recent.get(key) ?? 0) + cents)
      }
    const team = teams.get(shipTo)
    const topOf = ({ itemNumber }: TestLine) => tops.get(categories.get(itemNumber)!)
    for (const line of lines) {
      add(`${shipTo} season ${Math.floor(block / 3)} by ${topOf(line)}`, [false, line])
      for (const book of team ? [team, ''] : ['']) add(`${book} ${day} by ${topOf(line)}`, [false, line])
    }
    if (team) for (const line of lines) add(`${team} ${line.itemNumber} block ${block}`, [false, line])
    for (const book of team ? [team, ''] : [''])
      for (const line of lines) add(`${book} ${line.itemNumber} season ${Math.floor(block / 3)}`, [false, line])
    for (const place of [shipTo, '']) {
      if (isOrder) for (const key of [`${place} ${day}`, `${place} block ${block}`]) add(key, [true, undefined])
      for (const line of lines) {
        add(`${place} block ${block}`, [false, line])
        add(`${place} ${day}`, [false, line])
        add(`${place} ${line.itemNumber} ${day}`, [false, line])
        add(`${place} ${line.itemNumber} block ${block}`, [false, line])
      }
    }
  }
  for (const { shipTo, day, lines, status, invoices } of orders) {
    if (invoices.length === 0) {
      if (status === 'Placed' || status === 'Open') sale(shipTo, day, lines, true)
      continue
    }
    const [first] = invoices.toSorted((a, b) => (a.day + a.number < b.day + b.number ? -1 : 1))
    for (const each of invoices) sale(shipTo, each.day, each.lines, each === first)
  }
  for (const { shipTo, day, lines, isCredit } of loose) sale(shipTo, day, lines, !isCredit)
  for (const [key, cents] of recent) if (cents > 0) sums[key] = [0, 0, 0, 0, cents]
  return sums
}
