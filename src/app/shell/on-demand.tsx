import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'

/**
 * The button of a menu whose code loads on hover or focus; `opened` replaces it when it was pressed
 * and the code has loaded, unless the focus has moved on in the meantime.
 */
export function OnDemand({
  label,
  tip,
  look,
  preload,
  opened,
  children,
}: {
  /** The accessible name of the button. */
  label: string
  /** The tooltip of an icon button. */
  tip?: string | undefined
  look: string
  preload: () => Promise<unknown>
  opened: ReactNode
  children: ReactNode
}) {
  const [isWanted, setIsWanted] = useState(false)
  const isFocused = useRef(false)
  const reach = () => void preload()
  const press = () => {
    isFocused.current = true
    void preload().then(() => isFocused.current && setIsWanted(true))
  }
  const button = (
    <AriaButton
      aria-label={label}
      data-tip={tip}
      aria-haspopup="menu"
      aria-expanded={false}
      className={look}
      onHoverStart={reach}
      onFocus={reach}
      onBlur={() => (isFocused.current = false)}
      onPress={press}
    >
      {children}
    </AriaButton>
  )
  return isWanted ? <Suspense fallback={button}>{opened}</Suspense> : button
}
