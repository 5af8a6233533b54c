import { type Config, isEveryAddress } from '#platform/config.ts'

type Known = Pick<Config, 'host' | 'demo' | 'publicUrl' | 'outside' | 'constants'> & {
  readonly hasPublicUrl: boolean
}

/** The demo distributor's domain, which nobody has a mailbox of. */
const demoMailSuffix = 'larder.example'

/** Warnings for the operator at the start: settings that work, but not as expected. */
export function startWarnings({ host, demo, publicUrl, hasPublicUrl, outside, constants }: Known): string[] {
  const warnings: string[] = []
  if (!hasPublicUrl && isEveryAddress(host))
    warnings.push(`PUBLIC_URL is not set: links in mails lead to ${publicUrl}, which only this machine can open.`)
  if (demo !== 'off') return warnings
  if (!outside.smtpUrl)
    warnings.push('SMTP_URL is not set: mails (invitations, password links, order news) wait until it is.')
  if (!outside.smsUrl) warnings.push('SMS_URL is not set: text messages (sign-in codes) wait until it is.')
  if (constants.staffMailSuffix === demoMailSuffix)
    warnings.push(
      `LARDER_STAFF_MAIL_SUFFIX is not set: only addresses of ${demoMailSuffix} can be invited or imported as staff.`,
    )
  return warnings
}

/**
 * Connections the portal may open against those the server allows; undefined when they fit. Each
 * process has its pool, one connection that listens, four for the job queue and one that asks
 * whether the server is alive. Behind a pooler the pools are its own concern; the rest is direct.
 */
export function connectionWarning(
  { workers, poolSize, isPooled = false }: { workers: number; poolSize: number; isPooled?: boolean },
  allowed: number,
): string | undefined {
  const needed = workers * ((isPooled ? 0 : poolSize) + 6)
  if (needed <= allowed) return undefined
  if (isPooled)
    return (
      `${workers} processes may open ${needed} connections to PostgreSQL past its pooler, and it allows ${allowed}: ` +
      'raise max_connections, or set WORKERS to fewer.'
    )
  const fitting = Math.max(2, Math.floor(allowed / workers) - 6)
  return (
    `${workers} processes may open ${needed} connections to PostgreSQL, which allows ${allowed}: calls will answer 503. ` +
    `Raise max_connections, or set PG_POOL to ${fitting} or WORKERS to fewer.`
  )
}

/** A pooler that ignores start-up parameters leaves connections without time limits. */
export const noLimitsWarning =
  'The connections of DATABASE_URL have no lock_timeout: behind a pooler set statement_timeout, lock_timeout and ' +
  'idle_in_transaction_session_timeout there (connect_query of PgBouncer) or for the role.'
