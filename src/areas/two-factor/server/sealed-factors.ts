import type { SealedValues } from '#platform/sealed-values.ts'

/**
 * PLAT-12: whoever had an app sets up a second factor at the next sign-in; a phone number goes on
 * working.
 */
export const sealedApps: SealedValues = {
  uses: ['totp'],
  columns: ['second_factors.totp_secret', 'pending_authenticators.totp_secret'],
  loses: { one: 'authenticator app', count: 'select count(*) from second_factors where totp_secret is not null' },
  giveUp: [
    `insert into second_factor_terms (user_id, is_setup_due)
     select user_id, true from second_factors where totp_secret is not null
     on conflict (user_id) do update set is_setup_due = true`,
    'delete from second_factors where phone is null',
    'update second_factors set totp_secret = null where totp_secret is not null',
    'delete from pending_authenticators',
  ],
}

/** PLAT-12: codes are marked with the key, so that none is ever right again. */
export const markedCodes: SealedValues = {
  uses: ['recovery-code', 'second-factor-code'],
  columns: ['recovery_codes.code_mark', 'second_factor_codes.code_mark'],
  loses: { one: 'unused recovery code', count: 'select count(*) from recovery_codes where used_at is null' },
  giveUp: ['delete from recovery_codes', 'delete from second_factor_codes'],
}
