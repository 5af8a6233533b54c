import { useState } from 'react'
import { initialsOf } from '#kit/text.ts'

const sizes = {
  small: 'size-[32px] text-12',
  usual: 'size-[44px] text-14',
  large: 'size-[128px] text-28',
} as const

/**
 * A person's picture in a round frame; their initials where there is none. The name stands beside
 * it, so it is not read again.
 */
export function Avatar({ name, url, size = 'usual' }: { name: string; url: string | null; size?: keyof typeof sizes }) {
  const [failed, setFailed] = useState<string>()
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center overflow-hidden rounded-full bg-action-soft font-semibold text-action ${sizes[size]}`}
    >
      {url === null || url === failed ? (
        initialsOf(name)
      ) : (
        <img src={url} alt="" className="size-full object-cover" onError={() => setFailed(url)} />
      )}
    </span>
  )
}
