import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import type { CreditPhoto } from '#areas/credit-requests/credit-request.ts'

/** CREDIT-1: photos as small pictures; a press shows one large. */
export function CreditPhotos({ photos, of }: { photos: readonly CreditPhoto[]; of: string }) {
  const [shown, setShown] = useState<number>()
  if (photos.length === 0) return null
  const photo = shown === undefined ? undefined : photos[shown]
  return (
    <>
      <ul aria-label={`Photos of ${of}`} className="flex flex-wrap gap-2">
        {photos.map(({ id, thumbnailUrl }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={`Photo ${index + 1} of ${photos.length}, enlarge`}
              onClick={() => setShown(index)}
              className="block size-20 overflow-hidden rounded-control border border-line"
            >
              <img src={thumbnailUrl} alt="" loading="lazy" className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
      {photo && (
        <Dialog
          title={`Photo ${shown! + 1} of ${photos.length}: ${of}`}
          isOpen
          width={960}
          onClose={() => setShown(undefined)}
        >
          <img src={photo.url} alt={of} className="mx-auto max-h-[75dvh] max-w-full object-contain" />
        </Dialog>
      )}
    </>
  )
}
