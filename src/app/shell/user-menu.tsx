import { smallProfileImage } from '#areas/people/profile-image.ts'
import { useMe } from '#browser/current-user.ts'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { OnDemand } from './on-demand.tsx'

const OpenedUserMenu = loadOnDemand(
  () => import('./opened-user-menu.tsx').then((module) => module.OpenedUserMenu),
  'compact',
)

const look =
  'grid size-[36px] shrink-0 place-items-center overflow-hidden rounded-full bg-action-soft text-[min(0.8125rem,16px)] font-semibold text-action pointer-coarse:size-[44px]'

/** SHELL-1: the button of the user menu; what is in it loads when somebody reaches for it. */
export function UserMenu() {
  const me = useMe()
  const label = `${initialsOf(me.firstName, me.lastName, me.displayName)}: user menu of ${me.displayName}`
  const face = me.profileImageUrl ? (
    <img src={smallProfileImage(me.profileImageUrl)} alt="" className="size-full object-cover" />
  ) : (
    initialsOf(me.firstName, me.lastName, me.displayName)
  )
  return (
    <OnDemand
      label={label}
      tip="User menu"
      look={look}
      preload={OpenedUserMenu.preload}
      opened={
        <OpenedUserMenu buttonLabel={label} look={look}>
          {face}
        </OpenedUserMenu>
      }
    >
      {face}
    </OnDemand>
  )
}

function initialsOf(first: string, last: string, name: string): string {
  const [one, two] = first && last ? [first, last] : name.split(/\s+/)
  return `${one?.[0] ?? ''}${two?.[0] ?? ''}`.toUpperCase()
}
