import { ArrowLeftRight, Banknote, CircleHelp } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components'
import { paymentScreen } from '#areas/payments/payments.addresses.ts'
import { helpDialog } from '#areas/help/help.addresses.ts'
import { useMode } from '#browser/app-mode.ts'
import { Link } from '#browser/link.tsx'
import { useGo } from '#browser/navigation.ts'
import { buttonLook } from '#ui/button.tsx'
import { areas } from '../areas.web.ts'
import { modeWords, useModeSwitch } from './use-mode-switch.ts'
import { useMayOpen } from './use-navigation.ts'

const look =
  'inline-flex h-9 shrink-0 items-center justify-center gap-1.5 rounded-control px-2 text-13 text-muted data-hovered:bg-sunken data-hovered:text-ink pointer-coarse:h-11 pointer-coarse:min-w-11'

const payment = areas.flatMap((area) => area.routes ?? []).find((route) => route.screen.path === paymentScreen.path)

/**
 * SHELL-1: 'Make a payment', for those who may, in both modes; beside the search an icon, and where
 * its words must fit, an icon in a container under 16 rem.
 */
export function PaymentLink({ words }: { words: 'shown' | 'hidden' | 'fitting' }) {
  const mayOpen = useMayOpen()
  if (!payment || !mayOpen(payment)) return null
  return (
    <Link
      href={paymentScreen.at()}
      aria-label="Make a payment"
      {...(words === 'hidden' && { 'data-tip': 'Make a payment' })}
      className={`${buttonLook('secondary', 'small')} min-w-0`}
    >
      {words !== 'hidden' && (
        <span className={`truncate ${words === 'fitting' ? '@max-[16rem]:hidden' : ''}`}>Make a payment</span>
      )}
      {words !== 'shown' && (
        <Banknote size={18} aria-hidden className={words === 'fitting' ? '@min-[16rem]:hidden' : ''} />
      )}
    </Link>
  )
}

/** ACCESS-6: which mode it is, and the way to the other. */
export function ModeSwitch({ withWords }: { withWords: boolean }) {
  const mode = useMode()
  const change = useModeSwitch()
  if (!change) return null
  return (
    <AriaButton
      // Named by what is read on it, and what it does (WCAG 2.5.3).
      aria-label={`${modeWords[mode]} mode. ${change.label}`}
      data-tip={change.label}
      className={look}
      onPress={change.run}
    >
      <ArrowLeftRight size={16} aria-hidden />
      {withWords && modeWords[mode]}
    </AriaButton>
  )
}

/** SHELL-1, SHELL-5: the way to the help dialog. */
export function NeedAssistance() {
  const go = useGo()
  return (
    <AriaButton
      aria-label="Need assistance?"
      data-tip="Need assistance?"
      className={look}
      onPress={() => go(helpDialog.open())}
    >
      <CircleHelp size={18} aria-hidden />
    </AriaButton>
  )
}
