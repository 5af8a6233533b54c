import { useEffect, useState } from 'react'
import { useGo, useHrefWith } from '#browser/navigation.ts'
import { TextField } from '#ui/text-field.tsx'

/** Finds a method by its description or a bill-to; the search stands in the address (UI-8). */
export function MethodSearch({ keyword, pauseMs }: { keyword: string; pauseMs: number }) {
  const go = useGo()
  const hrefWith = useHrefWith()
  const [typed, setTyped] = useState(keyword)
  const search = () => {
    const wanted = typed.trim()
    if (wanted !== keyword) go(hrefWith({ keyword: wanted || undefined }), { replace: true })
  }
  useEffect(() => {
    const pause = setTimeout(search, pauseMs)
    return () => clearTimeout(pause)
  })
  return (
    <div role="search" className="max-w-96" onKeyDownCapture={(event) => event.key === 'Enter' && search()}>
      <TextField
        label="Search payment methods"
        type="search"
        value={typed}
        onChange={setTyped}
        hint="By description or bill-to"
      />
    </div>
  )
}
