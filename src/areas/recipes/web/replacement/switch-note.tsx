import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import type { SwitchProps } from '#browser/web-area.ts'
import { describeLoss } from '#areas/items/rules/compare-suitability.ts'
import { getReplacementEffect } from '#areas/recipes/price-effects.endpoints.ts'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ReplacedRecipes } from './replaced-recipes.tsx'

/**
 * RECIPE-3: what it would do to recipes if an item of a guide or a cart took another's place in
 * them too. Read when it is opened.
 */
export function SwitchNote(of: SwitchProps) {
  const [isOpen, setOpen] = useState(of.isOpen)
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-control border border-line px-3 text-13"
    >
      <summary className="min-h-8 cursor-pointer content-center font-medium pointer-coarse:min-h-11">
        Effect on recipes
      </summary>
      {isOpen && <Effect itemNumber={of.itemNumber} withItemNumber={of.withItemNumber} />}
    </details>
  )
}

function Effect(query: { itemNumber: string; withItemNumber: string }) {
  const params = useShipToParams()
  const { data, error, refetch } = useCall(getReplacementEffect, params && { params, query })
  if (data)
    return (
      <div className="pb-2">
        <ReplacedRecipes recipes={data.recipes} lossTexts={describeLoss(data.loss)} />
        {data.recipes.length > 0 && (
          <p className="text-12 text-muted">Recipes keep their item until it is replaced in them.</p>
        )}
      </div>
    )
  return error ? (
    <RetryNotice onRetry={() => void refetch()}>The effect on recipes could not be loaded.</RetryNotice>
  ) : (
    <Skeleton className="mb-2 h-16 w-full" what="the effect on recipes" />
  )
}
