import { useEffect, useRef, useState } from 'react'

/** Longer ingredient lists are cut here (S0 section 2). */
const clampAt = 325

/**
 * ITEM-3: at most 325 letters and four lines of them, whichever is less, until one asks for all.
 */
export function Ingredients({ text }: { text: string | undefined }) {
  const [showsAll, setShowsAll] = useState(false)
  const [isCut, setIsCut] = useState(false)
  const lines = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const shown = lines.current
    if (!shown || showsAll) return undefined
    // On a narrow screen fewer letters fill four lines.
    const watch = new ResizeObserver(() => setIsCut(shown.scrollHeight > shown.clientHeight + 1))
    watch.observe(shown)
    return () => watch.disconnect()
  }, [showsAll, text])
  if (!text) return <p>N/A</p>
  const isLong = text.length > clampAt
  return (
    <div>
      <p ref={lines} className={`break-words ${showsAll ? '' : 'line-clamp-4'}`}>
        {isLong && !showsAll ? `${text.slice(0, clampAt)}…` : text}
      </p>
      {(isLong || isCut || showsAll) && (
        <button type="button" className="min-h-8 font-medium text-action" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'show less' : 'show more'}
        </button>
      )}
    </div>
  )
}
