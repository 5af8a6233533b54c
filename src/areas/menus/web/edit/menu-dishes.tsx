import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import { useFormField } from '#ui/form/use-form-field.ts'
import { AddRecipe } from './add-recipe.tsx'
import { type DishDraft, dishProblem, type MenuDraft } from './menu-draft.ts'

/** NEXT-10: the dishes of a menu with their mix. */
export function MenuDishes({ form }: { form: FormFields<MenuDraft> }) {
  const { value, error, onChange } = useFormField(form, 'recipes')
  const { rows } = value
  const section = useRef<HTMLElement>(null)
  const set = (next: readonly DishDraft[]) => onChange({ rows: next })
  const change = (recipeId: string, part: Partial<DishDraft>) =>
    set(rows.map((each) => (each.recipeId === recipeId ? { ...each, ...part } : each)))
  const add = ({ id, title }: { readonly id: string; readonly title: string }) => {
    set([...rows, { recipeId: id, title, sharePct: '', portions: '1' }])
    // The share is what is typed next.
    setTimeout(() => section.current?.querySelector<HTMLInputElement>(`[data-share='${id}']`)?.focus())
  }
  const focusAdding = () => section.current?.querySelector<HTMLInputElement>('[role=combobox]')?.focus()
  return (
    <section ref={section} aria-labelledby="dishes" className="grid gap-3">
      <h2 id="dishes" className="text-16 font-semibold">
        Recipes and mix
      </h2>
      {rows.length > 0 && (
        <ol aria-label="Recipes" className="overflow-hidden rounded-dialog border border-line bg-raised">
          {rows.map((dish) => (
            <Dish
              key={dish.recipeId}
              dish={dish}
              isTried={error !== undefined}
              onChange={(part) => change(dish.recipeId, part)}
              onEnter={focusAdding}
              onRemove={() => {
                set(rows.filter((each) => each !== dish))
                focusAdding()
              }}
            />
          ))}
        </ol>
      )}
      {error && (
        <p role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
      <AddRecipe taken={new Set(rows.map(({ recipeId }) => recipeId))} onAdd={add} />
    </section>
  )
}

function Dish({
  dish,
  isTried,
  onChange,
  onEnter,
  onRemove,
}: {
  dish: DishDraft
  /** The form was sent with something wrong among the dishes. */
  isTried: boolean
  onChange: (part: Partial<DishDraft>) => void
  onEnter: () => void
  onRemove: () => void
}) {
  const { recipeId, title, sharePct, portions } = dish
  const isWrong = isTried && dishProblem(dish) !== undefined
  const shared = {
    className: 'field figures w-20! text-right',
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 7,
    ...(isWrong && { 'aria-invalid': true }),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
      event.preventDefault()
      onEnter()
    },
  }
  return (
    <li className="flex flex-wrap items-end gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 last:border-0">
      <span className="min-w-[min(12rem,100%)] flex-1 py-1.5 font-medium break-words">{title}</span>
      <span className="flex items-end gap-3">
        <label>
          <span className="field-label">Share %</span>
          <input
            {...shared}
            data-share={recipeId}
            aria-label={`Share of ${title} in percent`}
            value={sharePct}
            onChange={(event) => onChange({ sharePct: event.currentTarget.value })}
          />
        </label>
        <label>
          <span className="field-label">Portions</span>
          <input
            {...shared}
            aria-label={`Portions of ${title} for each`}
            value={portions}
            onChange={(event) => onChange({ portions: event.currentTarget.value })}
          />
        </label>
        <IconButton label={`Remove ${title}`} onPress={onRemove}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  )
}
