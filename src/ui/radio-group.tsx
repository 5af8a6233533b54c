import type { ReactNode } from 'react'
import { Label, Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components'

/** One choice of a radio group. */
export interface RadioChoice {
  value: string
  label: ReactNode
}

/** A choice of one of a few options, all visible. */
export function RadioGroup({
  label,
  choices,
  value,
  onChange,
  error,
  isInline = false,
}: {
  label: string
  choices: readonly RadioChoice[]
  value: string | null
  onChange: (value: string) => void
  error?: string | undefined
  /** Beside each other, for two or three short choices. */
  isInline?: boolean
}) {
  return (
    <AriaRadioGroup
      value={value}
      onChange={onChange}
      isInvalid={error !== undefined}
      className={isInline ? 'flex flex-wrap gap-x-6 gap-y-1' : 'grid gap-1.5'}
    >
      <Label className={`text-13 font-medium ${isInline ? 'w-full' : ''}`}>{label}</Label>
      {choices.map((choice) => (
        <Radio
          key={choice.value}
          value={choice.value}
          className="group flex min-h-8 cursor-pointer items-center gap-2 rounded-control outline-offset-2 data-focus-visible:outline-2 data-focus-visible:outline-action pointer-coarse:min-h-11"
        >
          <span className="size-4.5 shrink-0 rounded-full border border-line-strong bg-raised group-data-selected:border-[5px] group-data-selected:border-action" />
          {choice.label}
        </Radio>
      ))}
      {error && <span className="text-12 text-danger">{error}</span>}
    </AriaRadioGroup>
  )
}
