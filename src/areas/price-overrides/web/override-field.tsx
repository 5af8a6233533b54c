import { type KeyboardEvent, useId, useState } from 'react'
import { formatCents, formatPerPound } from '#kit/money.ts'
import { CellForm } from '#ui/grid/cell-form.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import { useOnUnmount } from '#ui/use-on-unmount.ts'
import type { CartLine } from '#areas/carts/cart.ts'
import type { PriceOverride } from '#areas/prices/price-override.ts'
import { overrideUnit } from '#areas/prices/rules/override-price.ts'
import { overrideTone } from '../rules/override-tone.ts'
import { overrideText } from '../rules/override-text.ts'
import { readOverride } from '../rules/read-override.ts'
import { basePriceOf, type OverrideChange } from '../rules/set-price-overrides.ts'

/** Lower prices amber, higher ones blue; below cost is said in words by the server. */
const tones = { lower: 'border-warning! bg-warning-soft! text-warning', higher: 'border-info! bg-info-soft! text-info' }

/**
 * CART-10: the override of one unit of a line, typed as '18.95' or '10%'; empty takes it away.
 * Enter and leaving the field save. What could not be saved stays in the field, and is saved again
 * in the same way.
 */
export function OverrideField({
  line,
  unit,
  disabledReason,
  onSave,
}: {
  line: CartLine
  unit: 'CS' | 'EA'
  /** Why prices cannot be overridden now. */
  disabledReason: string | undefined
  /** True when it was saved. */
  onSave: (change: OverrideChange) => Promise<boolean>
}) {
  const override = (unit === 'CS' ? line.casePriceOverride : line.eachPriceOverride) ?? null
  const base = line.basePrice === undefined ? line.price : line.basePrice
  const cents = basePriceOf(unit, base)
  if (cents === null) return null
  const shown = override ? overrideText(override) : ''
  return (
    <Field
      shown={shown}
      label={`${unit === 'CS' ? 'Case' : 'Each'} price override of ${line.itemInfo.description}`}
      per={overrideUnit(unit, base)}
      base={cents}
      tone={override && overrideTone(cents, basePriceOf(unit, line.price))}
      disabledReason={disabledReason}
      onSave={(change) => onSave(unit === 'CS' ? { casePriceOverride: change } : { eachPriceOverride: change })}
    />
  )
}

function Field({
  shown,
  label,
  per,
  base,
  tone,
  disabledReason,
  onSave,
}: {
  shown: string
  label: string
  per: PriceOverride['per']
  /** Cents, or hundredths of a cent a pound. */
  base: number
  tone: keyof typeof tones | null
  disabledReason: string | undefined
  onSave: (request: OverrideChange['casePriceOverride']) => Promise<boolean>
}) {
  const reason = useId()
  const [text, setText] = useState(shown)
  // Enter saves and moves on, which leaves the field: that is one save.
  const [sent, setSent] = useState(shown)
  const [problem, setProblem] = useState<string>()
  const [known, setKnown] = useState(shown)
  // What the server says now replaces what was typed before.
  if (known !== shown) {
    setKnown(shown)
    setText(shown)
    setSent(shown)
    setProblem(undefined)
  }
  useUnsavedWork(text.trim() !== sent)
  const commit = async () => {
    if (text.trim() === sent) return
    const typed = readOverride(text, per)
    if ('problem' in typed) return setProblem(typed.problem)
    setProblem(undefined)
    setSent(text.trim())
    if (await onSave(typed.request)) return
    // Why it was refused is in a toast, or in the sign-in above the page.
    setSent(shown)
    setProblem('Not saved. Press Enter to try again.')
  }
  useOnUnmount(() => {
    const typed = text.trim() === sent ? undefined : readOverride(text, per)
    if (typed && 'request' in typed) void onSave(typed.request)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void commit()
    if (event.key !== 'Escape' || text === shown) return
    event.stopPropagation()
    setText(shown)
    setSent(shown)
    setProblem(undefined)
  }
  const place = per === 'pound' ? formatPerPound(base) : formatCents(base)
  const input = (
    <CellForm>
      <input
        className={`field figures h-7! w-full min-w-20 px-1.5! text-right text-13 ${problem ? 'border-danger!' : tone ? tones[tone] : ''}`}
        aria-label={label}
        {...(problem && { 'aria-invalid': true, 'aria-describedby': reason })}
        inputMode="text"
        autoComplete="off"
        maxLength={16}
        placeholder={place}
        title={disabledReason ?? (shown ? `was ${place}` : 'New price such as 18.95, or percent off such as 10%')}
        disabled={disabledReason !== undefined}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        onBlur={() => void commit()}
      />
    </CellForm>
  )
  return (
    <span className="relative block">
      {input}
      {problem && (
        <span
          id={reason}
          role="alert"
          className="floating absolute top-full right-0 z-20 mt-1 px-2 py-1 text-12 whitespace-nowrap text-danger"
        >
          {problem}
        </span>
      )}
    </span>
  )
}
