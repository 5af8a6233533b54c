import { type Feature, features } from '#kit/feature-keys.ts'
import type { DeviceType } from '../announcement.ts'
import { tokensOf, wildcards } from '../rules/is-shown-to.ts'

/** SHELL-4: the device types by their words. */
export const deviceWords: Readonly<Record<DeviceType, string>> = { 0: 'All devices', 1: 'Web only', 2: 'Mobile only' }

/** 'NOAUTH,manageCart' -> 'Signed out, Whoever has “Cart”'. */
export const audienceWords = (list: string): string =>
  (tokensOf(list).length === 0 ? [wildcards.signedOut] : tokensOf(list))
    .map((token) =>
      token === wildcards.signedOut
        ? 'Signed out'
        : token === wildcards.signedIn
          ? 'Everyone signed in'
          : `Whoever has “${features[token as Feature] ?? token}”`,
    )
    .join(', ')
