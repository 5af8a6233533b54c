import { useId, useState } from 'react'
import { describeMissingLink } from '#areas/measures/rules/describe-missing-link.ts'
import { nameUnit } from '#areas/measures/rules/name-unit.ts'
import type { MissingLink as Missing } from '#areas/measures/measure.ts'
import { type UnitKey, unitOf, units } from '#areas/measures/units.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { setIngredientLink } from '#areas/recipes/ingredients.endpoints.ts'
import { quantityOf } from './line-draft.ts'
import type { LineDraft } from './draft-values.ts'

/** RECIPE-3: asks for the one link that is missing; the answer is kept for the ingredient. */
export function MissingLink({
  line,
  missing,
  number,
  until = 'Until then its cost is unknown.',
}: {
  line: Pick<LineDraft, 'kind' | 'reference'>
  missing: Missing
  number: number
  /** What is not known until it is answered. */
  until?: string
}) {
  const params = useShipToParams()
  const [amount, setAmount] = useState('')
  const [unit, setUnit] = useState<UnitKey>(missing.unit)
  const [isTried, setTried] = useState(false)
  const explanation = useId()
  const save = useAct(setIngredientLink, {
    refresh: ['getIngredientFacts', 'planRecipeOrder', 'planMenuOrder'],
    failed: () => true,
  })
  const { dimension, base } = unitOf(missing.unit)
  const fitting = units.filter((each) => each.dimension === dimension && (dimension !== 'count' || each.base === base))
  const value = quantityOf(amount)
  const send = () => {
    setTried(true)
    if (value === null || params === null) return
    const named = {
      itemNumber: line.kind === 'own item' ? line.reference : null,
      customItemId: line.kind === 'Custom item' ? line.reference : null,
      subRecipeId: line.kind === 'Sub recipe' ? line.reference : null,
    }
    save.run({ params, body: { ...named, of: missing.of, amount: value, unit } })
  }
  const problem =
    save.failure?.message ?? (isTried && value === null ? 'Enter a number such as 4.5 or 1/2.' : undefined)
  return (
    <div className="grid gap-1 rounded-control bg-warning-soft px-3 py-2">
      <p className="font-medium">{describeMissingLink(missing)}</p>
      <p id={explanation} className="text-12 text-muted">
        Asked once and kept for this ingredient. {until}
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <input
          className="field figures w-28! text-right"
          inputMode="decimal"
          aria-label={`${describeMissingLink(missing)} Ingredient ${number}`}
          aria-describedby={explanation}
          aria-invalid={problem !== undefined}
          value={amount}
          maxLength={14}
          onChange={(event) => setAmount(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            send()
          }}
        />
        <select
          className="field w-auto!"
          aria-label={`Unit of the answer, ingredient ${number}`}
          value={unit}
          onChange={(event) => setUnit(event.currentTarget.value as UnitKey)}
        >
          {fitting.map(({ key }) => (
            <option key={key} value={key}>
              {nameUnit(key)}
            </option>
          ))}
        </select>
        <Button size="small" isPending={save.isRunning} onPress={send}>
          Keep
        </Button>
      </div>
      {problem && (
        <p role="alert" className="text-12 text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
