import { isRoutingNumber } from '#kit/routing-number.ts'
import { form, secret, text } from './config-fields.ts'

const areCompanies = (value: string): boolean =>
  value.split(';').every((part) => /^(?:[\w-]+|\*)=[0-9A-Z]{10} [0-9A-Z][0-9A-Z &.,'-]{0,15}$/.test(part.trim()))

const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** What the bank assigned to us for debits by file (BILL-6). */
export const ach = {
  /** The folder shared with the bank: `out` for our files, `in` for its own. */
  dropDir: text('ACH_DROP_DIR', undefined),
  /** Routing number of our bank, which receives the files. */
  destination: form('ACH_DESTINATION', 'the nine digits of a routing number', routing, undefined),
  destinationName: text('ACH_DESTINATION_NAME', ''),
  /** What the bank knows us by as the sender of files. */
  origin: form(
    'ACH_ORIGIN',
    'nine or ten digits',
    (value) => (/^\d{9,10}$/.test(value) ? value : undefined),
    undefined,
  ),
  originName: text('ACH_ORIGIN_NAME', ''),
  /** The company that collects for a division or, as *, for all others: its id and its name. */
  companies: form(
    'ACH_COMPANIES',
    'a company for each division or *, such as *=1880123456 LARDER FOODS; NLV=1880123457 LARDER NEVADA',
    (value) => (areCompanies(value) ? value : undefined),
    '',
  ),
  /** On the customer's statement. */
  description: form(
    'ACH_DESCRIPTION',
    'one to ten capital letters, digits and blanks',
    (value) => (/^[A-Z0-9 ]{1,10}$/.test(value) ? value : undefined),
    'INVOICES',
  ),
  /** Banking days before a debit that came back for lack of money is collected again, and again. */
  collectAgain: form(
    'ACH_COLLECT_AGAIN',
    'never, or the banking days to wait before one or two further collections, such as 3,5',
    collectAgain,
    [3, 5] as readonly number[],
  ),
  /** Our account, credited by each batch: only for banks that want balanced batches. */
  offset: secret(form('ACH_OFFSET', 'ROUTING:ACCOUNT, such as 021000021:123456789', offset, undefined)),
  /** When a day's payments are collected, some time before the bank's own deadline. */
  cutOffTime: form(
    'ACH_CUT_OFF',
    'a time such as 16:30',
    (value) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : undefined),
    '16:30',
  ),
  /** The bank's time zone. */
  zone: form(
    'ACH_TIME_ZONE',
    'a time zone such as America/New_York',
    (value) => (isTimeZone(value) ? value : undefined),
    'America/New_York',
  ),
}

function routing(value: string): string | undefined {
  return isRoutingNumber(value) ? value : undefined
}

function collectAgain(value: string): readonly number[] | undefined {
  if (value === 'never') return []
  return /^[1-9]\d?(,[1-9]\d?)?$/.test(value) ? value.split(',').map(Number) : undefined
}

function offset(value: string): { routingNo: string; accountNo: string } | undefined {
  const [routingNo = '', accountNo = ''] = value.split(':')
  return isRoutingNumber(routingNo) && /^\d{4,17}$/.test(accountNo) ? { routingNo, accountNo } : undefined
}
