import { Upload as UploadIcon } from 'lucide-react'
import { useState } from 'react'
import { DropZone, FileTrigger, isFileDropItem } from 'react-aria-components'
import { Button } from './button.tsx'
import { checkUpload, type UploadLimits } from './logic/check-upload.ts'

/** Chooses a file or takes one that is dropped; says what is wrong with it (UI-4). */
export function Upload({
  label,
  onFile,
  ...limits
}: UploadLimits & {
  label: string
  onFile: (file: File) => void
}) {
  const [problem, setProblem] = useState<string>()
  const take = async (file: File | undefined) => {
    if (!file) return
    const wrong = checkUpload(file, limits) ?? (await unreadable(file))
    setProblem(wrong)
    if (wrong === undefined) onFile(file)
  }
  return (
    <DropZone
      onDrop={async ({ items }) => {
        const dropped = items.find(isFileDropItem)
        await take(await dropped?.getFile())
      }}
      className="grid justify-items-center gap-2 rounded-dialog border border-dashed border-line-strong bg-raised px-4 py-6 text-center data-drop-target:border-action data-drop-target:bg-action-soft data-focus-visible:outline-2 data-focus-visible:outline-action"
    >
      <UploadIcon size={24} aria-hidden="true" className="text-muted" />
      <FileTrigger
        acceptedFileTypes={(limits.accept ?? 'image/*').split(',')}
        onSelect={(files) => void take(files?.[0])}
      >
        <Button>{label}</Button>
      </FileTrigger>
      <p className="text-12 text-muted">or drop it here</p>
      {problem && (
        <p role="alert" className="text-13 text-danger">
          {problem}
        </p>
      )}
    </DropZone>
  )
}

/** A picture that no browser can show is none. */
async function unreadable(file: File): Promise<string | undefined> {
  if (!file.type.startsWith('image/')) return undefined
  try {
    const picture = await createImageBitmap(file)
    picture.close()
    return undefined
  } catch {
    return 'Please select a valid image file'
  }
}
