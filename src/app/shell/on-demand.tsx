import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'

/**
 * The button of a menu whose code loads when somebody reaches for it; `opened` takes its place
 * when it is pressed and the code is here, unless the focus has gone on in the meantime.
 */
export function OnDemand({
  label,
  tip,
  look,
  preload,
  opened,
  children,
}: {
  /** Of the button, read aloud. */
  label: string
  /** The tooltip of a button that is a picture alone. */
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
