import { refusals } from '#contract/refusals.ts'

/** Every "no" of notifications. */
export const notificationRefusals = refusals({
  phone_needed: [
    409,
    'Text messages need a proved number. Please enable two-factor authentication with your phone first.',
  ],
  time_invalid: [400, 'Please enter a time such as 22:00'],
  time_zone_unknown: [400, 'Please choose a time zone of the list'],
  quiet_hours_incomplete: [400, 'Please enter both times'],
  quiet_hours_alike: [400, 'Please enter two different times'],
  notification_settings_changed: [
    409,
    'These settings were changed in another window in the meantime. This is the latest version.',
  ],
  push_off: [409, 'This server sends no web push.'],
  push_service_unknown: [400, 'The push service of this browser is not one that Larder sends to.'],
  push_keys_invalid: [400, 'The keys of this browser cannot be used. Please switch notifications off and on again.'],
})
