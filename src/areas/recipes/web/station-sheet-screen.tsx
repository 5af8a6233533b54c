import { Printer } from 'lucide-react'
import { plural } from '#kit/text.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { BackLink } from '#browser/back-link.tsx'
import { useShipTo, useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useSearchState } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SlowWords } from '#ui/slow-words.tsx'
import { recipesScreen } from '../recipes.addresses.ts'
import { madeBy, scaledText, scaleFactor } from '../rules/scale-recipe.ts'
import { recipeRefusals } from '../recipes.refusals.ts'
import { getStationSheet, listStations, maxOnSheet } from '../stations.endpoints.ts'
import { ingredientName } from './ingredient-table.tsx'
import { minutesText, moneyText } from './recipe-words.ts'
import { ScaleField } from './scale-field.tsx'

type SheetRecipe = CallAnswer<typeof getStationSheet>['recipes'][number]

const entry = /^([0-9a-f-]{36})@(\d{1,6}(?:\.\d{1,4})?)$/

/** The sheet in the address; nonsense scales nothing. */
const readSheet = (texts: SearchTexts) => ({
  station: texts['station']?.slice(0, 60),
  costs: texts['costs'] === 'with',
  scales: new Map(
    (texts['scales'] ?? '').split(',').flatMap((text) => {
      const [, id, scale] = entry.exec(text) ?? []
      return id && Number(scale) > 0 ? [[id, Number(scale)] as const] : []
    }),
  ),
})
const writeScales = (scales: ReadonlyMap<string, number>): string | undefined =>
  [...scales].map(([id, scale]) => `${id}@${scale}`).join(',') || undefined

/** RECIPE-4: /recipes/stations: what one station cooks, on paper. */
export function StationSheetScreen() {
  const params = useShipToParams()
  const shipTo = useShipTo()
  const mayViewCost = useActor().can('viewAnalysis')
  const [{ station, costs, scales }, change] = useSearchState(readSheet)
  const known = useCall(listStations, params && { params })
  const asked = params && station ? { params, query: { station, scales: writeScales(scales) } } : null
  const sheet = useCall(getStationSheet, asked, { keepPrevious: true })
  const data = station ? sheet.data : undefined
  const count = known.data?.stations.find(({ name }) => name.toLowerCase() === station?.toLowerCase())?.recipes
  const isCut = data?.recipes.length === maxOnSheet && count !== maxOnSheet
  const error = known.data ? sheet.error : known.error
  const retry = () => void Promise.all([known.refetch(), asked && sheet.refetch()])
  const scaleTo = (id: string, scale: number | undefined) => {
    const next = new Map(scales)
    if (scale === undefined) next.delete(id)
    else next.set(id, scale)
    change({ scales: writeScales(next) }, { replace: true })
  }
  return (
    <div className="page">
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pb-4">
        <div className="min-w-0">
          <BackLink href={recipesScreen.at()}>All recipes</BackLink>
          <h1 className="text-20 font-semibold break-words">
            {station ? `${station}: station sheet` : 'Station sheet'}
          </h1>
          <p className="hidden text-13 print:block">{shipTo?.name}</p>
        </div>
        <div className="flex flex-wrap items-end gap-2 print:hidden">
          <div className="max-w-full">
            <label>
              <span className="field-label">Station</span>
              <select
                className="field max-w-full min-w-40"
                value={station ?? ''}
                disabled={!known.data}
                onChange={(event) => change({ station: event.currentTarget.value || undefined, scales: undefined })}
              >
                <option value="">Choose a station</option>
                {!known.data && station && <option value={station}>{station}</option>}
                {known.data?.stations.map(({ name, recipes }) => (
                  <option key={name} value={name}>
                    {name} ({recipes})
                  </option>
                ))}
              </select>
            </label>
            {data && !known.data && !known.error && (
              <output className="block">
                <SlowWords what="the other stations" />
              </output>
            )}
          </div>
          {mayViewCost && (
            <Checkbox
              isSelected={costs}
              onChange={(on) => change({ costs: on ? 'with' : undefined }, { replace: true })}
            >
              With costs
            </Checkbox>
          )}
          <Button
            variant="primary"
            disabledReason={data?.recipes.length ? undefined : 'Choose a station first'}
            onPress={() => window.print()}
          >
            <Printer size={16} aria-hidden="true" />
            Print
          </Button>
        </div>
      </header>
      {data && !known.data && known.error && (
        <div className="pb-4 print:hidden">
          <RetryNotice onRetry={() => void known.refetch()}>The other stations could not be loaded.</RetryNotice>
        </div>
      )}
      {data ? (
        <Refreshing isRefreshing={sheet.isPlaceholderData}>
          <div className="grid gap-4 print:block">
            {isCut && (
              <Banner tone="warning">
                Only the first {maxOnSheet} recipes of this station, by title, are on the sheet.
              </Banner>
            )}
            {data.recipes.map((recipe) => (
              <StationRecipe
                key={recipe.id}
                recipe={recipe}
                scale={scales.get(recipe.id)}
                withCosts={costs && mayViewCost}
                onScale={(scale) => scaleTo(recipe.id, scale)}
              />
            ))}
          </div>
        </Refreshing>
      ) : error ? (
        <ErrorState
          failure={error}
          what="The station sheet"
          missing={{ text: recipeRefusals.station_not_found.message }}
          onRetry={retry}
        />
      ) : station || !known.data ? (
        <Skeleton className="h-96 w-full" what={station ? 'the recipes' : 'the stations'} />
      ) : known.data.stations.length === 0 ? (
        <EmptyState title="No recipe names a station yet">
          Name the station of a recipe in its form, and its sheet can be printed here.
        </EmptyState>
      ) : (
        <EmptyState title="Which station?">Choose a station to see what it cooks.</EmptyState>
      )}
    </div>
  )
}

function StationRecipe({
  recipe,
  scale,
  withCosts,
  onScale,
}: {
  recipe: SheetRecipe
  scale: number | undefined
  withCosts: boolean
  onScale: (scale: number | undefined) => void
}) {
  const { title, type, recipeUnit, cookTimeMins, tools, directions, ingredients } = recipe
  const made = scale ?? madeBy(recipe)
  const factor = scaleFactor(recipe, scale)
  const facts = [
    type === 'MENU_RECIPE' ? plural(made ?? 0, 'serving') : `Makes ${made ?? '-'} ${recipeUnit}`,
    scale !== undefined && `scaled from ${madeBy(recipe) ?? '-'}`,
    cookTimeMins !== null && minutesText(cookTimeMins),
    tools,
    withCosts && `costs ${moneyText(recipe.totalCost)}`,
  ]
  return (
    <article
      aria-label={title}
      className="grid grid-cols-1 gap-3 rounded-dialog border border-line bg-raised p-4 [break-inside:avoid] print:mb-4 print:border-b print:p-0 print:pb-3"
    >
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-16 font-semibold break-words">{title}</h2>
          <p className="figures text-13 break-words text-muted">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <ScaleField recipe={recipe} scale={scale} onScale={onScale} />
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <ul aria-label={`Ingredients of ${title}`} className="text-14">
          {ingredients.map((each, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no other name
            <li key={index} className="flex flex-wrap gap-x-3 border-b border-line py-1 [break-inside:avoid]">
              <span className="figures max-w-full min-w-24 font-medium wrap-anywhere">{scaledText(each, factor)}</span>
              <span className="min-w-0 flex-1 basis-24 break-words">
                {ingredientName(each)}
                {each.measurement && <span className="text-muted">, {each.measurement}</span>}
              </span>
              {withCosts && <span className="figures ml-auto">{moneyText(each.cost)}</span>}
            </li>
          ))}
        </ul>
        {directions.length > 0 && (
          <ol className="grid content-start list-decimal gap-1 pl-6 text-14">
            {directions.map((step, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- steps have no other name
              <li key={index} className="pl-1 break-words whitespace-pre-line [break-inside:avoid]">
                {step}
              </li>
            ))}
          </ol>
        )}
      </div>
    </article>
  )
}
