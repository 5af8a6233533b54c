import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Route } from '../route-days.ts'

/** The routes of a ship-to and the holidays of its division. */
export interface Routes {
  readonly routes: Route[]
  readonly holidays: CalendarDate[]
}

/**
 * Columns `routes` and `holidays` (JSON) for a statement that knows the ship-to as `division` and
 * `shipTo`, SQL terms.
 */
export const routeColumns = <Division extends string, ShipTo extends string>(division: Division, shipTo: ShipTo) =>
  `coalesce((select json_agg(json_build_object('soType', r.so_type, 'days', r.days,
       'cutOffTime', to_char(r.cut_off_time, 'HH24:MI'), 'cutOffDaysBefore', r.cut_off_days_before,
       'blockJitDrop', r.block_jit_drop))
     from route_days r where r.division = ${division} and r.ship_to = ${shipTo}), '[]') as routes,
   coalesce((select json_agg(h.on_date order by h.on_date)
     from holidays h where h.division = ${division}), '[]') as holidays` as const

const ofShipTo = sql('routing.of-ship-to', `select ${routeColumns(':division', ':shipTo')}`)

/** CUST-3: on which days a ship-to is delivered, and when nobody is. */
export const routesOf = (db: Queries, division: string, shipTo: string): Promise<Routes> =>
  db.row<Routes>(ofShipTo({ division, shipTo }))
