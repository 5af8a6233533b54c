import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { askedInstant, instant } from '#contract/values.ts'

/** Most letters of an announcement's name and text. */
export const limits = { name: 100, value: 500 } as const

/** SHELL-4: 0 all, 1 web only, 2 mobile only. */
export const deviceTypes = [0, 1, 2] as const
/** One of the three. */
export type DeviceType = (typeof deviceTypes)[number]

const deviceType = z.literal(deviceTypes).meta({ description: '0 all, 1 web only, 2 mobile only' })

/** What staff write (S1 section 3). */
export const announcementText = z.object({
  name: freeText({ label: 'Name', max: limits.name }).min(1, 'Required'),
  /** With `**strong**` and `[links](address)`; nothing else is markup. */
  value: freeText({ label: 'Text', max: limits.value, isMultiline: true }).min(1, 'Required'),
  /**
   * A comma list of feature keys; NOAUTH and YESAUTH are wildcards, and no key at all reads like
   * NOAUTH.
   */
  features: z.string().max(2000),
  deviceType,
  /** Null shows it at once. */
  startsOn: askedInstant.nullable(),
  /** Null shows it until somebody ends it. */
  endsOn: askedInstant.nullable(),
})
/** What staff write. */
export type AnnouncementText = z.output<typeof announcementText>

/** An announcement as those who maintain it see it. */
export const announcement = z
  .object({
    id: z.uuid(),
    name: z.string(),
    value: z.string(),
    features: z.string(),
    deviceType,
    startsOn: instant.nullable(),
    endsOn: instant.nullable(),
    version: z.number().int(),
    changedByName: z.string(),
    changedAt: instant,
  })
  .meta({ id: 'Announcement' })
/** An announcement as those who maintain it see it. */
export type Announcement = z.output<typeof announcement>

/** An announcement as its readers get it: without whom it is for (security 61). */
export const shownAnnouncement = z.object({ id: z.uuid(), value: z.string() }).meta({ id: 'ShownAnnouncement' })
/** An announcement as its readers get it. */
export type ShownAnnouncement = z.output<typeof shownAnnouncement>
