import { ChevronDown } from 'lucide-react'
import { Button, ListBox, ListBoxItem, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components'
import { FieldFrame } from './field-frame.tsx'

/** One entry of a select. */
export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
  /** More about it, shown in the list only. */
  hint?: string
}

/** One of several, folded away until asked for. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  error,
  isRequired = false,
  isDisabled = false,
  placeholder = 'Select',
}: {
  label: string
  options: readonly SelectOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  error?: string | undefined
  isRequired?: boolean
  isDisabled?: boolean
  placeholder?: string
}) {
  return (
    <AriaSelect
      value={value}
      onChange={(key) => key !== null && onChange(key as Value)}
      isInvalid={error !== undefined}
      isRequired={isRequired}
      isDisabled={isDisabled}
      validationBehavior="aria"
      placeholder={placeholder}
    >
      <FieldFrame label={label} error={error} isRequired={isRequired}>
        <Button className="field flex! items-center justify-between gap-2 text-left">
          <SelectValue className="truncate data-placeholder:text-muted">
            {({ isPlaceholder, defaultChildren, selectedText }) => (isPlaceholder ? defaultChildren : selectedText)}
          </SelectValue>
          <ChevronDown size={16} aria-hidden="true" className="shrink-0 text-muted" />
        </Button>
      </FieldFrame>
      <Popover className="floating fade-in max-w-[calc(100vw-24px)] min-w-(--trigger-width) overflow-auto p-1">
        <ListBox className="outline-none">
          {options.map((option) => (
            <ListBoxItem key={option.value} id={option.value} textValue={option.label} className="option">
              {option.hint ? (
                <>
                  <span className="shrink-0">{option.label}</span>
                  <span className="min-w-0 truncate text-13 font-normal text-muted">{option.hint}</span>
                </>
              ) : (
                option.label
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
