import { Check, FileText, Link2, Tags } from 'lucide-react'
import { useState } from 'react'
import { callPath } from '#contract/endpoint.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'
import { ownWordsDialog } from '#areas/customer-data/customer-data.addresses.ts'
import { AddToGuideLink, IfShortLink } from '#areas/items/web/public.tsx'
import { Button, buttonLook } from '#ui/button.tsx'
import { itemScreen } from '../shop.addresses.ts'
import { getItemDataSheet } from '../shop.endpoints.ts'

/** ITEM-5, GUIDE-2: the way into a guide, the link to pass on, and the data sheet in a new tab. */
export function ItemActions({ itemNumber, description }: { itemNumber: string; description: string }) {
  const params = useShipToParams()
  const actor = useActor()
  const go = useGo()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.origin + itemScreen.at({ itemNumber }))
      setCopied(true)
      setTimeout(() => setCopied(false), 2000)
    } catch {
      // The browser said no; the link also stands in the address of the item's page.
      showToast({ tone: 'danger', message: 'The link could not be copied' })
    }
  }
  return (
    <div className="-ml-2.5 flex flex-wrap">
      <AddToGuideLink value={itemNumber} name={description} />
      <IfShortLink itemNumber={itemNumber} name={description} />
      <Button variant="quiet" size="small" onPress={() => void copy()}>
        {isCopied ? <Check size={16} aria-hidden="true" /> : <Link2 size={16} aria-hidden="true" />}
        <span aria-live="polite">{isCopied ? 'Link copied' : 'Copy link'}</span>
      </Button>
      {params && actor.can('manageCustomData') && (
        <Button variant="quiet" size="small" onPress={() => go(ownWordsDialog.open(itemNumber))}>
          <Tags size={16} aria-hidden="true" />
          Your own words
        </Button>
      )}
      {params && (
        <a
          href={callPath(getItemDataSheet, { ...params, itemNumber })}
          target="_blank"
          rel="noreferrer"
          className={buttonLook('quiet', 'small')}
        >
          <FileText size={16} aria-hidden="true" />
          Download Data Sheet
        </a>
      )}
    </div>
  )
}
