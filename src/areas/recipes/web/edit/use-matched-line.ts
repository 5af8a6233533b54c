import { useShipToParams } from '#browser/current-ship-to.ts'
import { queryClient } from '#browser/query-client.ts'
import { callQuery, useCall } from '#browser/query.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { type MatchedLine, matchRecipeLines } from '#areas/recipes/ingredients.endpoints.ts'

/** RECIPE-3: what a line means as it is typed, and at once for who presses Enter before. */
export function useMatchedLine(text: string, recipeId: string | undefined) {
  const params = useShipToParams()
  const rested = useDebounced(text, suggestDebounceMs)
  const inputOf = (asked: string) =>
    params && asked !== '' ? { params, body: { text: asked, ...(recipeId !== undefined && { recipeId }) } } : null
  const { data, error, refetch } = useCall(matchRecipeLines, inputOf(rested), { staleTime: 30_000 })
  return {
    line: rested === text && text !== '' ? data?.lines[0] : undefined,
    failure: text === '' ? null : error,
    retry: () => void refetch(),
    readNow: async (): Promise<MatchedLine | undefined> => {
      const input = inputOf(text)
      return input ? (await queryClient.fetchQuery(callQuery(matchRecipeLines, input))).lines[0] : undefined
    },
  }
}
