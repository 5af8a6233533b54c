import { allow, type Decision, refuse } from '#kit/decision.ts'
import { recipeLimits } from '../recipe.ts'
import { recipeRefusals } from '../recipes.refusals.ts'

/** Recipes of a ship-to by id: their titles and the sub recipes they contain. */
export type RecipeGraph = ReadonlyMap<string, { readonly title: string; readonly subRecipeIds: readonly string[] }>

/**
 * RECIPE-3: whether a recipe may contain what it is written to contain. Refused when it would
 * contain itself, naming the path, and when sub recipes below it, or above it down to the last one,
 * would be more than ten deep. `graph` has the recipe as it is to be saved.
 */
export function checkNesting(graph: RecipeGraph, id: string): Decision {
  const cycle = pathTo(graph, id, id, new Set())
  if (cycle) {
    const path = [id, ...cycle].map((each) => `'${graph.get(each)?.title ?? ''}'`).join(' contains ')
    return refuse(recipeRefusals.recipe_cycle, {
      message: `A recipe cannot contain itself: ${path}.`,
      details: { path: [id, ...cycle].map((each) => graph.get(each)?.title ?? ''), subRecipeId: cycle[0]! },
    })
  }
  const above = heights(reversed(graph))
  const below = heights(new Map([...graph].map(([each, { subRecipeIds }]) => [each, subRecipeIds])))
  if (above(id) + below(id) > recipeLimits.depth) {
    const deepest = graph.get(id)!.subRecipeIds.toSorted((one, other) => below(other) - below(one))[0]
    return refuse(recipeRefusals.recipe_too_deep, { details: { subRecipeId: deepest } })
  }
  return allow()
}

/**
 * The path from a recipe down to the wanted one, both ends included but the first; or undefined.
 */
function pathTo(graph: RecipeGraph, from: string, wanted: string, seen: Set<string>): string[] | undefined {
  for (const next of graph.get(from)?.subRecipeIds ?? []) {
    if (next === wanted) return [next]
    if (seen.has(next)) continue
    seen.add(next)
    const rest = pathTo(graph, next, wanted, seen)
    if (rest) return [next, ...rest]
  }
  return undefined
}

/** The longest way down from each node of a graph without cycles. */
function heights(edges: ReadonlyMap<string, readonly string[]>): (id: string) => number {
  const known = new Map<string, number>()
  const height = (id: string): number => {
    const before = known.get(id)
    if (before !== undefined) return before
    // Against a cycle elsewhere in the graph.
    known.set(id, 0)
    const result = (edges.get(id) ?? []).reduce((most, next) => Math.max(most, 1 + height(next)), 0)
    known.set(id, result)
    return result
  }
  return height
}

function reversed(graph: RecipeGraph): ReadonlyMap<string, readonly string[]> {
  const parents = new Map<string, string[]>()
  for (const [id, { subRecipeIds }] of graph)
    for (const sub of subRecipeIds) parents.set(sub, [...(parents.get(sub) ?? []), id])
  return parents
}
