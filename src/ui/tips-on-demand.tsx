import { Suspense, useEffect, useState } from 'react'
import { loadOnDemand } from './load-on-demand.tsx'

const Tips = loadOnDemand(() => import('./tips.tsx').then((module) => module.Tips), 'silent')

/**
 * The page's tooltips, loaded when something that has one is first pointed at or reached by
 * keyboard.
 */
export function TipsOnDemand() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (isWanted) return undefined
    const look = (target: EventTarget | null) => {
      if (target instanceof Element && target.closest('[data-tip]')) setWanted(true)
    }
    // A tap explains nothing: what it leaves hovered and focused would be explained over the page.
    const onPointer = ({ target, pointerType }: PointerEvent) => pointerType !== 'touch' && look(target)
    const onFocus = ({ target }: FocusEvent) =>
      target instanceof Element && target.matches(':focus-visible') && look(target)
    document.addEventListener('pointerover', onPointer)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('pointerover', onPointer)
      document.removeEventListener('focusin', onFocus)
    }
  }, [isWanted])
  return (
    isWanted && (
      <Suspense>
        <Tips />
      </Suspense>
    )
  )
}
