import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { CallFailed } from '#browser/call-failed.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { UploadSeveral } from '#ui/upload-several.tsx'
import { creditLimits } from '../credit-draft.ts'
import type { CreditPhoto } from '../credit-request.ts'
import { uploadCreditPhoto } from './credit-photo-upload.ts'

/** CREDIT-1, UI-4: several photos at once; a phone offers its camera. What failed says why. */
export function PhotoField({
  label,
  photos,
  onChange,
}: {
  label: string
  photos: readonly CreditPhoto[]
  onChange: (change: (photos: readonly CreditPhoto[]) => readonly CreditPhoto[]) => void
}) {
  const room = creditLimits.photos - photos.length
  const upload = useMutation<void, CallFailed, readonly File[]>({
    mutationFn: async (files) => {
      // One by one: the server draws one picture at a time, and the order stays the chosen one.
      for (const file of files) {
        const photo = await uploadCreditPhoto(file)
        onChange((before) => [...before, photo])
      }
    },
  })
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
                  onPress={() => onChange((before) => before.filter((photo) => photo.id !== id))}
                >
                  <X size={14} aria-hidden="true" />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      {room > 0 && (
        <UploadSeveral
          label={upload.isPending ? 'Uploading …' : label}
          onFiles={(files) => !upload.isPending && upload.mutate(files.slice(0, room))}
        />
      )}
      {upload.error && (
        <p role="alert" className="text-13 text-danger">
          {upload.error.message}
        </p>
      )}
    </div>
  )
}
