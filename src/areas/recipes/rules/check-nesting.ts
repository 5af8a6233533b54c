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
  const cycle = cycleOf(graph, id)
  if (cycle) {
    const path = [id, ...cycle].map((each) => `'${graph.get(each)?.title ?? ''}'`).join(' contains ')
    return refuse(recipeRefusals.recipe_cycle, {
      message: `A recipe cannot contain itself: ${path}.`,
      details: { path: [id, ...cycle].map((each) => graph.get(each)?.title ?? ''), subRecipeId: cycle[0]! },
    })
  }
  const { above, below } = heightsOf(graph)
  if (above(id) + below(id) > recipeLimits.depth) {
    const deepest = graph.get(id)!.subRecipeIds.toSorted((one, other) => below(other) - below(one))[0]
    return refuse(recipeRefusals.recipe_too_deep, { details: { subRecipeId: deepest } })
  }
  return allow()
}

/**
 * The recipes that `checkNesting` may refuse, found in one pass over the graph: those in a cycle or
 * below one, and those of which a way from top to bottom is too long. What lies above a cycle is
 * judged once that is gone.
 */
export function suspectsOf(graph: RecipeGraph): ReadonlySet<string> {
  const { above, below, isBelowCycle } = heightsOf(graph)
  return new Set([...graph.keys()].filter((id) => isBelowCycle(id) || above(id) + below(id) > recipeLimits.depth))
}

/** The shortest path from a recipe down to itself, without the first; undefined: there is none. */
function cycleOf(graph: RecipeGraph, id: string): string[] | undefined {
  const userOf = new Map<string, string>()
  // A set returns what is added to it while it is read.
  const seen = new Set([id])
  for (const from of seen)
    for (const next of graph.get(from)?.subRecipeIds ?? []) {
      if (next === id) return [...wayDown(userOf, id, from), id]
      if (!seen.has(next)) userOf.set(next, from)
      seen.add(next)
    }
  return undefined
}

function wayDown(userOf: ReadonlyMap<string, string>, from: string, to: string): string[] {
  const way: string[] = []
  for (let at = to; at !== from; at = userOf.get(at)!) way.unshift(at)
  return way
}

/** How many recipes lie above and below each, by the longest way. */
function heightsOf(graph: RecipeGraph) {
  const down = new Map([...graph].map(([id, { subRecipeIds }]) => [id, subRecipeIds]))
  const up = new Map<string, string[]>([...graph.keys()].map((id) => [id, []]))
  for (const [id, subs] of down) for (const sub of subs) up.get(sub)?.push(id)
  const [below, above] = [longestWays(up, down), longestWays(down, up)]
  return {
    above: (id: string): number => above.get(id)?.length ?? 0,
    below: (id: string): number => below.get(id)?.length ?? 0,
    isBelowCycle: (id: string): boolean => above.get(id)?.isWhole === false,
  }
}

type Edges = ReadonlyMap<string, readonly string[]>

/**
 * The longest way to each node along `edges`. `before`: the edges backwards. In a cycle and after
 * one it is what is known without the cycle, and not whole.
 */
function longestWays(edges: Edges, before: Edges): ReadonlyMap<string, { length: number; isWhole: boolean }> {
  const ways = new Map([...edges.keys()].map((id) => [id, { length: 0, isWhole: false }]))
  const open = new Map([...before].map(([id, others]) => [id, others.filter((other) => ways.has(other)).length]))
  const next = [...edges.keys()].filter((id) => open.get(id) === 0)
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    const { length } = ways.get(id)!
    ways.get(id)!.isWhole = true
    for (const to of edges.get(id) ?? []) {
      const way = ways.get(to)
      if (!way) continue
      way.length = Math.max(way.length, length + 1)
      open.set(to, open.get(to)! - 1)
      if (open.get(to) === 0) next.push(to)
    }
  }
  return ways
}
