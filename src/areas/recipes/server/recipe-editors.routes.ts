import { Refused } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { publish } from '#platform/events/live-events.ts'
import { handle } from '#platform/http/handle.ts'
import { editorGoneAfter, editRecipeTogether } from '../recipe-editors.endpoints.ts'
import { recipeRefusals } from '../recipes.refusals.ts'

// Locked, so that it is not deleted in the meantime.
const present = sql(
  'recipes.present',
  `select r.id from recipes r where r.division = :division and r.ship_to = :shipTo and r.id = :recipeId
   for key share`,
)
// Those who have gone are not asked about any more.
const forget = sql(
  'recipes.forget-editors',
  'delete from recipe_editors e where e.recipe_id = :recipeId and e.seen_at < :since',
)
const arrive = sql(
  'recipes.editor-seen',
  `insert into recipe_editors (recipe_id, user_id, seen_at) values (:recipeId, :userId, :now)
   on conflict (recipe_id, user_id) do update set seen_at = excluded.seen_at
   returning xmax = 0 as "isNew"`,
)
const leave = sql(
  'recipes.editor-left',
  'delete from recipe_editors e where e.recipe_id = :recipeId and e.user_id = :userId returning true as "isNew"',
)
const others = sql(
  'recipes.other-editors',
  `select u.name from recipe_editors e join users u on u.id = e.user_id
   where e.recipe_id = :recipeId and e.user_id <> :userId order by u.name, u.id`,
)

/** RECIPE-3: the others are notified when somebody comes or leaves, not each time one is seen. */
export const editRecipeTogetherHandler = handle(editRecipeTogether, async ({ db, params, body, caller, now }) => {
  const { division, shipTo, recipeId } = params
  const by = caller.actor.realUserId
  const named = { recipeId, userId: by }
  const since = new Date(now.getTime() - editorGoneAfter * 1000)
  await db.inTransaction(async (tx: Queries) => {
    if (!(await tx.maybe(present({ division, shipTo, recipeId })))) throw new Refused(recipeRefusals.recipe_not_found)
    await tx.send(forget({ recipeId, since }))
    const change = await tx.maybe<{ isNew: boolean }>(body.isEditing ? arrive({ ...named, now }) : leave(named))
    if (change?.isNew) await publish(tx, { topic: 'recipe-editors', division, shipTo, id: recipeId, by })
  })
  if (!body.isEditing) return { others: [] }
  return { others: (await db.rows<{ name: string }>(others(named))).map(({ name }) => name) }
})
