import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { shipToParams } from '#contract/values.ts'
import { needs, recipePath } from './recipes.endpoints.ts'
import { recipeRefusals } from './recipes.refusals.ts'

/** Seconds after which somebody who sent nothing has gone. */
export const editorGoneAfter = 60
/** Seconds until a form says again that it is open. */
export const editorSeenEvery = 20

/** RECIPE-3: says that the form of a recipe is open, or no longer; returns who else edits it. */
export const editRecipeTogether = endpoint({
  name: 'editRecipeTogether',
  method: 'PUT',
  path: `${recipePath}/editing`,
  livesBy: ['recipe-editors'],
  summary: 'Announce that a recipe is being edited, and read who else edits it',
  needs,
  params: shipToParams.extend({ recipeId: z.uuid() }),
  body: z.object({ isEditing: z.boolean() }),
  answer: z.object({
    /** Names of the others, in their order; none for who has left the form. */
    others: z.array(z.string()),
  }),
  refusals: [recipeRefusals.recipe_not_found],
})
