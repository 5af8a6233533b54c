import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { describeLoss } from '#areas/items/rules/compare-suitability.ts'
import { getReplacementEffect, replaceIngredient } from '#areas/recipes/price-effects.endpoints.ts'
import { getRelatedItems } from '#areas/shop/shop.endpoints.ts'
import type { ShopRow } from '#areas/shop/shop-row.ts'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import { ReplacedRecipes } from './replaced-recipes.tsx'

const title = 'Replace Discontinued Item'
const maxSimilar = 5

/** RECIPE-3: another item in place of one that is no longer sold: `?replace-ingredient=0012345`. */
export function ReplaceIngredientDialog({ value: itemNumber, close }: DialogProps) {
  const place = useShipToParams()
  const { data, error, refetch } = useCall(getRelatedItems, place && { params: { ...place, itemNumber }, query: {} })
  if (data) {
    // What the distributor names; without it what is like the item.
    const choices = data.alternates.length > 0 ? data.alternates : data.similar.slice(0, maxSimilar)
    return <Replace itemNumber={itemNumber} choices={choices} close={close} />
  }
  return (
    <WaitingDialog title={title} failure={error} what="The alternates" onRetry={() => void refetch()} onClose={close} />
  )
}

function Replace({
  itemNumber,
  choices,
  close,
}: {
  itemNumber: string
  choices: readonly ShopRow[]
  close: () => void
}) {
  const params = useShipToParams()
  const [withItemNumber, choose] = useState(choices[0]?.itemNumber ?? null)
  const [leftOut, leaveOut] = useState<ReadonlySet<string>>(new Set())
  const { data, error, refetch } = useCall(
    getReplacementEffect,
    params && withItemNumber !== null ? { params, query: { itemNumber, withItemNumber } } : null,
  )
  const act = useAct(replaceIngredient, {
    refresh: ['getRecipe', 'listRecipes', 'getReplacementEffect', 'getIngredientFacts'],
    failed: () => true,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
  })
  const ready = (data?.recipes ?? []).filter(({ id, isDirect, question }) => isDirect && !question && !leftOut.has(id))
  const refusal =
    withItemNumber === null
      ? 'There is no alternate to choose'
      : !data
        ? 'Its effect is not known yet'
        : ready.length === 0
          ? 'No recipe is selected'
          : undefined
  const replace = () => {
    if (!params || withItemNumber === null || refusal !== undefined || act.isRunning) return
    act.run({
      params,
      body: { itemNumber, withItemNumber, recipes: ready.map(({ id, version }) => ({ recipeId: id, version })) },
    })
  }
  const loss = data ? describeLoss(data.loss) : ''
  return (
    <Dialog
      title={title}
      isOpen
      onClose={close}
      width={640}
      onSubmit={replace}
      footer={
        <>
          <CloseButton />
          <Button variant="primary" isPending={act.isRunning} disabledReason={refusal} onPress={replace}>
            Replace
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p className="break-words">
          No longer sold: <span className="font-medium">{data?.item.description ?? itemNumber}</span>
        </p>
        {choices.length === 0 ? (
          <EmptyState title="No alternate is known">Change the recipe, and type another ingredient.</EmptyState>
        ) : (
          <RadioGroup
            label="In its place"
            value={withItemNumber}
            onChange={choose}
            choices={choices.map((row) => ({
              value: row.itemNumber,
              label: (
                <span className="min-w-0 py-1">
                  <span className="break-words">{row.description}</span>
                  <span className="figures block text-12 text-muted">
                    {[row.itemNumber, row.packSizeDescription, row.brand].join(' · ')}
                  </span>
                </span>
              ),
            }))}
          />
        )}
        {loss !== '' && <p className="text-13 font-medium text-warning">{loss}</p>}
        {data ? (
          <ReplacedRecipes
            recipes={data.recipes}
            lossTexts={loss}
            chosen={new Set(ready.map(({ id }) => id))}
            onChoose={(id, isChosen) =>
              leaveOut(new Set(isChosen ? [...leftOut].filter((each) => each !== id) : [...leftOut, id]))
            }
          />
        ) : error ? (
          <RetryNotice onRetry={() => void refetch()}>The effect on recipes could not be loaded.</RetryNotice>
        ) : (
          withItemNumber !== null && <Skeleton className="h-24 w-full" what="the effect on recipes" />
        )}
        {act.failure && (
          <p role="alert" className="text-13 text-danger">
            {act.failure.message}
          </p>
        )}
      </div>
    </Dialog>
  )
}
