import { RadioGroup } from 'react-aria-components'
import { usePageSizes } from '#browser/page-sizes.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState, type Failure } from '#ui/error-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { ListedCart } from '#areas/carts/cart.ts'
import { CartChoice } from '../cart-choice.tsx'

/** A page of carts as it was returned, or the state of the call. */
export interface CartPage {
  readonly data: { readonly carts: readonly ListedCart[]; readonly totalRecords: number } | undefined
  readonly error: Failure | null
  readonly isPlaceholderData: boolean
  readonly refetch: () => unknown
}

/** CART-7: the carts the filters let pass, one to be chosen, in all the states of a list. */
export function CartList({
  page,
  pageNo,
  onPage,
  chosen,
  onChoose,
  onReset,
  showsShipTo,
}: {
  page: CartPage
  pageNo: number
  onPage: (page: number) => void
  chosen: string | null
  onChoose: (cartId: string) => void
  /** Present while something is filtered out. */
  onReset: (() => void) | undefined
  showsShipTo: boolean
}) {
  const { data, error, isPlaceholderData, refetch } = page
  const { list: pageSize } = usePageSizes()
  if (error && !data)
    return (
      <ErrorState
        failure={error}
        what="The carts"
        message="Error while fetching carts"
        onRetry={() => void refetch()}
      />
    )
  // That no cart was found before says nothing about the new filters.
  const isEmptyBefore = isPlaceholderData && data?.carts.length === 0
  if (!data || isEmptyBefore) return <Waiting />
  if (data.carts.length === 0) {
    return (
      <EmptyState title="No cart found" action={onReset && <Button onPress={onReset}>Clear filters</Button>}>
        {onReset ? 'No open cart matches what you are looking for.' : 'No open cart is yours or shared with you.'}
      </EmptyState>
    )
  }
  return (
    <>
      <Refreshing isRefreshing={isPlaceholderData}>
        <RadioGroup aria-label="Carts" value={chosen} onChange={onChoose}>
          {data.carts.map((cart) => (
            <CartChoice key={cart.id} cart={cart} showsShipTo={showsShipTo} />
          ))}
        </RadioGroup>
      </Refreshing>
      {data.totalRecords > pageSize && (
        <div className="border-t border-line px-3 py-2">
          <Pagination pageNo={pageNo} pageSize={pageSize} total={data.totalRecords} onPage={onPage} />
        </div>
      )}
    </>
  )
}

const Waiting = () => (
  <div className="grid gap-4 px-5 py-4" role="status" aria-label="Carts are loading">
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} className="h-14 w-full" />
    ))}
  </div>
)
