import { useState } from 'react'
import { searchDebounceMs, useDebounced } from './use-debounced.ts'

/**
 * UI-8: the text of a search field and the keyword to ask for: when typing rests, at once on Enter.
 */
export function useRestedKeyword(): {
  typed: string
  type: (text: string) => void
  keyword: string
  searchNow: () => void
} {
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  const rested = useDebounced(typed.trim(), searchDebounceMs)
  return {
    typed,
    type: (text) => {
      setTyped(text)
      setSent(null)
    },
    keyword: sent ?? rested,
    searchNow: () => setSent(typed.trim()),
  }
}
