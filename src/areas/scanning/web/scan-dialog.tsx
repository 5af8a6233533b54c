import { Undo2 } from 'lucide-react'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { maxCodeLength } from '../scanning.refusals.ts'
import { CameraView } from './camera-view.tsx'
import type { ScanReport } from './scan.ts'
import { prepareSignal } from './signal-scan.ts'
import { useWedgeScanner } from './use-wedge-scanner.ts'

/**
 * NEXT-8: the camera's picture, a field to type a code, and what happened to the codes so far. A
 * wedge scanner works over it too.
 */
export function ScanDialog({
  title,
  reports,
  isPaused,
  onCode,
  onUndo,
  onClose,
}: {
  title: string
  /** The latest first. */
  reports: readonly ScanReport[]
  /** Another dialog asks something: what the camera sees in the meantime is not taken. */
  isPaused: boolean
  onCode: (text: string) => void
  onUndo: (id: number) => void
  onClose: () => void
}) {
  useWedgeScanner(onCode, { isForDialogs: true, isEnabled: !isPaused })
  useEffect(() => prepareSignal(), [])
  return (
    <Dialog title={title} isOpen onClose={onClose} width={560} footer={<Button onPress={onClose}>Done</Button>}>
      <div className="grid gap-3">
        <CameraView isPaused={isPaused} onCode={onCode} />
        <TypedCode onCode={onCode} />
        <Reports reports={reports} onUndo={onUndo} />
      </div>
    </Dialog>
  )
}

function TypedCode({ onCode }: { onCode: (text: string) => void }) {
  const [text, setText] = useState('')
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    onCode(text.trim())
    setText('')
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-2">
      <div className="min-w-[min(12rem,100%)] flex-1">
        <TextField
          label="Code or item number"
          value={text}
          onChange={setText}
          maxLength={maxCodeLength}
          autoComplete="off"
        />
      </div>
      <Button type="submit">Look up</Button>
    </form>
  )
}

function Reports({ reports, onUndo }: { reports: readonly ScanReport[]; onUndo: (id: number) => void }) {
  const [latest] = reports
  return (
    <section aria-label="Scanned codes" className="grid gap-1">
      <p role="status" className="sr-only">
        {latest && [latest.text, latest.detail].filter(Boolean).join('. ')}
      </p>
      <ul className="grid">
        {reports.map(({ id, text, detail, isRefused, undo }) => (
          <li key={id} className="flex min-h-12 items-center gap-2 border-b border-line py-1 last:border-b-0">
            <span className={`min-w-0 flex-1 ${isRefused ? 'text-danger' : ''}`}>
              {text}
              {detail && <span className="block text-12 text-muted">{detail}</span>}
            </span>
            {undo && (
              <Button size="small" variant="quiet" onPress={() => onUndo(id)}>
                <Undo2 size={16} aria-hidden="true" />
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
