import { useId } from 'react'
import { readDecimal } from '#kit/read-decimal.ts'
import { maxQuantity } from '#contract/values.ts'
import { StepButton } from '#ui/step-button.tsx'

/** A whole number by thumb: one less, one more, or typed. */
export function StepField({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange: (value: number) => void
}) {
  const id = useId()
  const within = (wanted: number) => Math.min(maxQuantity, Math.max(0, wanted))
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-13 font-medium">
        {label}
      </label>
      <span className="flex">
        <StepButton by={-1} label={label} isDisabled={value === 0} onStep={() => onChange(within(value - 1))} />
        <input
          id={id}
          className="field figures h-11! w-20! rounded-none! text-center"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={String(value)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            const text = event.currentTarget.value
            const read = text === '' ? 0 : readDecimal(text, 0)
            if (read !== null) onChange(within(read))
          }}
        />
        <StepButton by={1} label={label} isDisabled={value >= maxQuantity} onStep={() => onChange(within(value + 1))} />
      </span>
    </div>
  )
}
