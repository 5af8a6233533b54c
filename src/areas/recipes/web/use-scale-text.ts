import { useEffect, useState } from 'react'
import { checkNumber } from '#ui/logic/check-number.ts'

/** Milliseconds after the last key until what depends on the scale follows. */
const beatMs = 600

/**
 * RECIPE-4: the text of a field that scales a recipe to servings, or to units of a sub recipe.
 * `onScale` gets undefined for what the recipe makes as it is written.
 */
export function useScaleText({
  isMenu,
  made,
  scale,
  onScale,
}: {
  isMenu: boolean
  made: number | null
  scale: number | undefined
  onScale: (scale: number | undefined) => void
}) {
  const limits = { min: isMenu ? 1 : 0.0001, max: 999_999, maxDp: isMenu ? 0 : 4 }
  const shown = String(scale ?? made ?? '')
  const [text, setText] = useState(shown)
  const [before, setBefore] = useState(shown)
  // Back and links change the address below the field.
  if (before !== shown) {
    setBefore(shown)
    setText(shown)
  }
  useEffect(() => {
    if (text === shown || text.trim() === '' || checkNumber(text, limits) !== undefined) return undefined
    const wanted = Number(text)
    const timer = setTimeout(() => onScale(wanted === made ? undefined : wanted), beatMs)
    return () => clearTimeout(timer)
  })
  return { value: text, onChange: setText, ...limits }
}
