import { Refused } from '#kit/decision.ts'
import { handle } from '#platform/http/handle.ts'
import { sql } from '#platform/database/statement.ts'
import { recipeRefusals } from '../recipes.refusals.ts'
import { getStationSheet, listStations, maxOnSheet } from '../stations.endpoints.ts'
import { toRecipe } from './recipe-answers.ts'
import { readBook } from './recipe-book.ts'
import { costingFor } from './recipe-costing.ts'

const stations = sql(
  'recipes.stations',
  `select min(r.station) as name, count(*)::int as recipes from recipes r
   where r.division = :division and r.ship_to = :shipTo and r.station <> ''
   group by lower(r.station) order by 1`,
)
const ofStation = sql(
  'recipes.of-station',
  `select r.id from recipes r
   where r.division = :division and r.ship_to = :shipTo and lower(r.station) = lower(:station)
   order by lower(r.title), r.id limit :max`,
)

/** RECIPE-4: the stations of a ship-to's recipes. */
export const listStationsHandler = handle(listStations, async ({ db, params: { division, shipTo } }) => ({
  stations: await db.rows<{ name: string; recipes: number }>(stations({ division, shipTo })),
}))

/** RECIPE-4: the recipes of a station, each at its own scale. */
export const getStationSheetHandler = handle(getStationSheet, async ({ db, params, query, caller, now }) => {
  const { division, shipTo } = params
  const { station, scales = [] } = query
  const rows = await db.rows<{ id: string }>(ofStation({ division, shipTo, station, max: maxOnSheet }))
  if (rows.length === 0) throw new Refused({ ...recipeRefusals.station_not_found, field: 'station' })
  const costing = await costingFor(db, { caller, now })
  const ids = rows.map(({ id }) => id)
  const book = await readBook(db, costing, ids)
  const scaleOf = new Map(scales.map((text) => [text.slice(0, 36), Number(text.slice(37))]))
  return {
    recipes: ids.map((id) => {
      const { usedIn: _, ...recipe } = toRecipe(book, id, costing, { uses: [], scaleTo: scaleOf.get(id) })
      return recipe
    }),
  }
})
