import { usePageTitle, usePathParams } from '#browser/navigation.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { itemScreen } from '../shop.addresses.ts'
import { ItemCarousels } from './item-carousels.tsx'
import { ItemDecision } from './item-decision.tsx'
import { ItemHeader } from './item-header.tsx'
import { ItemSections } from './item-sections.tsx'
import { noSuchItem } from './no-such-item.tsx'
import { useItem } from './use-item.ts'

/** ITEM-3: the item's own page, for links and printing. */
export function ItemScreen() {
  const itemNumber = usePathParams(itemScreen).itemNumber ?? ''
  const { data, error, refetch } = useItem(itemNumber)
  usePageTitle(data?.item.description)
  const heading = <h1 className="sr-only">{data?.item.description ?? `Item ${itemNumber}`}</h1>
  if (error && !data)
    return (
      <>
        {heading}
        <ErrorState failure={error} what="The item" missing={noSuchItem} onRetry={() => void refetch()} />
      </>
    )
  return (
    <div className="page grid gap-5 *:max-w-[1040px] print:grid-cols-[60mm_minmax(0,1fr)] print:gap-x-4 print:gap-y-2 print:*:col-span-full">
      {heading}
      {data ? (
        <>
          <ItemHeader key={data.item.itemNumber} detail={data} isPage />
          <div className="sticky bottom-0 rounded-dialog border border-line bg-raised px-4 py-3 max-md:bottom-(--bottom-bar) print:static print:col-start-2! print:p-0">
            <ItemDecision detail={data} />
          </div>
          <div className="contents print:hidden">
            <ItemCarousels key={itemNumber} itemNumber={data.item.itemNumber} />
          </div>
          <ItemSections detail={data} />
        </>
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </div>
  )
}
