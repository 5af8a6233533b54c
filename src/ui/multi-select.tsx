import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { Checkbox } from './checkbox.tsx'
import { isField } from './dialog-focus.tsx'
import { chooseAll, labelsText, whyNotChosen } from './logic/choose-all.ts'
import type { SelectOption } from './select.tsx'

/** Several of many; 'ALL' is an entry of its own (UI-5). */
export function MultiSelect({
  label,
  options,
  chosen,
  onChange,
  max,
}: {
  label: string
  options: readonly SelectOption[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  /** Max number of choices, at least 1. */
  max?: number
}) {
  const [problem, setProblem] = useState<string>()
  const labels = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label)
  const shown = labels.length === 0 ? 'Select' : labels.join(', ')
  return (
    <div>
      <span className="field-label">{label}</span>
      <DialogTrigger onOpenChange={() => setProblem(undefined)}>
        <Button
          {...isField}
          aria-label={`${label}: ${shown}`}
          data-tip={labels.length > 0 ? labelsText(labels) : `Nothing chosen for ${label}`}
          className="field flex! items-center justify-between gap-2 text-left"
        >
          <span className="truncate">{shown}</span>
          <ChevronDown size={16} aria-hidden="true" className="shrink-0 text-muted" />
        </Button>
        <Popover className="floating fade-in max-h-80 min-w-(--trigger-width) overflow-auto p-2">
          <Dialog aria-label={label} className="outline-none">
            {options.map(({ value, label: words }) => (
              <Checkbox
                key={value}
                isSelected={chosen.includes(value)}
                onChange={() => {
                  setProblem(whyNotChosen(chosen, value, max))
                  onChange(chooseAll(chosen, value, max))
                }}
              >
                {words}
              </Checkbox>
            ))}
            <p role="status" className="text-12 text-danger">
              {problem}
            </p>
          </Dialog>
        </Popover>
      </DialogTrigger>
    </div>
  )
}
