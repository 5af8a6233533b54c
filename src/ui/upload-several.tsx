import { useState } from 'react'
import { checkUploads } from './logic/check-upload.ts'
import { isReadableImage, UploadArea } from './upload-area.tsx'

/** Chooses several images or accepts dropped ones; names and counts those it ignores (UI-4). */
export function UploadSeveral({ label, onFiles }: { label: string; onFiles: (files: readonly File[]) => void }) {
  const [outcome, setOutcome] = useState<{ ignored: number; message: string | undefined }>()
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return
    const readable = new Set<File>()
    // One by one: a phone has not enough memory for ten decoded photographs.
    for (const file of files) if (await isReadableImage(file)) readable.add(file)
    const { taken, ...rest } = checkUploads(files, (file) => readable.has(file))
    setOutcome(rest)
    if (taken.length > 0) onFiles(taken)
  }
  return (
    <UploadArea label={label} accept="image/*" takesSeveral onFiles={(files) => void take(files)}>
      {outcome?.message && (
        <div role="alert" className="max-w-full text-13 break-words text-danger">
          <p>{outcome.message}</p>
          <p>{outcome.ignored === 1 ? '1 image ignored' : `${outcome.ignored} images ignored`}</p>
        </div>
      )}
    </UploadArea>
  )
}
