import { useState } from 'react'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { CalendarDate } from '#kit/dates.ts'
import { readDecimal } from '#kit/read-decimal.ts'
import { plural } from '#kit/text.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { TextField } from '#ui/text-field.tsx'
import { draftPriceChange, type getPriceChoices } from '../price-changes.endpoints.ts'
import { priceChangeLimits, type PriceLine } from '../price-change.ts'
import { type PriceRounding, priceRoundings } from '../rules/change-amount.ts'
import { readScope } from '../rules/scope-kind.ts'

const roundingWords: Readonly<Record<PriceRounding, string>> = {
  exact: 'To the cent',
  nickel: 'To 5 cents',
  dime: 'To 10 cents',
  nines: 'To end in 9 cents',
}

/** ITEM-8: raises or lowers prices by a percentage or an amount: 'class B dairy by 3 %'. */
export function RaisePrices({
  division,
  choices,
  list,
  onLines,
}: {
  division: string
  choices: CallAnswer<typeof getPriceChoices>
  /** Id of the choices for whom a price is. */
  list: string
  onLines: (lines: readonly PriceLine[]) => void
}) {
  const [scope, setScope] = useState('')
  const [category, setCategory] = useState('')
  const [keyword, setKeyword] = useState('')
  const [by, setBy] = useState('')
  const [unit, setUnit] = useState<'percent' | 'amount'>('percent')
  const [rounding, setRounding] = useState<PriceRounding>('exact')
  const [startsOn, setStartsOn] = useState<CalendarDate | null>(null)
  const [endsOn, setEndsOn] = useState<CalendarDate | null>(null)
  const [problem, setProblem] = useState<{ field: string; message: string }>()
  const draft = useAct(draftPriceChange, {
    done: ({ lines, leftOut, found }) => {
      onLines(lines.map(({ description: _, ...line }) => line))
      const more = found - lines.length - leftOut
      const notes = [
        leftOut > 0 && `${plural(leftOut, 'price')} left out: they follow the cost, or nothing would be left of them`,
        more > 0 && `${more} more match than a change can hold: narrow it by category or words`,
      ].filter(Boolean)
      showToast({
        tone: notes.length > 0 ? 'info' : 'success',
        message: [`${plural(lines.length, 'price')} added`, ...notes].join('. '),
      })
    },
    failed: ({ field, message }) => {
      setProblem({ field: field ?? 'scope', message })
      return true
    },
  })
  const submit = () => {
    const read = readScope(scope)
    if (read === null)
      return setProblem({
        field: 'scope',
        message: 'Please enter list, class B, GPO name, bill-to 100 or ship-to 101.',
      })
    const value = readDecimal(by.replace(/%$/, '').replace(/^\+/, ''), 2)
    if (value === null || value === 0 || Math.abs(value) > priceChangeLimits.percentHundredths)
      return setProblem({ field: 'by', message: 'Please enter a number such as 3 or -2.5.' })
    if (startsOn === null) return setProblem({ field: 'startsOn', message: 'Please enter the first day.' })
    setProblem(undefined)
    draft.run({
      body: {
        division,
        scope: read,
        categoryId: category || null,
        keyword,
        startsOn,
        endsOn,
        percentHundredths: unit === 'percent' ? value : null,
        amountCents: unit === 'amount' ? value : null,
        rounding,
      },
    })
  }
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  return (
    <Disclosure title="Raise or lower by a percentage or an amount">
      <div className="grid items-start gap-3 min-[480px]:grid-cols-2 lg:grid-cols-4">
        <label className="min-w-0">
          <span className="field-label">For</span>
          <input
            className="field"
            list={list}
            value={scope}
            maxLength={60}
            placeholder="class B"
            aria-invalid={errorOf('scope') !== undefined}
            onChange={(event) => setScope(event.currentTarget.value)}
          />
          {errorOf('scope') && (
            <span role="alert" className="text-12 text-danger">
              {errorOf('scope')}
            </span>
          )}
        </label>
        <label className="min-w-0">
          <span className="field-label">Category</span>
          <select className="field" value={category} onChange={(event) => setCategory(event.currentTarget.value)}>
            <option value="">All</option>
            {choices.categories.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <TextField label="Item words" value={keyword} onChange={setKeyword} maxLength={100} />
        <TextField label="Change by" value={by} onChange={setBy} error={errorOf('by')} maxLength={12} />
        <label className="min-w-0">
          <span className="field-label">In</span>
          <select
            className="field"
            value={unit}
            onChange={(event) => setUnit(event.currentTarget.value === 'amount' ? 'amount' : 'percent')}
          >
            <option value="percent">Percent</option>
            <option value="amount">Dollars a case, an each or a pound</option>
          </select>
        </label>
        <label className="min-w-0">
          <span className="field-label">Round</span>
          <select
            className="field"
            value={rounding}
            onChange={(event) =>
              setRounding(priceRoundings.find((each) => each === event.currentTarget.value) ?? 'exact')
            }
          >
            {priceRoundings.map((each) => (
              <option key={each} value={each}>
                {roundingWords[each]}
              </option>
            ))}
          </select>
        </label>
        <DateField label="From" value={startsOn} onChange={setStartsOn} error={errorOf('startsOn')} />
        <DateField label="Until (empty: as before)" value={endsOn} onChange={setEndsOn} />
      </div>
      <div className="pt-3">
        <Button isPending={draft.isRunning} onPress={submit}>
          Add these prices
        </Button>
      </div>
    </Disclosure>
  )
}
