import type { BadgeTone } from '#ui/badge.tsx'
import type { DeliveryChannel } from '../delivery.ts'
import type { DeliveryState } from '../rules/delivery-state.ts'

/** How the channels are called, and what is said when one has nowhere to send. */
export const channelWords: Readonly<Record<DeliveryChannel, { name: string; many: string; unset: string }>> = {
  erp: {
    name: 'ERP',
    many: 'messages to the ERP',
    unset: 'No ERP is set (ERP_URL or ERP_DROP_DIR): orders wait here.',
  },
  mail: { name: 'Mail', many: 'mails', unset: 'No mail server is set (SMTP_URL): mails wait here.' },
  sms: {
    name: 'Text messages',
    many: 'text messages',
    unset: 'No SMS provider is set (SMS_URL): text messages wait here.',
  },
  push: {
    name: 'Web push',
    many: 'messages to browsers',
    unset: 'Web push is switched off (LARDER_WEB_PUSH): messages to browsers wait here.',
  },
}

/** How the states read. */
export const stateWords: Readonly<Record<DeliveryState, { label: string; tone: BadgeTone }>> = {
  waiting: { label: 'Waiting', tone: 'info' },
  failed: { label: 'Failed', tone: 'danger' },
  dropped: { label: 'Dropped', tone: 'neutral' },
  delivered: { label: 'Delivered', tone: 'good' },
}
