import type { Config } from './config.ts'
import { readFeatureMap } from './feature-map.ts'

/** Variables that make sense only together, in sentences. */
export function contradictions({
  ach,
  databaseUrl,
  directUrl,
  replicaUrl,
  outside: { erpUrl, erpSecret, turnstileSecret, turnstileSiteKey, smsUrl, smsSecret, ...outside },
}: Config): string[] {
  const { oidcIssuer, oidcClientId, oidcFeaturesClaim, oidcFeaturesPrefix, oidcFeaturesScope, oidcFeaturesMap } =
    outside
  const problems: string[] = []
  if (directUrl && !databaseUrl) problems.push('DATABASE_URL must be set when DATABASE_DIRECT_URL is.')
  if (replicaUrl && !databaseUrl) problems.push('DATABASE_URL must be set when DATABASE_REPLICA_URL is.')
  if (erpUrl && !erpSecret) problems.push('ERP_SECRET must be set when ERP_URL is.')
  if (oidcIssuer?.startsWith('http:') && !/^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$)/.test(oidcIssuer))
    problems.push('OIDC_ISSUER must begin with https:// unless it is on this machine.')
  if (oidcIssuer && !oidcClientId) problems.push('OIDC_CLIENT_ID must be set when OIDC_ISSUER is.')
  if (oidcFeaturesClaim && !oidcIssuer) problems.push('OIDC_ISSUER must be set when OIDC_FEATURES_CLAIM is.')
  if ((oidcFeaturesPrefix || oidcFeaturesScope) && !oidcFeaturesClaim)
    problems.push('OIDC_FEATURES_CLAIM must be set when OIDC_FEATURES_PREFIX or OIDC_FEATURES_SCOPE is.')
  if (oidcFeaturesMap !== undefined && !oidcFeaturesClaim)
    problems.push('OIDC_FEATURES_CLAIM must be set when OIDC_FEATURES_MAP is.')
  if (oidcFeaturesMap !== undefined && readFeatureMap(oidcFeaturesMap) === null)
    problems.push(
      'OIDC_FEATURES_MAP must be entries such as Night crew=night-shift, separated by commas, each name once.',
    )
  if (turnstileSecret && !turnstileSiteKey) problems.push('TURNSTILE_SITE_KEY must be set when TURNSTILE_SECRET is.')
  if (turnstileSiteKey && !turnstileSecret) problems.push('TURNSTILE_SECRET must be set when TURNSTILE_SITE_KEY is.')
  if (smsUrl && !smsSecret) problems.push('SMS_SECRET must be set when SMS_URL is.')
  if (ach.dropDir) {
    if (!ach.destination) problems.push('ACH_DESTINATION must be set when ACH_DROP_DIR is.')
    if (!ach.origin) problems.push('ACH_ORIGIN must be set when ACH_DROP_DIR is.')
    if (!ach.companies) problems.push('ACH_COMPANIES must be set when ACH_DROP_DIR is.')
  }
  return problems
}

/** Read by tests alone. */
const ofTests = ['LARDER_SHARED_DATA', 'LARDER_CART_EDITS']
/** What Kubernetes sets for a service that is called larder. */
const ofServices = /^LARDER_(SERVICE|PORT)(_|$)/

/**
 * Variables with our prefix that do not exist: a typo would otherwise leave the default in force
 * unnoticed.
 */
export const unknownVariables = (environment: NodeJS.ProcessEnv, known: readonly string[]): string[] =>
  Object.keys(environment)
    .filter((name) => name.startsWith('LARDER_') && !known.includes(name))
    .filter((name) => !ofTests.includes(name) && !ofServices.test(name))
    .map((name) => {
      const nearest = nearestOf(name, known)
      return `There is no variable ${name}.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`
    })

/**
 * The known name that begins like it for the longest, at least three letters beyond the common
 * start.
 */
function nearestOf(name: string, known: readonly string[]): string | undefined {
  const sharedWith = (other: string) => {
    let length = 0
    while (length < name.length && name[length] === other[length]) length++
    return length
  }
  const [best] = known.toSorted((one, other) => sharedWith(other) - sharedWith(one))
  return best !== undefined && sharedWith(best) >= 'LARDER_'.length + 3 ? best : undefined
}
