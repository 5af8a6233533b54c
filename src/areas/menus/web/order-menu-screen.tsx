import { useEffect, useState } from 'react'
import type { CalendarDate } from '#kit/dates.ts'
import { isAskedDate } from '#kit/dates.ts'
import { useOrderDates } from '#areas/carts/web/public.tsx'
import { OrderForm, useOrderDraft } from '#areas/recipe-orders/web/public.tsx'
import { BackLink } from '#browser/back-link.tsx'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { usePageTitle, usePathParams, useSearchState } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { buttonLook } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { checkNumber } from '#ui/logic/check-number.ts'
import { NumberField } from '#ui/number-field.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { menuLimits } from '../menu.ts'
import { menuScreen, orderMenuScreen } from '../menus.addresses.ts'
import { getMenu, planMenuOrder } from '../menus.endpoints.ts'
import { servingsText } from '../rules/describe-servings.ts'
import { FailedMenu } from './failed-menu.tsx'

/** Milliseconds after the last key until the order follows. */
const beatMs = 600
const limits = { min: 1, max: menuLimits.covers, maxDp: 0 }

const readOrder = (texts: SearchTexts) => {
  const covers = /^\d{1,5}$/.test(texts['covers'] ?? '') ? Number(texts['covers']) : 0
  const date = texts['date']
  return {
    covers: covers > 0 ? covers : undefined,
    date: date !== undefined && isAskedDate(date) ? date : undefined,
  }
}

/** NEXT-10: /menus/ID/order: covers on a day, as an order. */
export function OrderMenuScreen() {
  const params = useShipToParams()
  const { menuId = '' } = usePathParams(orderMenuScreen)
  const [{ covers: typed, date }, change] = useSearchState(readOrder)
  // Until another number is typed, what the menu usually has.
  const menu = useCall(getMenu, params && typed === undefined ? { params: { ...params, menuId } } : null)
  const covers = typed ?? menu.data?.usualCovers ?? undefined
  const dates = useOrderDates()
  const mayOrder = useActor().can('manageCart')
  // Until another day is chosen, the next delivery.
  const day = date ?? dates.firstOf('regularDelivery') ?? undefined
  const isAsked = params !== null && covers !== undefined && !dates.isLoading
  const { data, error, isPlaceholderData, refetch } = useCall(
    planMenuOrder,
    isAsked ? { params: { ...params, menuId }, query: { covers, deliveryDate: day } } : null,
    { keepPrevious: true },
  )
  // Quantities of another day are not meant for this one.
  const draft = useOrderDraft(mayOrder ? day : '')
  usePageTitle(data && `Order for ${data.title}`)
  const back = menuScreen.at({ menuId })
  return (
    <div className="page grid gap-5">
      <header>
        <BackLink href={back}>Back to the menu</BackLink>
        <h1 className="text-20 font-semibold break-words">{data ? `Order for ${data.title}` : 'Order for covers'}</h1>
        <p className="text-muted">
          What the covers need by the mix, less what was counted lately and what is in open carts for the day, in whole
          packs. Nothing is ordered until you place the order.
        </p>
      </header>
      <div className="flex flex-wrap items-start gap-4">
        <CoversField covers={covers} onCovers={(next) => change({ covers: next }, { replace: true })} />
        <div className="w-52">
          <DateField
            label="Delivery date"
            value={day ?? null}
            onChange={(next: CalendarDate | null) => change({ date: next ?? undefined }, { replace: true })}
          />
        </div>
      </div>
      {dates.failure && (
        <RetryNotice onRetry={dates.retry}>
          The delivery dates could not be loaded: choose the day yourself.
        </RetryNotice>
      )}
      {covers === undefined && menu.error ? (
        <FailedMenu failure={menu.error} what="The menu" onRetry={() => void menu.refetch()} />
      ) : covers === undefined && menu.data ? (
        <EmptyState title="How many covers?">Enter how many guests you expect.</EmptyState>
      ) : data ? (
        <Refreshing isRefreshing={isPlaceholderData}>
          <div className="grid gap-5">
            <ul aria-label="Servings" className="flex flex-wrap gap-x-6 gap-y-1 text-13 text-muted">
              {data.recipes.map(({ id, title, scaleTo }) => (
                <li key={id} className="figures break-words">
                  {title}: <strong className="font-medium text-ink">{servingsText(scaleTo ?? 0)}</strong>
                </li>
              ))}
            </ul>
            <OrderForm
              plan={data}
              draft={draft}
              back={
                <Link href={back} className={buttonLook('secondary')}>
                  Back to the menu
                </Link>
              }
            />
          </div>
        </Refreshing>
      ) : error ? (
        <FailedMenu failure={error} what="The order" onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 w-full" what="the order" />
      )}
    </div>
  )
}

function CoversField({
  covers,
  onCovers,
}: {
  covers: number | undefined
  onCovers: (covers: number | undefined) => void
}) {
  const shown = String(covers ?? '')
  const [text, setText] = useState(shown)
  const [before, setBefore] = useState(shown)
  // Back and links change the address below the field.
  if (before !== shown) {
    setBefore(shown)
    setText(shown)
  }
  useEffect(() => {
    if (text === shown || text.trim() === '' || checkNumber(text, limits) !== undefined) return undefined
    const timer = setTimeout(() => onCovers(Number(text)), beatMs)
    return () => clearTimeout(timer)
  })
  return (
    <div className="w-36">
      <NumberField label="Covers" value={text} onChange={setText} {...limits} />
    </div>
  )
}
