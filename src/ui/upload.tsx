import { useState } from 'react'
import { checkUpload, type UploadLimits } from './logic/check-upload.ts'
import { isReadableImage, UploadArea } from './upload-area.tsx'

/** Chooses a file or accepts a dropped one, and shows what is wrong with it (UI-4). */
export function Upload({
  label,
  hint,
  onFile,
  ...limits
}: UploadLimits & {
  label: string
  /** What may be chosen. */
  hint?: string
  onFile: (file: File) => void
}) {
  const [problem, setProblem] = useState<string>()
  const take = async (file: File | undefined) => {
    if (!file) return
    const isReadable = await isReadableImage(file)
    const wrong = checkUpload(file, limits) ?? (isReadable ? undefined : 'Please select a valid image file')
    setProblem(wrong)
    if (wrong === undefined) onFile(file)
  }
  return (
    <UploadArea label={label} hint={hint} accept={limits.accept ?? 'image/*'} onFiles={([file]) => void take(file)}>
      {problem && (
        <p role="alert" className="text-13 text-danger">
          {problem}
        </p>
      )}
    </UploadArea>
  )
}
