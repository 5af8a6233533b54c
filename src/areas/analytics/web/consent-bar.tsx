import { useEffect, useRef } from 'react'
import { profileScreen } from '#areas/profile/profile.addresses.ts'
import { Link } from '#browser/link.tsx'
import { usePath, useSearchOf } from '#browser/navigation.ts'
import { Button } from '#ui/button.tsx'
import { useOptOut } from './use-opt-out.ts'

/**
 * PROFILE-8: asks once, above the phone's bottom bar; both answers weigh the same. It takes its own
 * room, so that it hides no last line, and toasts stand above it.
 */
export function ConsentBar() {
  const { isRunning, set } = useOptOut()
  const path = usePath()
  const { tab } = useSearchOf(profileScreen)
  const answer = (analyticsOptOut: boolean) => {
    set(analyticsOptOut)
    // The bar goes away; the focus goes to the page rather than nowhere.
    document.getElementById('content')?.focus()
  }
  const isShown = !(path === profileScreen.path && tab === 'privacy')
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const keepRoom = () => style.setProperty('--bottom-notice', `${(bar.current?.offsetHeight ?? 0) + 8}px`)
    if (!isShown || !bar.current) return undefined
    const watch = new ResizeObserver(keepRoom)
    watch.observe(bar.current)
    return () => {
      watch.disconnect()
      style.removeProperty('--bottom-notice')
    }
  }, [isShown])
  // The toggle itself stands there.
  if (!isShown) return null
  return (
    <section
      ref={bar}
      aria-label="Permission to count visits"
      className="floating sticky bottom-[calc(var(--bottom-bar)+var(--bottom-room,0px)+12px)] z-30 mx-3 flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:bottom-[calc(var(--bottom-room,0px)+16px)] md:mb-4 md:ml-4 md:max-w-[640px] md:self-start"
    >
      <p className="min-w-0 flex-1 basis-64 text-13">
        May we count which screens are used? Without your name or your orders, and you can change it any time under{' '}
        <Link href={profileScreen.at({ tab: 'privacy' })} className="text-action underline">
          Privacy &amp; Security
        </Link>
        .
      </p>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button isDisabled={isRunning} onPress={() => answer(true)}>
          No, thanks
        </Button>
        <Button isDisabled={isRunning} onPress={() => answer(false)}>
          Allow
        </Button>
      </div>
    </section>
  )
}
