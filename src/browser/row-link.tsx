import type { ComponentProps } from 'react'
import type { Address } from '#contract/address.ts'
import { useGo } from './navigation.ts'

/**
 * A link in a row of a long list: a plain one, as rows come and go while the list scrolls (decision
 * 18). With Ctrl, Cmd or Shift the browser opens it elsewhere.
 */
export function RowLink({
  href,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { readonly href: Address }) {
  const go = useGo()
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        go(href)
      }}
    >
      {children}
    </a>
  )
}
