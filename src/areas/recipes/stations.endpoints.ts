import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { shipToParams } from '#contract/values.ts'
import { recipe, recipeLimits } from './recipe.ts'
import { lives, needs } from './recipes.endpoints.ts'
import { recipeRefusals } from './recipes.refusals.ts'

/** Most recipes of one station sheet. */
export const maxOnSheet = 100

const scale = z
  .string()
  .max(60)
  .regex(/^[0-9a-f-]{36}@\d{1,6}(?:\.\d{1,4})?$/, 'A scale is the id of a recipe, an @ and a number')

/** RECIPE-4: the stations that recipes name. */
export const listStations = endpoint({
  name: 'listStations',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/stations',
  livesBy: lives,
  summary: 'Stations of the kitchen that recipes name',
  needs,
  params: shipToParams,
  answer: z.object({ stations: z.array(z.object({ name: z.string(), recipes: z.number().int() })) }),
})

/** RECIPE-4: what one station cooks, for its sheet. */
export const getStationSheet = endpoint({
  name: 'getStationSheet',
  method: 'GET',
  path: '/divisions/:division/ship-tos/:shipTo/station-sheet',
  livesBy: lives,
  summary: 'Recipes of a station of the kitchen, in full',
  needs,
  params: shipToParams,
  query: z.object({
    station: z.string().min(1, 'Choose a station').max(recipeLimits.station, 'Station is too long'),
    /** 'ID@24' by comma: what a recipe is to make; as written without one. */
    scales: z
      .string()
      .max(6000)
      .meta({ description: 'Scales by id, as ID@24, with commas between them' })
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(z.array(scale).max(maxOnSheet))
      .optional(),
  }),
  answer: z.object({
    /** By title; at most 100. */
    recipes: z.array(recipe.omit({ usedIn: true })),
  }),
  refusals: [recipeRefusals.station_not_found],
})
