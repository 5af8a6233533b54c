import { type KeyboardEvent, useId, useState } from 'react'
import { CellForm } from '#ui/grid/cell-form.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import { useOnUnmount } from '#ui/use-on-unmount.ts'

/** What a typed text means: a value to save, or why it cannot be saved. */
export type ReadText<Value> = (text: string) => { readonly value: Value } | { readonly problem: string }

/**
 * One fact of a line in the grid of a guide: Enter and leaving the field save. What could not be
 * saved stays in the field with the reason, and is saved again in the same way.
 */
export function ShelfField<Value>({
  label,
  shown,
  read,
  isNumber = false,
  maxLength,
  disabledReason,
  onSave,
}: {
  label: string
  /** As it is stored. */
  shown: string
  read: ReadText<Value>
  isNumber?: boolean
  maxLength: number
  disabledReason?: string | undefined
  /** The reason when it was not saved. */
  onSave: (value: Value) => Promise<string | undefined>
}) {
  const reason = useId()
  const [text, setText] = useState(shown)
  // Enter saves and moves on, which leaves the field: that is one save.
  const [sent, setSent] = useState(shown)
  const [problem, setProblem] = useState<string>()
  const [known, setKnown] = useState(shown)
  if (known !== shown) {
    setKnown(shown)
    // What is being typed stays; the next save is of that.
    if (text.trim() === sent) setText(shown)
    setSent(shown)
  }
  useUnsavedWork(text.trim() !== sent || problem !== undefined)
  const commit = async () => {
    if (text.trim() === sent && problem === undefined) return
    const typed = read(text.trim())
    if ('problem' in typed) return setProblem(typed.problem)
    setProblem(undefined)
    setSent(text.trim())
    const refusal = await onSave(typed.value)
    if (refusal === undefined) return
    setSent(shown)
    setProblem(refusal)
  }
  useOnUnmount(() => {
    const typed = text.trim() === sent ? undefined : read(text.trim())
    if (typed && 'value' in typed) void onSave(typed.value)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) void commit()
    if (event.key !== 'Escape' || text === shown) return
    event.stopPropagation()
    setText(shown)
    setSent(shown)
    setProblem(undefined)
  }
  return (
    <span className="relative block">
      <CellForm>
        <input
          className={`field h-7! w-full px-1.5! text-13 ${isNumber ? 'figures min-w-12 text-right' : 'min-w-24'} ${problem ? 'border-danger!' : ''}`}
          aria-label={label}
          {...(problem && { 'aria-invalid': true, 'aria-describedby': reason })}
          inputMode={isNumber ? 'numeric' : 'text'}
          autoComplete="off"
          maxLength={maxLength}
          disabled={disabledReason !== undefined}
          title={disabledReason}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setProblem(undefined)
          }}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={onKeyDown}
          onBlur={() => void commit()}
        />
      </CellForm>
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
