import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components'
import { maxNoteLength } from '#areas/carts/cart.ts'

/** CHECK-1: words for the warehouse about one line: read, pressed to write, saved by Enter and on leaving. */
export function LineNote({
  note,
  description,
  mayChange,
  onSave,
}: {
  note: string
  description: string
  mayChange: boolean
  onSave: (note: string) => void
}) {
  const [draft, setDraft] = useState<string>()
  const save = () => {
    if (draft !== undefined && draft.trim() !== note) onSave(draft.trim())
    setDraft(undefined)
  }
  if (draft !== undefined) {
    return (
      <input
        className="field h-8! max-w-md text-13"
        aria-label={`Note to ${description}`}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- pressing the note asked for it
        autoFocus
        maxLength={maxNoteLength}
        placeholder="Note for the warehouse"
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) save()
          if (event.key === 'Escape') setDraft(undefined)
        }}
      />
    )
  }
  if (!mayChange) return note === '' ? null : <p className="text-13 break-words">{note}</p>
  return (
    <Button
      aria-label={note === '' ? `Add a note to ${description}` : `Note to ${description}: ${note}. Change`}
      onPress={() => setDraft(note)}
      className={`inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-control text-left text-12 data-hovered:text-ink pointer-coarse:min-h-11 ${note === '' ? 'text-muted' : 'text-13 text-ink'}`}
    >
      <NotebookPen size={13} aria-hidden="true" className="shrink-0 text-muted" />
      <span className="truncate">{note === '' ? 'Add note' : note}</span>
    </Button>
  )
}
