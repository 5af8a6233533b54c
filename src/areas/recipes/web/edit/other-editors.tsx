import { useEffect } from 'react'
import { callEndpoint } from '#browser/client.ts'
import { useCall } from '#browser/query.ts'
import { Banner } from '#ui/banner.tsx'
import { editorSeenEvery, editRecipeTogether } from '#areas/recipes/recipe-editors.endpoints.ts'
import { describeEditors } from '#areas/recipes/rules/describe-editors.ts'

/** RECIPE-3: says who else has the form of this recipe open, and announces that it is open here. */
export function OtherEditors({ division, shipTo, recipeId }: { division: string; shipTo: string; recipeId: string }) {
  const { data, isFetchedAfterMount } = useCall(
    editRecipeTogether,
    { params: { division, shipTo, recipeId }, body: { isEditing: true } },
    { staleTime: 0, every: editorSeenEvery * 1000 },
  )
  useEffect(
    () => () => {
      const input = { params: { division, shipTo, recipeId }, body: { isEditing: false } }
      // Whose farewell is lost is gone after a minute.
      callEndpoint(editRecipeTogether, input).catch(() => undefined)
    },
    [division, shipTo, recipeId],
  )
  const others = isFetchedAfterMount ? (data?.others ?? []) : []
  return (
    <div role="status" className="empty:hidden">
      {others.length > 0 && <Banner tone="info">{describeEditors(others)}</Banner>}
    </div>
  )
}
