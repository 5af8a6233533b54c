import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { SoType } from '../order-types.ts'
import type { Route } from '../route-days.ts'

/** The routes of a ship-to and the holidays of its division. */
export interface Routes {
  readonly routes: Route[]
  readonly holidays: CalendarDate[]
}

/** Routes of one order type that many ship-tos of a division share. */
export interface SharedRoute extends Routes {
  readonly division: string
  /** IANA name. */
  readonly timeZone: string
  /** Its columns in `route_days`, to find the ship-tos by. */
  readonly columns: object
}

const asJson = `json_build_object('soType', r.so_type, 'days', r.days, 'cutOffTime', to_char(r.cut_off_time, 'HH24:MI'),
  'cutOffDaysBefore', r.cut_off_days_before, 'blockJitDrop', r.block_jit_drop)` as const
const holidaysOf = <Division extends string>(division: Division) =>
  `coalesce((select json_agg(h.on_date order by h.on_date) from holidays h where h.division = ${division}), '[]')` as const

/**
 * Columns `routes` and `holidays` (JSON) for a statement that knows the ship-to as `division` and
 * `shipTo`, SQL terms.
 */
export const routeColumns = <Division extends string, ShipTo extends string>(division: Division, shipTo: ShipTo) =>
  `coalesce((select json_agg(${asJson})
     from route_days r where r.division = ${division} and r.ship_to = ${shipTo}), '[]') as routes,
   ${holidaysOf(division)} as holidays` as const

const ofShipTo = sql('routing.of-ship-to', `select ${routeColumns(':division', ':shipTo')}`)

/** CUST-3: on which days a ship-to is delivered, and when nobody is. */
export const routesOf = (db: Queries, division: string, shipTo: string): Promise<Routes> =>
  db.row<Routes>(ofShipTo({ division, shipTo }))

const shared = sql(
  'routing.shared',
  `select r.division, d.time_zone as "timeZone", row_to_json(r) as columns, json_build_array(${asJson}) as routes,
     ${holidaysOf('r.division')} as holidays
   from (select distinct division, so_type, days, cut_off_time, cut_off_days_before, block_jit_drop
     from route_days where so_type = :soType) r
   join divisions d on d.code = r.division`,
)

/** CUST-3: the routes of an order type, each once however many ship-tos have it. */
export const sharedRoutes = (db: Queries, soType: SoType): Promise<SharedRoute[]> =>
  db.rows<SharedRoute>(shared({ soType }))

/** SQL of "is this row of `route_days` one of the routes of `columns`?", for two aliases. */
export const isSharedRoute = <Route extends string, Shared extends string>(route: Route, of: Shared) =>
  `${route}.division = ${of}.division and ${route}.so_type = ${of}.so_type and ${route}.days = ${of}.days
  and ${route}.cut_off_time = ${of}.cut_off_time and ${route}.cut_off_days_before = ${of}.cut_off_days_before
  and ${route}.block_jit_drop = ${of}.block_jit_drop` as const

/** The columns of a shared route, for `jsonb_to_recordset`. */
export const sharedRouteColumns = `division text, so_type text, days smallint[], cut_off_time time,
  cut_off_days_before smallint, block_jit_drop boolean` as const
