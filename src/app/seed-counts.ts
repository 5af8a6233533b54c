import { randomUUID } from 'node:crypto'
import { addDays, type CalendarDate, formatShortDay, weekdayOf } from '#kit/dates.ts'
import type { Actor } from '#kit/actor.ts'
import type { CountedQuantity } from '#areas/inventory/count-operation.ts'
import { shipToFacts } from '#areas/customers/server/public.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import { noteCountedStock } from '#areas/guides/server/public.ts'
import { countedBy } from '#areas/inventory/rules/counted-by.ts'
import { boughtBetween } from '#areas/inventory/server/bought.store.ts'
import { stockOf } from '#areas/inventory/server/close-inventory.ts'
import { saveClosing } from '#areas/inventory/server/close-inventory.store.ts'
import { closingFigures } from '#areas/inventory/server/closing-figures.ts'
import { type LineRow, readLines } from '#areas/inventory/server/count-lines.store.ts'
import { readInventory } from '#areas/inventory/server/inventory.store.ts'
import { insertInventory } from '#areas/inventory/server/open-inventory.store.ts'
import { appendOperations } from '#areas/inventory/server/operation.store.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type Random, random } from '#areas/demo/generate/random.ts'

/** Weeks that a kitchen of the demo has counted, each on its Sunday evening. */
const weeks = 12

interface CountedGuide {
  readonly division: string
  readonly shipTo: string
  readonly guideId: string
  readonly guideName: string
  /** Who counts: people of the customer who order for the kitchen. */
  readonly people: readonly string[]
}

const inventoryGuides = sql(
  'demo.inventory-guides',
  `select g.division, g.ship_to as "shipTo", g.id as "guideId", g.name as "guideName",
     array(select u.id from users u where u.is_demo and u.is_active and u.email in ('buyer@harborbistro.example',
             'chef@harborbistro.example', 'manager@multiunit.example')
           and exists (select from user_bill_tos b join ship_tos s on s.division = b.division and s.bill_to = b.bill_to
                       where b.user_id = u.id and s.division = g.division and s.number = g.ship_to)
           order by u.email desc) as people
   from guides g where g.type = 'CustomInventory' order by g.division, g.ship_to, g.name`,
)

/**
 * INV-1: kitchens with an inventory guide have counted every Sunday, and where two people
 * count they are in the middle of it. Figures are those the product itself computes.
 */
export async function seedCounts(tx: Queries, today: CalendarDate): Promise<void> {
  const guides = await tx.rows<CountedGuide>(inventoryGuides())
  const lastSunday = addDays(today, -(weekdayOf(today) || 7))
  for (const [index, guide] of guides.filter(({ people }) => people.length > 0).entries()) {
    const kitchen = await shipToFacts(tx, guide.division, guide.shipTo)
    for (let week = weeks - 1; week >= 0; week--) await seedClosed(tx, guide, kitchen, addDays(lastSunday, -7 * week))
    if (index === 0 || guide.people.length > 1) await seedOpen(tx, guide, today)
  }
}

const evening = (day: CalendarDate): Date => new Date(`${day}T23:30:00-05:00`)

const actorOf = (userId: string): Actor => ({ userId, realUserId: userId, kind: 'external', can: () => true })

async function seedClosed(tx: Queries, guide: CountedGuide, kitchen: ShipToFacts, day: CalendarDate): Promise<void> {
  const { division, shipTo, guideName } = guide
  const actor = actorOf(guide.people[0]!)
  const now = evening(day)
  const count = {
    ...guide,
    name: `${guideName}, ${formatShortDay(day)}`,
    isBlind: false,
    valuation: 'lastPurchase',
    actor,
    now,
  } as const
  const inventoryId = await insertInventory(tx, count)
  if (inventoryId === null) return
  const row = (await readInventory(tx, { division, shipTo, inventoryId }))!
  const lines = await readLines(tx, inventoryId, row.previousId)
  const since = lines.find(({ previous }) => previous)?.previous?.closedOn
  const bought = since && (await boughtBetween(tx, lines, { division, shipTo, after: since, until: day }))
  await seedOperations(tx, inventoryId, { lines, bought: bought || new Map(), day, actor })
  const figures = await closingFigures(tx, row, { shipTo: kitchen, today: day })
  await noteCountedStock(tx, { division, shipTo }, now, stockOf(figures))
  const { previousId } = row
  await saveClosing(tx, { ...figures.closed, inventoryId, previousId, intoCart: null, today: day, actor, now })
}

async function seedOpen(tx: Queries, guide: CountedGuide, today: CalendarDate): Promise<void> {
  const [first, second = first] = guide.people
  const now = new Date()
  const count = {
    ...guide,
    name: `${guide.guideName}, ${formatShortDay(today)}`,
    isBlind: false,
    valuation: 'lastPurchase',
  } as const
  const inventoryId = await insertInventory(tx, { ...count, actor: actorOf(first!), now })
  if (inventoryId === null) return
  const lines = await readLines(tx, inventoryId, null)
  const begun = lines.slice(0, Math.ceil(lines.length * 0.4))
  await seedOperations(tx, inventoryId, { lines: begun, bought: new Map(), day: today, actor: actorOf(second!) })
}

/** What stood on the shelves: what was there and was bought, less what a week uses of it. */
async function seedOperations(
  tx: Queries,
  inventoryId: string,
  {
    lines,
    bought,
    day,
    actor,
  }: {
    lines: readonly LineRow[]
    bought: ReadonlyMap<string, CountedQuantity>
    day: CalendarDate
    actor: Actor
  },
): Promise<void> {
  const chance = random(Number(day.replaceAll('-', '')) + lines.length)
  const deviceId = randomUUID()
  const operations = lines.map((line) => ({
    ...quantityOf(line, bought.get(line.lineId), chance),
    opId: randomUUID(),
    lineId: line.lineId,
    locationId: line.locationId,
    isCleared: false,
    deviceId,
    deviceAt: evening(day).toISOString(),
    replaces: [],
    joins: [],
  }))
  await appendOperations(tx, { inventoryId, lastSeq: 0 }, operations, { actor, now: evening(day) })
}

function quantityOf(line: LineRow, bought: CountedQuantity | undefined, chance: Random): CountedQuantity {
  const by = countedBy(line)
  const { previous } = line
  const usual = { cases: (line.caseParValue ?? 4) * 100, eaches: by.cases ? 0 : 12 }
  if (!previous)
    return {
      caseHundredths: by.cases ? toQuarters(usual.cases * chance.whole(25, 55)) : 0,
      units: by.eaches ? chance.whole(0, usual.eaches) : 0,
      weightHundredths: by.pounds ? chance.whole(0, 30) * 50 : 0,
    }
  const left = (there: number, came = 0) =>
    ((there + came) * chance.whole(came > 0 ? 35 : 94, came > 0 ? 70 : 100)) / 100
  return {
    caseHundredths: toQuarters(left(previous.caseHundredths, bought?.caseHundredths) * 100),
    units: Math.floor(left(previous.units, bought?.units)),
    weightHundredths: Math.floor(left(previous.weightHundredths, bought?.weightHundredths)),
  }
}

/** People see quarters of a case; of ten-thousandths. */
const toQuarters = (tenThousandths: number): number => Math.floor(tenThousandths / 2500) * 25
