import { editInfoDialog } from '#areas/carts/carts.addresses.ts'
import { useGo } from '#browser/navigation.ts'
import { type CalendarDate, formatDay } from '#kit/dates.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

/** ITEM-8: says that the chosen day's prices are only looked at, and what the cart's are for. */
export function PreviewNotice({
  date,
  cartDate,
  hasCart,
  onEnd,
}: {
  /** The day that is looked at. */
  date: CalendarDate
  /** The day the prices and totals are for. */
  cartDate: CalendarDate
  hasCart: boolean
  onEnd: () => void
}) {
  const go = useGo()
  return (
    <div className="pb-2">
      <Banner tone="info">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-60 flex-1">
            A price that is different on {formatDay(date)} is shown below. Prices and totals are those of{' '}
            {hasCart ? 'your cart' : 'the next delivery'} ({formatDay(cartDate)}).
          </p>
          {hasCart && (
            <Button size="small" onPress={() => go(editInfoDialog.open())}>
              Change the cart’s date
            </Button>
          )}
          <Button variant="quiet" size="small" onPress={onEnd}>
            Hide
          </Button>
        </div>
      </Banner>
    </div>
  )
}
