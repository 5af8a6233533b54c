import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { RecipeCost } from '#areas/recipes/rules/cost-recipe.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import { purchaseUnits, recipeLimits } from '#areas/recipes/recipe.ts'
import type { IngredientFacts } from '#areas/recipes/ingredients.endpoints.ts'
import { moneyText, unitCostText } from '../recipe-words.ts'
import { AddIngredient } from './add-ingredient.tsx'
import { contradictsMeasures, derivedRuPerPu, missingLink, problemOfLine } from './line-draft.ts'
import { MissingLink } from './missing-link.tsx'
import type { LineDraft } from './draft-values.ts'
import { lineOf, type RecipeDraft } from './recipe-draft.ts'
import type { KnownIngredients } from './use-ingredient-facts.ts'

/** RECIPE-3: the ingredients of a recipe, with what each costs as it is typed. */
export function IngredientLines({
  form,
  known,
  costs,
  recipeId,
  onTypedLine,
  refusedField,
}: {
  form: FormFields<RecipeDraft>
  known: KnownIngredients
  /** By key of the line; absent for those who may not view analysis. */
  costs: ReadonlyMap<string, RecipeCost['ingredients'][number]> | undefined
  recipeId: string | undefined
  /** Called with what stands in the field for another ingredient. */
  onTypedLine: (text: string) => void
  /** What the server refused: 'ingredients.2.itemNumber'. */
  refusedField: string | undefined
}) {
  const { value, error, onChange } = useFormField(form, 'ingredients')
  const { rows } = value
  const made = useRef(0)
  const change = (key: string, part: Partial<LineDraft>) =>
    onChange({ rows: rows.map((row) => (row.key === key ? { ...row, ...part } : row)) })
  const move = (index: number, by: number) => {
    const next = [...rows]
    next.splice(index + by, 0, ...next.splice(index, 1))
    onChange({ rows: next })
  }
  const refusedAt = error === undefined ? -1 : refusedLine(refusedField)
  const wrongAt =
    error === undefined || refusedAt !== -1
      ? refusedAt
      : rows.findIndex((row) => problemOfLine(row, known) !== undefined)
  return (
    <section aria-labelledby="lines" className="grid gap-2">
      <h2 id="lines" className="text-16 font-semibold">
        Ingredients
      </h2>
      {rows.length > 0 && (
        <ol className="grid gap-2">
          {rows.map((row, index) => (
            <Line
              key={row.key}
              number={index + 1}
              line={row}
              facts={known.factsOf(row)}
              cost={costs?.get(row.key)}
              problem={error !== undefined || known.isAbsent(row) ? problemOfLine(row, known) : undefined}
              isWrong={index === wrongAt}
              refusal={index === refusedAt ? error : undefined}
              onChange={(part) => change(row.key, part)}
              onRemove={() => onChange({ rows: rows.filter(({ key }) => key !== row.key) })}
              onUp={index > 0 ? () => move(index, -1) : undefined}
              onDown={index < rows.length - 1 ? () => move(index, 1) : undefined}
            />
          ))}
        </ol>
      )}
      {error && refusedAt === -1 && (
        <p role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
      <AddIngredient
        recipeId={recipeId}
        onType={onTypedLine}
        isWrong={error !== undefined && wrongAt === -1}
        room={recipeLimits.ingredients - rows.length}
        onAdd={(lines) => {
          const added = lines.map((line) => lineOf(`new-${Date.now()}-${(made.current += 1)}`, line))
          onChange({ rows: [...rows, ...added] })
        }}
      />
    </section>
  )
}

/** The place of the line that the server refused; -1: none. */
const refusedLine = (field: string | undefined): number => Number(/^ingredients\.(\d+)\./.exec(field ?? '')?.[1] ?? -1)

function Line({
  number,
  line,
  facts,
  cost,
  problem,
  isWrong,
  refusal,
  onChange,
  onRemove,
  onUp,
  onDown,
}: {
  number: number
  line: LineDraft
  facts: IngredientFacts | undefined
  cost: RecipeCost['ingredients'][number] | undefined
  /** What is wrong with it, once the form was sent. */
  problem: string | undefined
  /** It is what the form's error is about. */
  isWrong: boolean
  /** What the server said of it. */
  refusal: string | undefined
  onChange: (part: Partial<LineDraft>) => void
  onRemove: () => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}) {
  const derived = derivedRuPerPu(line, facts)
  const missing = line.kind === 'New Custom item' ? null : missingLink(line, facts)
  const { kind } = line
  const perUnit = kind === 'Sub recipe' ? facts?.recipeUnit || 'unit' : facts?.isCatchWeight ? 'pound' : undefined
  const field = (
    label: string,
    name: 'quantity' | 'recipeUnit' | 'measurement' | 'ruPerPu' | 'yieldPct' | 'casePrice',
    look: { width: string; isFigure?: boolean; placeholder?: string; maxLength?: number },
  ) => (
    <label className={`min-w-0 ${look.width}`}>
      <span className="field-label">{label}</span>
      <input
        className={`field ${look.isFigure ? 'figures text-right' : ''}`}
        {...(look.isFigure && { inputMode: 'decimal' as const })}
        aria-label={`${label}, ingredient ${number}: ${line.title}`}
        placeholder={look.placeholder}
        maxLength={look.maxLength ?? 14}
        value={line[name]}
        onChange={(event) =>
          // Of another unit a purchase unit holds another number.
          onChange({ [name]: event.currentTarget.value, ...(name === 'recipeUnit' && { ruPerPu: '' }) })
        }
      />
    </label>
  )
  return (
    <li
      {...(isWrong && { 'data-invalid': '' })}
      className={`grid gap-2 rounded-dialog border bg-raised p-3 ${isWrong ? 'border-danger' : 'border-line'}`}
    >
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1">
          <span className="font-medium break-words">{facts?.title ?? line.title}</span>
          <span className="block text-12 text-muted">
            {kind === 'own item' ? [line.reference, facts?.packSizeDescription].filter(Boolean).join(' · ') : kind}
          </span>
        </p>
        {cost && (
          <p className="figures max-w-1/2 text-right wrap-anywhere">
            <span className="block font-medium">{moneyText(cost.cost)}</span>
            <span className="block text-12 text-muted">
              {cost.isPricePresent ? `${unitCostText(cost.ruCost)} a ${line.recipeUnit}` : 'Price missing'}
            </span>
          </p>
        )}
        <span className="flex max-sm:hidden">
          {onUp && (
            <IconButton label={`Move ingredient ${number} up`} onPress={onUp}>
              <ArrowUp size={16} aria-hidden="true" />
            </IconButton>
          )}
          {onDown && (
            <IconButton label={`Move ingredient ${number} down`} onPress={onDown}>
              <ArrowDown size={16} aria-hidden="true" />
            </IconButton>
          )}
        </span>
        <IconButton label={`Remove ingredient ${number}`} onPress={onRemove}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        {field('Quantity', 'quantity', { width: 'w-24', isFigure: true })}
        {field('Recipe unit', 'recipeUnit', { width: 'w-28', maxLength: recipeLimits.recipeUnit })}
        {field('Measurement', 'measurement', {
          width: 'min-w-32 max-w-96 flex-1 basis-40',
          maxLength: recipeLimits.measurement,
        })}
        {perUnit === undefined && (
          <label className="w-28">
            <span className="field-label">Purchase unit</span>
            <select
              className="field"
              aria-label={`Purchase unit, ingredient ${number}: ${line.title}`}
              value={line.purchaseUnit}
              onChange={(event) =>
                onChange({
                  purchaseUnit: event.currentTarget.value === '2' ? purchaseUnits.each : purchaseUnits.case,
                  ruPerPu: '',
                })
              }
            >
              <option value="1">Case</option>
              {(facts?.hasEach || line.purchaseUnit === purchaseUnits.each) && <option value="2">Each</option>}
            </select>
          </label>
        )}
        {field(perUnit === undefined ? 'RU per PU' : `RU per ${perUnit}`, 'ruPerPu', {
          width: 'w-32',
          isFigure: true,
          placeholder: derived,
        })}
        {field('Yield %', 'yieldPct', { width: 'w-20', isFigure: true })}
        {kind === 'New Custom item' && field('$ a case', 'casePrice', { width: 'w-28', isFigure: true })}
      </div>
      {missing && <MissingLink key={missing.of} line={line} missing={missing} number={number} />}
      {contradictsMeasures(line, derived) && (
        <p className="flex flex-wrap items-center gap-x-3 rounded-control bg-warning-soft px-3 py-1 text-13">
          <span>
            By its measures one {perUnit ?? (line.purchaseUnit === purchaseUnits.each ? 'each' : 'case')} is {derived}{' '}
            {line.recipeUnit}, not {line.ruPerPu}.
          </span>
          <Button variant="quiet" onPress={() => onChange({ ruPerPu: '' })}>
            Use {derived}
            <span className="sr-only"> for ingredient {number}</span>
          </Button>
        </p>
      )}
      {problem && <p className="text-12 text-danger">{problem}</p>}
      {refusal && (
        <p role="alert" className="text-13 text-danger">
          {/* The server names a line by its place: people count from 1. */}
          {refusal.startsWith('Ingredient ') ? refusal : `Ingredient ${number}: ${refusal}`}
        </p>
      )}
    </li>
  )
}
