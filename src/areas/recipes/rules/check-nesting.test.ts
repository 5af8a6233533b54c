import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkNesting, suspectsOf } from './check-nesting.ts'

const graphOf = (edges: Record<string, string[]>) =>
  new Map(Object.entries(edges).map(([id, subRecipeIds]) => [id, { title: `The ${id}`, subRecipeIds }]))
/** a0 contains a1 contains … contains aN. */
const chain = (length: number) =>
  Object.fromEntries(Array.from({ length: length + 1 }, (_, at) => [`a${at}`, at < length ? [`a${at + 1}`] : []]))

test('a recipe that would contain itself is refused, and the path is named [RECIPE-3]', () => {
  const graph = graphOf({ sauce: ['stock'], stock: ['roux'], roux: ['sauce'] })
  expect(checkNesting(graph, 'sauce')).toMatchObject({
    allowed: false,
    refusal: {
      code: 'recipe_cycle',
      message:
        "A recipe cannot contain itself: 'The sauce' contains 'The stock' contains 'The roux' contains 'The sauce'.",
      details: { subRecipeId: 'stock' },
    },
  })
  expect(checkNesting(graphOf({ sauce: ['sauce'] }), 'sauce').allowed).toBe(false)
})

test('the same sub recipe twice, by two ways, is no cycle [RECIPE-3]', () => {
  const graph = graphOf({ dish: ['sauce', 'stock'], sauce: ['stock'], stock: [] })
  for (const id of graph.keys()) expect(checkNesting(graph, id).allowed).toBe(true)
})

test('ten sub recipes below each other are allowed, eleven are not, wherever the last one is put in [RECIPE-3]', () => {
  for (const id of ['a0', 'a5', 'a9']) expect(checkNesting(graphOf(chain(10)), id).allowed).toBe(true)
  for (const id of ['a0', 'a5', 'a10'])
    expect(checkNesting(graphOf(chain(11)), id)).toMatchObject({ refusal: { code: 'recipe_too_deep' } })
})

test('every recipe in a cycle is a suspect, and without cycles the suspects are those that are refused [RECIPE-3]', () => {
  const edges = fc.array(fc.array(fc.nat(15), { maxLength: 3 }), { minLength: 16, maxLength: 16 })
  fc.assert(
    fc.property(edges, (drawn) => {
      const graph = graphOf(Object.fromEntries(drawn.map((subs, at) => [`r${at}`, subs.map((to) => `r${to}`)])))
      const cyclic = [...graph.keys()].filter((id) => {
        const nesting = checkNesting(graph, id)
        return !nesting.allowed && nesting.refusal.code === 'recipe_cycle'
      })
      const suspects = suspectsOf(graph)
      for (const id of cyclic) expect(suspects).toContain(id)
    }),
  )
  fc.assert(
    fc.property(edges, (drawn) => {
      // Each contains one or two of the next ones: long ways down.
      const below = (at: number, subs: number[]) => subs.map((to) => `r${at + 1 + (to % 2)}`)
      const rows = drawn.map((subs, at): [string, string[]] => [`r${at}`, below(at, subs)])
      const graph = graphOf(Object.fromEntries([...rows, ['r16', []], ['r17', []]]))
      const refused = [...graph.keys()].filter((id) => !checkNesting(graph, id).allowed)
      expect([...suspectsOf(graph)].toSorted()).toEqual(refused.toSorted())
    }),
  )
})
