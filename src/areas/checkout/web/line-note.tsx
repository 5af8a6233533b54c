import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components'
import { maxNoteLength } from '#areas/carts/cart.ts'

/** CHECK-1: words for the warehouse about one line: read, pressed to write, saved by Enter and on leaving. */
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
  onSave: (note: string) => void
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
  onSave: (note: string) => void
  onDone: () => void
}) {
  const [draft, setDraft] = useState(note)
  const save = () => {
    if (draft.trim() !== note) onSave(draft.trim())
    onDone()
  }
  return (
    <input
      className="field mt-1 h-8! max-w-md text-13"
      aria-label={`Note to ${description}`}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- pressing the note asked for it
      autoFocus
      maxLength={maxNoteLength}
      placeholder="Note for the warehouse"
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) save()
        if (event.key === 'Escape') onDone()
      }}
    />
  )
}
