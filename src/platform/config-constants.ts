import { amount, day, form, oneOf, text, whole } from './config-fields.ts'
import { readYearStart } from './read-year-start.ts'

/**
 * The requirements' table of decided constants, except those every client also knows:
 * contract/values.ts. Amounts in whole cents.
 */
export const constants = {
  maxFavouriteBillTos: whole('LARDER_MOST_FAVOURITE_BILL_TOS', 30, 1, 500),
  listPageSize: whole('LARDER_LIST_PAGE_SIZE', 30, 1, 100),
  tablePageSize: whole('LARDER_TABLE_PAGE_SIZE', 10, 1, 100),
  billToPageSize: whole('LARDER_BILL_TO_PAGE_SIZE', 10, 1, 100),
  /** Days before today at which the range of sales orders starts. */
  salesOrderDaysBack: whole('LARDER_SALES_ORDER_DAYS_BACK', 30, 0, 3650),
  /** Days before today at which the ranges of invoices and payments start. */
  invoiceDaysBack: whole('LARDER_INVOICE_DAYS_BACK', 90, 0, 1095),
  /** What stands behind the @ in the mail of staff who own carts. */
  staffMailSuffix: text('LARDER_STAFF_MAIL_SUFFIX', 'larder.example'),
  defaultInvoiceFormat: whole('LARDER_DEFAULT_INVOICE_FORMAT', 1, 1, 99),
  /** Minutes before the cut-off at which owners of open carts get a mail; 0 sends none. */
  cutOffReminderMinutes: whole('LARDER_CUT_OFF_REMINDER_MINUTES', 60, 0, 1440),
  codeLifetimeMinutes: whole('LARDER_CODE_LIFETIME_MINUTES', 10, 1, 60),
  /** Wrong codes before a code is void. */
  maxWrongCodes: whole('LARDER_MOST_WRONG_CODES', 5, 1, 20),
  /** From this day on customers need a second factor; empty asks nobody. */
  mfaEnforceDate: day('LARDER_MFA_ENFORCE_DATE'),
  /** Sign-in attempts before a wait. */
  maxSignInAttempts: whole('LARDER_MOST_SIGN_IN_ATTEMPTS', 10, 1, 100),
  signInWindowMinutes: whole('LARDER_SIGN_IN_WINDOW_MINUTES', 15, 1, 1440),
  sessionIdleHours: whole('LARDER_SESSION_IDLE_HOURS', 12, 1, 168),
  /** PUNCH-4: minutes after its last call at which a session of a procurement system ends. */
  punchoutIdleMinutes: whole('LARDER_PUNCHOUT_IDLE_MINUTES', 60, 5, 720),
  /** PUNCH-3: what becomes of their orders at other prices than ours. */
  punchoutPrices: oneOf('LARDER_PUNCHOUT_PRICES', ['hold', 'accept', 'refuse'], 'hold'),
  /** Hours after which it ends at the latest. */
  punchoutHours: whole('LARDER_PUNCHOUT_HOURS', 4, 1, 24),
  staySignedInDays: whole('LARDER_STAY_SIGNED_IN_DAYS', 30, 1, 365),
  /** Days until a password must be replaced; 0: never. */
  passwordMaxAgeDays: whole('LARDER_PASSWORD_MAX_AGE_DAYS', 0, 0, 3650),
  /**
   * Whether staff may sign in with a password besides single sign-on; auto: only while OIDC_ISSUER
   * is not set.
   */
  staffPasswords: oneOf('LARDER_STAFF_PASSWORDS', ['auto', 'on', 'off'], 'auto'),
  /** Cents; above it the DSM approves a credit request too. */
  dsrCreditLimit: amount('LARDER_DSR_CREDIT_LIMIT', 50_000),
  /** STAFF-1: weeks of the three periods of each quarter. */
  financialPattern: oneOf('LARDER_FINANCIAL_PATTERN', ['4-4-5', '4-5-4', '5-4-4'], '4-4-5'),
  /** The financial year starts on this weekday nearest to this day. */
  financialYearStart: form(
    'LARDER_FINANCIAL_YEAR_START',
    'a weekday with month and day, such as Sun 01-01',
    readYearStart,
    { weekday: 0, day: '01-01' },
  ),
  /** Cards one person may start to enter in an hour: strangers test stolen ones this way. */
  maxCardEntries: whole('LARDER_MOST_CARD_ENTRIES', 10, 1, 1000),
  /** Bank accounts whose numbers one person may have shown in an hour. */
  maxDecryptions: whole('LARDER_MOST_DECRYPTIONS', 20, 1, 1000),
}
