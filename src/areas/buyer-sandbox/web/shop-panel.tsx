import { ExternalLink } from 'lucide-react'
import { useEffect } from 'react'
import type { FormPair } from '#areas/oci/oci.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { ociAddress } from './page-facts.ts'
import { submitForm } from './submit-form.ts'
import type { TourActions } from './use-tour.ts'

/**
 * PUNCH-5: the second step: the portal's shop, in a frame as most systems show it, or in a window.
 */
export function ShopPanel({
  actions: { tour, goTo },
  form,
}: {
  actions: TourActions
  /** Of OCI: what the frame is opened with; lost when the page was loaded again. */
  form: readonly FormPair[] | undefined
}) {
  const { visit } = tour
  const isByForm = visit?.startUrl === ''
  useEffect(() => {
    if (isByForm && visit?.shopIn === 'frame' && form) submitForm(ociAddress(), form, 'shop')
  }, [isByForm, visit?.shopIn, form])
  if (!visit) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-14 text-muted">
        Shop and return the cart; it appears here by itself.
        {!isByForm && ' A start page opens once, within ten minutes.'}
      </p>
      {visit.shopIn === 'frame' ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, framed as buyers' systems frame it
        <iframe
          name="shop"
          title="The shop of the portal"
          {...(!isByForm && { src: visit.startUrl })}
          className="h-[75vh] min-h-120 w-full rounded-dialog border border-line bg-raised"
        />
      ) : (
        !isByForm && (
          <div>
            <a href={visit.startUrl} target="_blank" rel="noopener noreferrer" className={buttonLook('primary')}>
              <ExternalLink size={16} aria-hidden="true" />
              Open the shop
            </a>
          </div>
        )
      )}
      <div>
        <Button onPress={() => goTo(0)}>Back to the setup</Button>
      </div>
    </div>
  )
}
