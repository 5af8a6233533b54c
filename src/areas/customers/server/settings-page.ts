import type { CallReceived } from '#contract/endpoint.ts'
import { mayShipTo } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ShipToSettingsRow } from '../ship-to-settings.ts'
import { type listShipToSettings, settingsSorts } from '../ship-to-settings.endpoints.ts'
import { settingsVersionsOf } from './settings-versions.ts'
import { familyColumns, settingsColumns } from './ship-to-settings.store.ts'

type Query = CallReceived<typeof listShipToSettings>['query']

const matching = `from users u
  join ship_tos s on ${mayShipTo('u', 's.division', 's.number')}
  join bill_tos o on o.division = s.division and o.number = s.bill_to
  where u.id = :userId
    and (:pattern = '' or s.name ilike '%' || :pattern || '%' or s.number like '%' || :pattern || '%'
         or s.city ilike '%' || :pattern || '%' or o.name ilike '%' || :pattern || '%'
         or o.number like '%' || :pattern || '%')
    and (:division::text is null or s.division = :division)
    and (:recipePricingType::text is null or s.recipe_pricing_type = :recipePricingType)
    and (:blockSwitchSave::boolean is null or s.block_switch_save = :blockSwitchSave)
    and (:isOrderingAllowed::boolean is null or s.is_ordering_allowed = :isOrderingAllowed)
    and (:family::text is null or :family = case
      when s.parent_ship_to is not null then 'child'
      when exists (select 1 from ship_tos c where c.division = s.division and c.parent_ship_to = s.number) then 'parent'
      else 'alone' end)` as const

const orders: Readonly<Record<Query['sort'], string>> = {
  name: 's.name',
  shipTo: 's.number',
  billToName: 'o.name',
  maxFoodCostPct: 's.max_food_cost_pct',
}

const pages = new Map(
  settingsSorts.flatMap((sort) =>
    (['asc', 'desc'] as const).map((direction) => [
      `${sort} ${direction}`,
      sql(
        `customers.settings-list-${sort}-${direction}`,
        `select s.division, s.number as "shipTo", s.name, s.city, s.bill_to as "billTo", o.name as "billToName",
                s.is_active and o.is_active as "isActive", ${settingsColumns('s')}, ${familyColumns('s')}
         ${matching}
         order by ${orders[sort]} ${direction} nulls last, s.division, s.number limit :limit offset :offset`,
      ),
    ]),
  ),
)
const total = sql('customers.settings-count', `select count(*)::int as total ${matching}`)

/** CUST-2: one page of the settings screen, and how many there are when it is asked for. */
export async function settingsPage(
  db: Queries,
  userId: string,
  query: Query,
): Promise<{ shipTos: ShipToSettingsRow[]; totalRecords?: number }> {
  const { keyword, division, recipePricingType, blockSwitchSave, isOrderingAllowed, family } = query
  const pattern = keyword.replace(/[\\%_]/g, '\\$&')
  const filters = {
    userId,
    pattern,
    division: division ?? null,
    recipePricingType: recipePricingType ?? null,
    blockSwitchSave: blockSwitchSave ?? null,
    isOrderingAllowed: isOrderingAllowed ?? null,
    family: family ?? null,
  }
  const statement = pages.get(`${query.sort} ${query.sortDirection}`)!
  const [shipTos, counted] = await Promise.all([
    db.rows<Omit<ShipToSettingsRow, 'versions'>>(
      statement({ ...filters, limit: query.pageSize, offset: (query.pageNo - 1) * query.pageSize }),
    ),
    query.includeTotal ? db.row<{ total: number }>(total(filters)) : undefined,
  ])
  const rows = shipTos.map((row) => ({ ...row, versions: settingsVersionsOf(row) }))
  return { shipTos: rows, ...(counted && { totalRecords: counted.total }) }
}
