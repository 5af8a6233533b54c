import { X } from 'lucide-react'
import { useState } from 'react'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { UploadSeveral } from '#ui/upload-several.tsx'
import { creditLimits } from '../credit-draft.ts'
import type { CreditPhoto } from '../credit-request.ts'
import { usePhotoUploads } from './use-photo-uploads.ts'

/** Why a form cannot be sent while photos are on their way. */
export const photosOnTheirWay = 'Photos are still being uploaded.'

/** CREDIT-1, UI-4: several photos at once; a phone offers its camera. What failed says why. */
export function PhotoField({
  label,
  photos,
  onChange,
  onWay,
}: {
  label: string
  photos: readonly CreditPhoto[]
  onChange: (change: (photos: readonly CreditPhoto[]) => readonly CreditPhoto[]) => void
  /** So many more photos are on their way, or fewer. */
  onWay: (more: number) => void
}) {
  const [leftOut, setLeftOut] = useState(0)
  const { running, failed, upload, retry } = usePhotoUploads({
    onArrived: (photo) => onChange((before) => [...before, photo]),
    onWay,
  })
  const room = Math.max(0, creditLimits.photos - photos.length - running - failed.length)
  const take = (files: readonly File[]) => {
    setLeftOut(Math.max(0, files.length - room))
    void upload(files.slice(0, room))
  }
  return (
    <div className="grid gap-2">
      {photos.length > 0 && (
        <ul aria-label="Photos" className="flex flex-wrap gap-2">
          {photos.map(({ id, thumbnailUrl }, index) => (
            <li key={id} className="relative">
              <img
                src={thumbnailUrl}
                alt={`Number ${index + 1}`}
                className="size-20 rounded-control border border-line object-cover"
              />
              <span className="absolute top-0 right-0 rounded-control bg-raised">
                <IconButton
                  label={`Remove photo ${index + 1}`}
                  onPress={() => {
                    setLeftOut(0)
                    onChange((before) => before.filter((photo) => photo.id !== id))
                  }}
                >
                  <X size={14} aria-hidden="true" />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      {(room > 0 || running > 0) && <UploadSeveral label={running > 0 ? 'Uploading …' : label} onFiles={take} />}
      {leftOut > 0 && (
        <p role="alert" className="text-13 text-danger">
          At most {creditLimits.photos} photos: {plural(leftOut, 'photo')} left out.
        </p>
      )}
      {failed.length > 0 && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2 text-13 text-danger">
          <ul className="min-w-0 break-words">
            {failed.map(({ file, reason }, index) => (
              <li key={index}>
                {file.name}: {reason}
              </li>
            ))}
          </ul>
          <Button size="small" onPress={retry}>
            Retry
          </Button>
        </div>
      )}
    </div>
  )
}
