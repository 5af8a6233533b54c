import { Upload as UploadIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { DropZone, FileTrigger, isFileDropItem } from 'react-aria-components'
import { Button } from './button.tsx'

/** The area where files are chosen or dropped (UI-4), with errors below. */
export function UploadArea({
  label,
  accept,
  takesSeveral = false,
  hint,
  onFiles,
  children,
}: {
  label: string
  /** Such as 'image/*' or 'text/csv,.csv'. */
  accept: string
  takesSeveral?: boolean
  /** What may be chosen, such as 'JPEG or PNG, up to 10 MB'. */
  hint?: string | undefined
  onFiles: (files: readonly File[]) => void
  children?: ReactNode
}) {
  return (
    <DropZone
      onDrop={async ({ items }) => {
        const dropped = items.filter(isFileDropItem)
        onFiles(await Promise.all((takesSeveral ? dropped : dropped.slice(0, 1)).map((item) => item.getFile())))
      }}
      className="grid justify-items-center gap-2 rounded-dialog border border-dashed border-line-strong bg-raised px-2 py-6 sm:px-4 text-center data-drop-target:border-action data-drop-target:bg-action-soft data-focus-visible:outline-2 data-focus-visible:outline-action"
    >
      <UploadIcon size={24} aria-hidden="true" className="text-muted" />
      <FileTrigger
        acceptedFileTypes={accept.split(',')}
        allowsMultiple={takesSeveral}
        onSelect={(files) => onFiles([...(files ?? [])])}
      >
        <Button isLong>{label}</Button>
      </FileTrigger>
      <p className="text-12 text-muted">{takesSeveral ? 'or drop them here' : 'or drop it here'}</p>
      {hint && <p className="text-12 text-muted">{hint}</p>}
      {children}
    </DropZone>
  )
}

/** False for a picture that the browser cannot show; other files are not checked. */
export async function isReadableImage(file: File): Promise<boolean> {
  if (!file.type.startsWith('image/')) return true
  try {
    const picture = await createImageBitmap(file)
    picture.close()
    return true
  } catch {
    return false
  }
}
