import { useShipToParams } from '#browser/current-ship-to.ts'
import { usePageTitle, usePathParams } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { editMenuScreen } from '#areas/menus/menus.addresses.ts'
import { getMenu } from '#areas/menus/menus.endpoints.ts'
import { FailedMenu } from '../failed-menu.tsx'
import { MenuForm } from './menu-form.tsx'

/** NEXT-10: /menus/new. */
export function NewMenuScreen() {
  const place = useShipToParams()
  return (
    <div className="page">
      <h1 className="pb-3 text-20 font-semibold">New menu</h1>
      {place && <MenuForm key={`${place.division} ${place.shipTo}`} place={place} />}
    </div>
  )
}

/** NEXT-10: /menus/ID/edit. */
export function EditMenuScreen() {
  const place = useShipToParams()
  const { menuId = '' } = usePathParams(editMenuScreen)
  const { data, error, refetch } = useCall(getMenu, place && { params: { ...place, menuId } })
  usePageTitle(data && `Edit ${data.title}`)
  return (
    <div className="page">
      <h1 className="pb-3 text-20 font-semibold break-words">{data ? `Edit ${data.title}` : 'Edit menu'}</h1>
      {place && data ? (
        <MenuForm key={data.id} place={place} menu={data} />
      ) : error ? (
        <FailedMenu failure={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 w-full" what="the menu" />
      )}
    </div>
  )
}
