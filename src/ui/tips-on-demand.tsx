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
    const look = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-tip]')) setWanted(true)
    }
    document.addEventListener('pointerover', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerover', look)
      document.removeEventListener('focusin', look)
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
