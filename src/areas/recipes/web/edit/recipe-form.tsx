import { useEffect, useRef, useState } from 'react'
import type { CallInput } from '#contract/endpoint.ts'
import { dietaryPreferences } from '#areas/items/item.ts'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useGo } from '#browser/navigation.ts'
import { refreshCalls, writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonLook } from '#ui/button.tsx'
import { ChangedByOthers } from '#ui/changed-by-others.tsx'
import { FormFrame } from '#ui/form/form-frame.tsx'
import { saveByKeys } from '#ui/form/save-by-keys.ts'
import { FormText } from '#ui/form/form-text.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import { type Recipe, recipeLimits, type RecipeType, recipeTypes } from '#areas/recipes/recipe.ts'
import { recipeScreen, recipesScreen } from '#areas/recipes/recipes.addresses.ts'
import { createRecipe, getRecipe, updateRecipe } from '#areas/recipes/recipes.endpoints.ts'
import { moneyText, unitCostText } from '../recipe-words.ts'
import { RestoredDraft } from '../restored-draft.tsx'
import { CostPanel } from './cost-panel.tsx'
import { IngredientLines } from './ingredient-lines.tsx'
import { problemOfLine } from './line-draft.ts'
import { liveCost, recipeBody } from './live-cost.ts'
import { PictureField } from './picture-field.tsx'
import { OtherEditors } from './other-editors.tsx'
import { OverrideField } from './override-field.tsx'
import { blankRecipe, draftOfRecipe, type RecipeDraft, recipeProblems } from './recipe-draft.ts'
import { useIngredientFacts } from './use-ingredient-facts.ts'
import { derivedSuitability } from './derived-suitability.ts'
import { useKeeping, useKeptDraft } from './use-kept-draft.ts'

interface Place {
  readonly division: string
  readonly shipTo: string
}

const labels: Readonly<Record<keyof RecipeDraft, string>> = {
  title: 'Title',
  description: 'Description',
  type: 'Type',
  category: 'Category',
  station: 'Station',
  tools: 'Tools',
  cookTimeMins: 'Cook time (minutes)',
  servings: 'Servings',
  menuPricePerServing: 'Menu price per serving ($)',
  noOfRecipeUnits: 'Number of recipe units',
  recipeUnit: 'Recipe unit',
  qFactor: 'Q factor (%)',
  directions: 'Directions',
  pictureId: 'Picture',
  dietOverride: 'Diet types',
  freeFromOverride: 'Free from',
  ingredients: 'Ingredients',
}

/** A line that stands in the field is no ingredient yet: Enter adds it. */
const lineNotAdded = 'Add the ingredient you have typed, or clear the field.'

/**
 * RECIPE-3: the form of a recipe; without one it adds one. Of one that somebody deleted in the
 * meantime it adds another, so that what was typed is not lost.
 */
export function RecipeForm({ place, recipe, isGone = false }: { place: Place; recipe?: Recipe; isGone?: boolean }) {
  const go = useGo()
  const mayViewCost = useActor().can('viewAnalysis')
  const [rows, setRows] = useState<RecipeDraft['ingredients']['rows']>([])
  const known = useIngredientFacts(rows)
  const kept = useKeptDraft(recipe?.id ?? 'new', recipe?.version ?? 0)
  const [isRestored, setRestored] = useState(false)
  const isNew = recipe === undefined || isGone
  const [typedLine, setTypedLine] = useState('')
  const options = {
    refresh: ['listRecipes', 'getRecipe', 'getIngredientFacts', 'listCustomItems'] as const,
    done: ({ message, recipe: { id } }: { message: string; recipe: Recipe }) => {
      kept.forget()
      showToast({ tone: 'success', message })
      go(recipeScreen.at({ recipeId: id }), { replace: isNew, isSettled: true })
    },
  }
  const create = useAct(createRecipe, { ...options, failed: () => true })
  const update = useAct(updateRecipe, {
    ...options,
    failed: ({ code, details }) => {
      if (code === 'recipe_not_found') void refreshCalls(['getRecipe'])
      if (code !== 'recipe_changed') return true
      const { recipe: now } = details as { recipe: Recipe }
      writeCall(getRecipe, { params: { ...place, recipeId: now.id } }, () => now)
      return true
    },
  })
  const act = isNew ? create : update
  const form = useCallForm<RecipeDraft, CallInput<typeof createRecipe>>({
    act,
    places: {},
    saved: recipe ? draftOfRecipe(recipe) : blankRecipe,
    problemsOf: (draft) => ({
      ...(typedLine.trim() !== '' && { ingredients: lineNotAdded }),
      ...recipeProblems(draft, (line) => problemOfLine(line, known)),
    }),
    onSubmit: (draft, changed) => {
      const body = recipeBody(draft, known)
      if (isNew) return create.run({ params: place, body })
      if (changed.length === 0) return go(recipeScreen.at({ recipeId: recipe.id }), { isSettled: true })
      update.run({ params: { ...place, recipeId: recipe.id }, body }, recipe.version)
    },
  })
  const { values } = form
  if (rows !== values.ingredients.rows) setRows(values.ingredients.rows)
  const { change } = form
  const found = useRef(kept.found)
  useEffect(() => {
    if (!found.current) return
    change(found.current.draft)
    found.current = null
    setRestored(true)
  }, [change])
  useKeeping(values, form.isDirty, kept.keep)
  useUnsavedWork(form.isDirty)
  const suitability = derivedSuitability(rows, known) ?? {
    diets: recipe?.derivedDiets ?? [],
    freeFrom: recipe?.derivedFreeFrom ?? [],
  }
  const cost = mayViewCost ? liveCost(values, known) : undefined
  const isMenu = values.type === 'MENU_RECIPE'
  const back = !isNew ? recipeScreen.at({ recipeId: recipe.id }) : recipesScreen.at()
  return (
    <FormFrame form={form} label="Recipe" className="grid gap-5">
      {isGone && (
        <div role="status">
          <Banner tone="warning">
            Someone else deleted this recipe. What you typed is still here: it can be added as a new recipe.
          </Banner>
        </div>
      )}
      {recipe && !isGone && <OtherEditors {...place} recipeId={recipe.id} />}
      <ChangedByOthers
        fields={form.news.map((name) => ({ label: labels[name], now: recipe ? nowText(recipe, name) : '' }))}
      />
      {isRestored && form.isDirty && (
        <RestoredDraft
          onDiscard={() => {
            form.reset()
            kept.forget()
            setRestored(false)
          }}
        />
      )}
      {known.failure && rows.length > 0 && (
        <RetryNotice onRetry={known.retry}>Prices and measures could not be loaded.</RetryNotice>
      )}
      {/* Enter adds a line, Ctrl+Enter saves, wherever it is pressed. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields within */}
      <div
        className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]"
        onKeyDownCapture={saveByKeys(form.submit)}
      >
        <div className="grid gap-5">
          <div className="grid gap-4 md:grid-cols-2">
            <div className="md:col-span-2">
              <FormText
                form={form}
                name="title"
                label={labels.title}
                maxLength={recipeLimits.title}
                isRequired
                autoFocus={!recipe}
              />
            </div>
            <Select<RecipeType>
              {...useFormField(form, 'type')}
              label={labels.type}
              options={(Object.keys(recipeTypes) as RecipeType[]).map((value) => ({
                value,
                label: recipeTypes[value],
              }))}
              isRequired
            />
            <FormText form={form} name="category" label={labels.category} maxLength={recipeLimits.category} />
            {isMenu ? (
              <>
                <FormText form={form} name="servings" label={labels.servings} maxLength={6} isRequired />
                <FormText form={form} name="menuPricePerServing" label={labels.menuPricePerServing} maxLength={12} />
              </>
            ) : (
              <>
                <FormText form={form} name="noOfRecipeUnits" label={labels.noOfRecipeUnits} maxLength={12} isRequired />
                <FormText
                  form={form}
                  name="recipeUnit"
                  label={labels.recipeUnit}
                  maxLength={recipeLimits.recipeUnit}
                  isRequired
                />
              </>
            )}
          </div>
          <IngredientLines
            form={form}
            known={known}
            costs={known.pricingType && cost?.byKey}
            recipeId={recipe?.id}
            onTypedLine={setTypedLine}
            refusedField={act.failure?.field}
          />
          <div className="grid gap-4 md:grid-cols-2">
            <FormText
              form={form}
              name="qFactor"
              label={labels.qFactor}
              maxLength={6}
              hint="For what nobody measures: salt, oil, what is spilt."
            />
            <FormText form={form} name="cookTimeMins" label={labels.cookTimeMins} maxLength={5} />
            <FormText form={form} name="station" label={labels.station} maxLength={recipeLimits.station} />
            <FormText form={form} name="tools" label={labels.tools} maxLength={recipeLimits.tools} />
            <OverrideField
              label={labels.dietOverride}
              derived={suitability.diets}
              choices={dietaryPreferences}
              {...useFormField(form, 'dietOverride')}
            />
            <OverrideField
              label={labels.freeFromOverride}
              derived={suitability.freeFrom}
              choices={suitability.freeFrom}
              {...useFormField(form, 'freeFromOverride')}
            />
            <div className="md:col-span-2">
              <PictureField place={place} {...useFormField(form, 'pictureId')} />
            </div>
            <div className="md:col-span-2">
              <TextArea
                label={labels.description}
                maxLength={recipeLimits.description}
                {...useFormField(form, 'description')}
              />
            </div>
            <div className="md:col-span-2">
              <TextArea
                label={labels.directions}
                hint="One step a line."
                rows={6}
                maxLength={20_000}
                {...useFormField(form, 'directions')}
              />
            </div>
          </div>
        </div>
        {cost && <CostPanel draft={values} cost={cost} known={known} />}
      </div>
      <div className="sticky bottom-(--bottom-bar) z-20 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-raised px-4 py-2 md:bottom-0 lg:-mx-6 lg:px-6">
        {cost && !form.failure && (
          <p className="figures mr-auto font-semibold lg:hidden">
            {isMenu ? moneyText(cost.costPerServing) : unitCostText(cost.costPerRu)}
            <span className="font-normal text-muted"> a {isMenu ? 'serving' : values.recipeUnit || 'unit'}</span>
          </p>
        )}
        {form.news.length > 0 && !form.failure && (
          <p className="mr-auto min-w-0 text-13">
            {/* The note above the form may be out of sight. */}
            Changed by someone else: {form.news.map((name) => labels[name]).join(', ')}
          </p>
        )}
        {form.failure && (
          <p role="alert" className="mr-auto min-w-0 text-13 text-danger">
            {form.failure.message.replace(/\.$/, '')}. What you typed is still here.
          </p>
        )}
        <Link href={back} className={buttonLook('secondary')}>
          Cancel
        </Link>
        <Button variant="primary" isPending={form.isRunning} onPress={form.submit}>
          {isNew ? 'Add recipe' : 'Save'}
        </Button>
      </div>
    </FormFrame>
  )
}

/** What a field reads now, for who else has changed it. */
function nowText(recipe: Recipe, name: keyof RecipeDraft): string {
  const now = draftOfRecipe(recipe)[name]
  if (now === null) return 'none'
  if (name === 'pictureId') return 'another one'
  if (typeof now === 'string') return name === 'type' ? recipeTypes[recipe.type] : now
  if ('rows' in now)
    return now.rows.map(({ quantity, recipeUnit, title }) => `${quantity} ${recipeUnit} ${title}`).join(', ')
  return now.isOwn ? now.names.join(', ') || 'none' : 'as the ingredients state'
}
