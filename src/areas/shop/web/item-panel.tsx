import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { useActiveCart } from '#areas/carts/web/public.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { getItem } from '../shop.endpoints.ts'
import { ItemDecision } from './item-decision.tsx'
import { ItemHeader } from './item-header.tsx'
import { ItemSections } from './item-sections.tsx'

/** What the panel and the page ask of one item. */
export function useItem(itemNumber: string) {
  const params = useShipToParams()
  const { cart, isLoading } = useActiveCart()
  const query = { deliveryDate: cart?.deliveryDate ?? undefined, cartId: cart?.id }
  return useCall(getItem, params && !isLoading ? { params: { ...params, itemNumber }, query } : null)
}

/** ITEM-3, ITEM-5, ITEM-7: the item panel, opened by address: `?item=0012345`. */
export function ItemPanel({ value, close }: DialogProps) {
  const { data, error, refetch } = useItem(value)
  const [isCopied, setCopied] = useState(false)
  const copy = () => {
    const link = `${window.location.origin}/items/${value}`
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => showToast({ tone: 'danger', message: 'The link could not be copied' }),
    )
  }
  return (
    <SideSheet
      title={data?.item.description ?? `Item ${value}`}
      isOpen
      onClose={close}
      actions={
        <IconButton label={isCopied ? 'Link copied' : 'Copy link'} onPress={copy}>
          <Copy size={18} aria-hidden="true" />
        </IconButton>
      }
      footer={data && <ItemDecision detail={data} />}
    >
      {error && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : data ? (
        <div className="grid gap-5 px-5 py-4">
          <ItemHeader detail={data} />
          <ItemSections detail={data} />
        </div>
      ) : (
        <div className="grid gap-4 px-5 py-4">
          <Skeleton className="h-48 w-full" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
    </SideSheet>
  )
}
