import { Link } from '#browser/link.tsx'
import { buttonLook } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { menusScreen } from '../menus.addresses.ts'
import { menuRefusals } from '../menus.refusals.ts'

/** NEXT-10: a menu that could not be loaded, or is gone. */
export function FailedMenu({
  failure,
  what = 'The menu',
  onRetry,
}: {
  failure: { readonly status: number; readonly message: string }
  /** What was made of it and could not be loaded, such as 'The order'. */
  what?: string
  onRetry: () => void
}) {
  return (
    <ErrorState
      failure={failure}
      what={what}
      missing={{
        text: menuRefusals.menu_not_found.message,
        action: (
          <Link href={menusScreen.at()} className={buttonLook('secondary')}>
            All menus
          </Link>
        ),
      }}
      onRetry={onRetry}
    />
  )
}
