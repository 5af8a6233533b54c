import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { initialFocus } from './dialog-focus.tsx'
import { Spinner } from './spinner.tsx'

const looks = {
  primary: 'bg-action text-action-ink border-transparent data-hovered:bg-action-hover data-pressed:bg-action-hover',
  secondary: 'bg-raised text-ink border-line-strong data-hovered:bg-sunken data-pressed:bg-sunken',
  quiet: 'bg-transparent text-action border-transparent data-hovered:bg-action-soft data-pressed:bg-action-soft',
  danger: 'bg-danger text-danger-ink border-transparent data-hovered:opacity-90 data-pressed:opacity-90',
} as const

/** How a button looks, for links that act like one. On paper nothing can be pressed. */
export const buttonLook = (variant: keyof typeof looks, size: 'small' | 'usual' = 'usual'): string =>
  `inline-flex items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap select-none transition-colors duration-120 ${
    size === 'small' ? 'h-8 px-2.5 text-13' : 'h-9 px-3.5 text-14'
  } pointer-coarse:min-h-11 no-underline print:hidden ${looks[variant]}`

/** A link or button with many words: where they do not fit beside each other, they wrap. */
export const longButtonLook = (variant: keyof typeof looks): string =>
  `${buttonLook(variant)} h-auto! min-h-9 max-w-full py-1 whitespace-normal!`

/** Props of a button. */
export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'isDisabled' | 'style'> {
  children: ReactNode
  variant?: keyof typeof looks
  size?: 'small' | 'usual'
  /** Takes the full width of its place. */
  isWide?: boolean
  /** Has many words, which wrap on a narrow screen. */
  isLong?: boolean
  /** Why it cannot be used now. The button stays focusable and shows the reason. */
  disabledReason?: string | undefined
  isDisabled?: boolean | undefined
  ref?: Ref<HTMLButtonElement>
}

/** A button with a verb on it. A refused one explains itself instead of vanishing. */
export function Button({
  variant = 'secondary',
  size = 'usual',
  isWide,
  isLong,
  disabledReason,
  children,
  onPress,
  isPending = false,
  ...props
}: ButtonProps) {
  const look = `${isLong ? longButtonLook(variant) : buttonLook(variant, size)} ${isWide ? 'w-full' : ''} data-disabled:opacity-50 data-disabled:cursor-default`
  const content = (
    <>
      {isPending && <Spinner label="Working" />}
      {children}
    </>
  )
  if (disabledReason === undefined) {
    // Pending is ours: the library's own leaves an unnamed picture behind for screen readers.
    const press = isPending
      ? { 'aria-disabled': true, onPress: () => undefined, type: 'button' as const }
      : onPress && { onPress }
    return (
      <AriaButton {...withDefinedDisabled(props)} {...press} className={look}>
        {content}
      </AriaButton>
    )
  }
  return (
    <AriaButton
      {...withDefinedDisabled(props)}
      aria-disabled
      data-tip={disabledReason}
      className={`${look} opacity-50`}
      onPress={() => undefined}
    >
      {content}
      <span className="sr-only">. {disabledReason}</span>
    </AriaButton>
  )
}

function withDefinedDisabled<T extends { isDisabled?: boolean | undefined; autoFocus?: boolean | undefined }>({
  isDisabled,
  ...rest
}: T) {
  return { ...rest, ...(rest.autoFocus && initialFocus), isDisabled: isDisabled ?? false }
}
