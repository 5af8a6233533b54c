import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ChosenView, ViewPlace } from '../list-view.ts'

/** A screen whose view is remembered. */
export type ChoicePlace = ViewPlace | 'priceList'

const all = sql(
  'views.chosen',
  'select place, view_id as "viewId", view_name as "viewName" from chosen_views where user_id = :userId',
)
const keep = sql(
  'views.choose',
  `insert into chosen_views (user_id, place, view_id, view_name) values (:userId, :place, :viewId, :viewName)
   on conflict (user_id, place) do update set view_id = excluded.view_id, view_name = excluded.view_name`,
)
const forget = sql('views.forget-choice', 'delete from chosen_views where user_id = :userId and place = :place')

/** What somebody chose on each screen, as far as the view is among those they may use. */
export async function chosenViews(
  db: Queries,
  userId: string,
  usable: readonly { readonly id: string }[],
): Promise<(place: ChoicePlace) => ChosenView> {
  const rows = await db.rows<{ place: ChoicePlace; viewId: string; viewName: string }>(all({ userId }))
  const ids = new Set(usable.map(({ id }) => id))
  return (place) => {
    const row = rows.find((each) => each.place === place)
    if (!row) return { viewId: null, goneName: null }
    return ids.has(row.viewId) ? { viewId: row.viewId, goneName: null } : { viewId: null, goneName: row.viewName }
  }
}

/** Remembers a view for a screen; null forgets it. */
export const chooseView = (
  db: Queries,
  userId: string,
  place: ChoicePlace,
  view: { readonly id: string; readonly name: string } | null,
): Promise<void> =>
  db.send(view ? keep({ userId, place, viewId: view.id, viewName: view.name }) : forget({ userId, place }))
