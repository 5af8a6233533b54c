import type { APIRequestContext } from '@playwright/test'

/** The sign-ins of the demo that see every place among them. */
export const people = {
  buyer: 'buyer@harborbistro.example',
  accounts: 'accounts@harborbistro.example',
  manager: 'manager@multiunit.example',
  rosa: 'rosa.dsr@larder.example',
  service: 'service@larder.example',
  admin: 'admin@larder.example',
} as const

/** One of them, or somebody who is not signed in. */
export type Person = keyof typeof people | 'nobody'

/** A signed-in person's calls. */
export type Callers = Readonly<Record<keyof typeof people, APIRequestContext>>
