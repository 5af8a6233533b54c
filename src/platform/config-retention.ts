import { whole } from './config-fields.ts'

/** Ten years. */
const longest = 3650

/** How long things are tried and kept; a nightly job deletes what is older. */
export const retention = {
  /**
   * Hours after its first attempt in which a message to the ERP, a mail or a text message is tried
   * again.
   */
  giveUpHours: whole('LARDER_DELIVERY_GIVE_UP_HOURS', 24, 1, 720),
  /** Hours after which an order that the ERP took and never picked up expires; 0: never. */
  orderExpiryHours: whole('LARDER_ORDER_EXPIRY_HOURS', 72, 0, 8760),
  /** Days a mail or a text message waits for a provider; a message from last month is of no use. */
  unsentDays: whole('LARDER_UNSENT_DAYS', 7, 1, 365),
  mailDays: whole('LARDER_MAIL_DAYS', 90, 1, longest),
  /** NEXT-7: notifications in the portal, with the log of what was sent. */
  notificationDays: whole('LARDER_NOTIFICATION_DAYS', 90, 1, longest),
  /** Phone numbers are not kept for longer than a month. */
  textMessageDays: whole('LARDER_TEXT_MESSAGE_DAYS', 30, 1, longest),
  /**
   * Messages to the ERP that were delivered or given up, and the ids of those from it. Failed ones
   * stay.
   */
  erpMessageDays: whole('LARDER_ERP_MESSAGE_DAYS', 90, 7, longest),
  /** Messages to customers' webhooks, with their log. */
  webhookDays: whole('LARDER_WEBHOOK_MESSAGE_DAYS', 30, 1, longest),
  /** X12 files from and to partners; a partner asks about last quarter's. */
  ediDays: whole('LARDER_EDI_DOCUMENT_DAYS', 400, 30, longest),
  importRunDays: whole('LARDER_IMPORT_RUN_DAYS', 90, 1, longest),
  /** More than a year: an auditor asks about the last one. */
  auditDays: whole('LARDER_AUDIT_DAYS', 400, 30, longest),
  /** Messages of procurement systems, and the sessions they started. */
  punchoutDays: whole('LARDER_PUNCHOUT_DAYS', 400, 30, longest),
  /** Days after which a document of a procurement system is too old to be taken; 0: never. */
  punchoutAgeDays: whole('LARDER_PUNCHOUT_AGE_DAYS', 0, 0, longest),
  /** No client repeats a request a week later. */
  idempotencyDays: whole('LARDER_IDEMPOTENCY_DAYS', 7, 1, 90),
}
