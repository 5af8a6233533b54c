import { useEffect, useEffectEvent, useState } from 'react'
import type { GoOptions } from './navigation.ts'
import { searchDebounceMs } from './use-debounced.ts'

/** How a keyword goes into the address: typed letters share a history entry, Enter ends it. */
export type SendKeyword = (keyword: string, options: Pick<GoOptions, 'typing'>) => void

/**
 * The text of a search field whose keyword stands in the address: sent when typing rests, at once
 * on Enter (UI-8). A keyword that changes otherwise, such as by Back, takes the field over; what is
 * typed while the address follows is kept. While `isPaused` (the field stands on another screen
 * than its results) only Enter sends.
 */
export function useTypedKeyword(
  keyword: string,
  send: SendKeyword,
  isPaused = false,
): {
  text: string
  type: (text: string) => void
  sendNow: () => void
  /** Forgets what was typed and not sent, as when a suggestion was chosen instead. */
  reset: () => void
} {
  const [field, setField] = useState({ text: keyword, sent: keyword, seen: keyword, isPaused })
  if (field.seen !== keyword || field.isPaused !== isPaused) {
    const isOwn = keyword === field.sent && field.isPaused === isPaused
    setField(isOwn ? { ...field, seen: keyword } : { text: keyword, sent: keyword, seen: keyword, isPaused })
  }
  const sendText = useEffectEvent((asked: string) => {
    setField({ ...field, sent: asked })
    send(asked, { typing: 'on' })
  })
  useEffect(() => {
    const asked = field.text.trim()
    if (field.isPaused || asked === field.sent) return
    const timer = setTimeout(() => sendText(asked), searchDebounceMs)
    return () => clearTimeout(timer)
  }, [field])
  const sendNow = () => {
    const asked = field.text.trim()
    setField({ ...field, sent: asked })
    send(asked, { typing: 'done' })
  }
  return {
    text: field.text,
    type: (text) => setField({ ...field, text }),
    sendNow,
    reset: () => setField({ ...field, text: keyword, sent: keyword }),
  }
}
