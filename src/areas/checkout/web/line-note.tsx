import { NotebookPen } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { freeTextProblem } from '#kit/free-text.ts'
import { noteField } from '#areas/carts/cart.ts'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import { useOnUnmount } from '#ui/use-on-unmount.ts'

/**
 * CHECK-1: words for the warehouse about one line: read, pressed to write, saved by Enter and on
 * leaving. What could not be saved stays in the field.
 */
export function LineNote({
  note,
  description,
  mayChange,
  isWriting,
  onWriting,
  onSave,
}: {
  note: string
  description: string
  mayChange: boolean
  isWriting: boolean
  onWriting: (isWriting: boolean) => void
  onSave: (note: string) => Promise<boolean>
}) {
  if (isWriting)
    return <NoteField note={note} description={description} onSave={onSave} onDone={() => onWriting(false)} />
  if (note === '') return null
  if (!mayChange) return <p className="text-13 break-words">{note}</p>
  return (
    <Button
      aria-label={`Note to ${description}: ${note}. Change`}
      onPress={() => onWriting(true)}
      className="inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-control text-left text-13 data-hovered:underline pointer-coarse:min-h-11"
    >
      <NotebookPen size={13} aria-hidden="true" className="shrink-0 text-muted" />
      <span className="truncate">{note}</span>
    </Button>
  )
}

function NoteField({
  note,
  description,
  onSave,
  onDone,
}: {
  note: string
  description: string
  onSave: (note: string) => Promise<boolean>
  onDone: () => void
}) {
  const [draft, setDraft] = useState(note)
  const [isSaving, setSaving] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const typed = draft.trim()
  const invalid = freeTextProblem(noteField, typed)
  // Why it was refused is in a toast, or in the sign-in above the page.
  const problem = invalid ?? (isRefused ? 'Not saved. Press Enter to try again.' : undefined)
  const problemId = useId()
  useUnsavedWork(typed !== note && !isSaving)
  const save = async () => {
    // What cannot be saved stays in the field, with the reason below it.
    if (invalid !== undefined || isSaving) return
    if (typed === note) return onDone()
    setSaving(true)
    if (await onSave(typed)) return onDone()
    setSaving(false)
    setRefused(true)
  }
  const isAbandoned = useRef(false)
  useOnUnmount(() => {
    const isOpen = typed !== note && invalid === undefined && !isSaving && !isAbandoned.current
    if (isOpen) void onSave(typed)
  })
  return (
    <div className="mt-1 max-w-md">
      <input
        className="field h-8! text-13"
        aria-label={`Note to ${description}`}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- pressing the note asked for it
        autoFocus
        maxLength={noteField.max}
        placeholder="Note for the warehouse"
        value={draft}
        readOnly={isSaving}
        onChange={(event) => {
          setDraft(event.currentTarget.value)
          setRefused(false)
        }}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) void save()
          if (event.key !== 'Escape' || isSaving) return
          isAbandoned.current = true
          onDone()
        }}
      />
      {problem !== undefined && (
        <p id={problemId} role="alert" className="mt-1 text-12 text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
