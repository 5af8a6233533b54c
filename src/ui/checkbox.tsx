import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components'

/** Props of a checkbox. */
export interface CheckboxProps {
  children: ReactNode
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isIndeterminate?: boolean
  isDisabled?: boolean
}

/** A box to tick, with its words. */
export function Checkbox({
  children,
  isSelected,
  onChange,
  isIndeterminate = false,
  isDisabled = false,
}: CheckboxProps) {
  return (
    <AriaCheckbox
      isSelected={isSelected}
      onChange={onChange}
      isIndeterminate={isIndeterminate}
      isDisabled={isDisabled}
      className="group flex min-h-8 cursor-pointer items-center gap-2 rounded-control data-disabled:cursor-default data-disabled:text-muted data-focus-visible:outline-2 data-focus-visible:outline-action pointer-coarse:min-h-11"
    >
      <span className="grid size-4.5 shrink-0 place-items-center rounded-[4px] border border-line-strong bg-raised text-action-ink group-data-indeterminate:border-action group-data-indeterminate:bg-action group-data-selected:border-action group-data-selected:bg-action">
        {isIndeterminate ? (
          <Minus size={14} aria-hidden="true" />
        ) : (
          isSelected && <Check size={14} aria-hidden="true" />
        )}
      </span>
      {children}
    </AriaCheckbox>
  )
}
