import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { announcement, announcementText, shownAnnouncement } from './announcement.ts'
import { announcementRefusals } from './announcements.refusals.ts'

const onDevice = z.object({
  /** 1 web, 2 mobile. */
  deviceType: z.enum(['1', '2']).default('1'),
})
const shown = z.object({
  announcements: z.array(shownAnnouncement),
  /** Milliseconds until the list changes by time alone; null when it does not. */
  nextChangeInMs: z.number().int().nullable(),
})

// Two addresses, so that no cache on the way can hand one audience what is for the other (security
// 61).

/** SHELL-4: what everybody may read, signed in or not. */
export const listPublicAnnouncements = endpoint({
  name: 'listPublicAnnouncements',
  method: 'GET',
  path: '/announcements/public',
  summary: 'Announcements for those who are not signed in',
  access: 'public',
  query: onDevice,
  answer: shown,
})

/** SHELL-4: what the signed-in user should know. */
export const listAnnouncements = endpoint({
  name: 'listAnnouncements',
  inPunchout: 'always',
  method: 'GET',
  path: '/announcements',
  livesBy: ['announcements'],
  summary: 'Announcements for the signed-in user',
  query: onDevice,
  answer: shown,
})

const needs = ['manageBanners'] as const
const params = z.object({ bannerId: z.uuid() })
const done = z.object({ isSuccess: z.literal(true), message: z.string() })
const wrongText = [
  announcementRefusals.announcement_feature_unknown,
  announcementRefusals.announcement_ends_before_start,
]

/** STAFF-2: every announcement, in order, with whom it is for. */
export const listBanners = endpoint({
  name: 'listBanners',
  method: 'GET',
  path: '/banners',
  livesBy: ['announcements'],
  summary: 'All announcements, to manage them',
  needs,
  staffOnly: true,
  answer: z.object({ banners: z.array(announcement) }),
})

/** STAFF-2: adds one at the end of the list. */
export const createBanner = endpoint({
  name: 'createBanner',
  method: 'POST',
  path: '/banners',
  summary: 'Add an announcement',
  needs,
  staffOnly: true,
  idempotent: true,
  body: announcementText,
  answer: done.extend({ bannerId: z.uuid() }),
  status: 201,
  refusals: wrongText,
})

/** STAFF-2: changes one; ending it now is a change of `endsOn`. */
export const updateBanner = endpoint({
  name: 'updateBanner',
  method: 'PUT',
  path: '/banners/:bannerId',
  summary: 'Change an announcement',
  needs,
  staffOnly: true,
  ifMatch: true,
  params,
  body: announcementText,
  answer: done,
  refusals: [...wrongText, announcementRefusals.announcement_not_found, announcementRefusals.announcement_changed],
})

/** STAFF-2: takes one away for good; the audit trail keeps its text. */
export const deleteBanner = endpoint({
  name: 'deleteBanner',
  method: 'DELETE',
  path: '/banners/:bannerId',
  summary: 'Delete an announcement',
  needs,
  staffOnly: true,
  params,
  answer: done,
  refusals: [announcementRefusals.announcement_not_found],
})

/** STAFF-2: the order in which they are shown; every id once, or nothing changes (security 62). */
export const sortBanners = endpoint({
  name: 'sortBanners',
  method: 'PUT',
  path: '/banners-sort',
  summary: 'Put the announcements in order',
  needs,
  staffOnly: true,
  body: z.object({ bannerIds: z.array(z.uuid()).max(500) }),
  answer: done,
  refusals: [announcementRefusals.announcement_order_changed],
})
