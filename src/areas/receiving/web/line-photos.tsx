import { CloudUpload } from 'lucide-react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { callPath } from '#contract/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { UploadSeveral } from '#ui/upload-several.tsx'
import { type DeliveryDetail, maxPhotos } from '../receiving.ts'
import { receivingRefusals } from '../receiving.refusals.ts'
import { getReceiptPhoto } from '../receiving.endpoints.ts'
import type { KeptPhoto } from './kept-files.ts'
import type { ReceiptSession } from './receipt-session.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** NEXT-6: the photos of a line, also those that wait for a signal. */
export function LinePhotos({
  session,
  delivery,
  itemNumber,
  waiting,
  mayCheck,
}: {
  session: ReceiptSession
  delivery: DeliveryDetail
  itemNumber: string
  waiting: readonly KeptPhoto[]
  mayCheck: boolean
}) {
  const shipTo = useShipToParams()
  const sent = delivery.photos.filter((photo) => photo.itemNumber === itemNumber)
  const isFull = delivery.photos.length + waiting.length >= maxPhotos
  const add = async (files: readonly File[]) => {
    for (const file of files) await session.addPhoto(itemNumber, await shrinkPhoto(file))
  }
  return (
    <section aria-label="Photos" className="grid gap-3">
      {(sent.length > 0 || waiting.length > 0) && (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {shipTo &&
            sent.map(({ id, byName }) => {
              const src = callPath(getReceiptPhoto, { ...shipTo, delivery: delivery.key, photoId: id })
              return (
                <li key={id}>
                  <a href={src} target="_blank" rel="noreferrer">
                    <img
                      src={src}
                      alt={`Photographed by ${byName}`}
                      loading="lazy"
                      className="aspect-4/3 w-full rounded-control border border-line object-cover"
                    />
                  </a>
                </li>
              )
            })}
          {waiting.map((photo) => (
            <WaitingPhoto key={photo.id} session={session} kept={photo} />
          ))}
        </ul>
      )}
      {mayCheck &&
        (isFull ? (
          <p className="text-13 text-muted">{receivingRefusals.receipt_too_many_photos.message}</p>
        ) : (
          <UploadSeveral label="Add photos" onFiles={(files) => void add(files)} />
        ))}
    </section>
  )
}

const addresses = new WeakMap<Blob, string>()

/** One address for each photo, as long as the page lives. */
function addressOf(photo: Blob): string {
  const known = addresses.get(photo) ?? URL.createObjectURL(photo)
  addresses.set(photo, known)
  return known
}

function WaitingPhoto({ session, kept: { id, photo, reason } }: { session: ReceiptSession; kept: KeptPhoto }) {
  return (
    <li className="relative grid gap-1">
      <img
        src={addressOf(photo)}
        alt={reason === undefined ? 'On its way' : 'Not taken'}
        className="aspect-4/3 w-full rounded-control border border-line object-cover"
      />
      {reason === undefined ? (
        <span className="absolute top-1.5 right-1.5 rounded-full bg-raised p-1 text-warning">
          <CloudUpload size={16} aria-hidden="true" />
        </span>
      ) : (
        <span className="grid gap-1 text-12 text-danger">
          {reason}
          <Button size="small" onPress={() => void session.outbox.dismissPhoto(id)}>
            Dismiss
          </Button>
        </span>
      )}
    </li>
  )
}
