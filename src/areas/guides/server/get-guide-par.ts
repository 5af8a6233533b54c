import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { getGuidePar } from '../guide-items.endpoints.ts'
import { type OnHand, onHandOf, orderToPar, type ParFacts } from '../rules/order-to-par.ts'
import { orNotFound, orRefuseProspects } from './guide-call.ts'
import { readGuide } from './guide.store.ts'

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const pars = sql(
  'guides.pars',
  `select g.line_id as "lineId", g.item_number as "itemNumber", g.case_par_value as "caseParValue",
          g.each_par_value as "eachParValue", g.reorder_point_pct as "reorderPointPct",
          coalesce(i.each_only, false) as "eachOnly", coalesce(i.is_broken_case, x.is_broken_case, false)
            as "isBrokenCase", coalesce(i.eaches_per_case, x.eaches_per_case, 1) as "eachesPerCase",
          case when coalesce(k.counted_at, m.counted_at) is not null then json_build_object(
            'hundredthsOfCases', coalesce(k.hundredths_of_cases, m.hundredths_of_cases),
            'units', coalesce(k.units, m.units), 'countedAt', coalesce(k.counted_at, m.counted_at)) end as counted
   from guide_items g
   left join items i on i.division = g.division and i.item_number = g.item_number
   left join custom_items x on x.id = g.custom_item_id
   left join counted_stock k on k.division = g.division and k.ship_to = g.ship_to and k.item_number = g.item_number
   left join counted_stock m on m.division = g.division and m.ship_to = g.ship_to
     and m.custom_item_id = g.custom_item_id
   where g.guide_id = :guideId and (g.case_par_value > 0 or g.each_par_value > 0)
     and (:lineIds::uuid[] is null or g.line_id = any(:lineIds::uuid[]))
   order by g.sort_sequence, g.line_id`,
)

interface ParRow extends ParFacts {
  readonly lineId: string
  readonly itemNumber: string | null
  readonly counted: (OnHand & { readonly countedAt: string }) | null
}

/** GUIDE-3: what 'fill to par' orders of a guide, or of some of its lines, now. */
export async function parOrdersOf(db: Queries, guideId: string, lineIds: readonly string[] | null, now: Date) {
  const rows = await db.rows<ParRow>(pars({ guideId, lineIds }))
  return rows.flatMap((row) => {
    const onHand = onHandOf(row.counted ?? undefined, now)
    const ordered = orderToPar(row, onHand)
    return ordered === null ? [] : [{ lineId: row.lineId, itemNumber: row.itemNumber, ...ordered, onHand }]
  })
}

/** GUIDE-3: what 'fill to par' would order, by the last count where it is recent. */
export const getGuideParHandler = handle(getGuidePar, async (call) => {
  const { db, params, query, now } = call
  orRefuseProspects(call)
  const guide = orNotFound(await readGuide(db, params))
  const lineIds = query.lineIds?.filter((lineId) => isUuid.test(lineId)) ?? null
  return { lines: await parOrdersOf(db, guide.id, lineIds, now) }
})
