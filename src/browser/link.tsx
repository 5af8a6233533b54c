import type { ReactElement, RefAttributes } from 'react'
import { Link as AriaLink, type LinkProps } from 'react-aria-components'
import type { Address } from '#contract/address.ts'
import type { GoOptions } from './navigation.ts'

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: GoOptions
  }
}

/** A link within this site. Its address comes from a screen or dialog: text does not compile. */
export const Link = AriaLink as (
  props: Omit<LinkProps, 'href'> & RefAttributes<HTMLAnchorElement> & { readonly href: Address },
) => ReactElement
