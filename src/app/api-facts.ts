import { cookieNameOf } from '#areas/sessions/server/public.ts'
import type { ApiFacts } from '#contract/openapi.ts'
import type { Config } from '#platform/config.ts'
import { version } from '#kit/version.ts'

/** What the OpenAPI document says of this portal. */
export const apiFactsOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): ApiFacts => ({
  version,
  publicUrl,
  cookieName: cookieNameOf(publicUrl),
})
