import { useEffect, useEffectEvent, useState } from 'react'
import { searchDebounceMs } from './use-debounced.ts'

/**
 * The text of a search field whose keyword stands in the address: sent when typing rests, at once on Enter (UI-8). A keyword
 * that changes otherwise, such as by Back, takes the field over; what is typed while the address follows is kept.
 */
export function useTypedKeyword(
  keyword: string,
  send: (keyword: string) => void,
): { text: string; type: (text: string) => void; sendNow: () => void } {
  const [field, setField] = useState({ text: keyword, sent: keyword, seen: keyword })
  if (field.seen !== keyword) {
    setField(keyword === field.sent ? { ...field, seen: keyword } : { text: keyword, sent: keyword, seen: keyword })
  }
  const sendText = useEffectEvent((asked: string) => {
    setField({ ...field, sent: asked })
    send(asked)
  })
  useEffect(() => {
    const asked = field.text.trim()
    if (asked === field.sent) return
    const timer = setTimeout(() => sendText(asked), searchDebounceMs)
    return () => clearTimeout(timer)
  }, [field])
  const sendNow = () => {
    const asked = field.text.trim()
    if (asked === field.sent) return
    setField({ ...field, sent: asked })
    send(asked)
  }
  return { text: field.text, type: (text) => setField({ ...field, text }), sendNow }
}
