import { useState } from 'react'
import type { Feature } from '#kit/feature-keys.ts'
import { Select } from '#ui/select.tsx'
import { featuresOf, roles } from '#areas/access/roles.ts'
import type { Announcement } from '../announcement.ts'
import { isShownTo } from '../rules/is-shown-to.ts'
import { BannerBar } from './banner-bar.tsx'

const audiences = [
  { value: '', label: 'Signed out' },
  ...Object.entries(roles).map(([value, { name }]) => ({ value, label: name })),
]
const devices = [
  { value: '1', label: 'Web' },
  { value: '2', label: 'Mobile' },
] as const

/** STAFF-2: what an audience sees now, asked of the very rule the server asks. */
export function AudiencePreview({ announcements, now }: { announcements: readonly Announcement[]; now: Date }) {
  const [role, setRole] = useState('customerUser')
  const [device, setDevice] = useState<'1' | '2'>('1')
  const held = featuresOf(role, [])
  const audience = {
    isSignedIn: role !== '',
    can: (feature: Feature) => held.has(feature),
    deviceType: device === '2' ? (2 as const) : (1 as const),
  }
  const shown = announcements.filter((announcement) => isShownTo(announcement, audience, now))
  return (
    <section aria-labelledby="preview" className="grid gap-3 rounded-dialog border border-line bg-raised p-4">
      <div className="flex flex-wrap items-end gap-3">
        <h2 id="preview" className="w-full font-semibold md:w-auto md:self-center">
          Preview
        </h2>
        <div className="w-56 max-md:flex-1">
          <Select label="Seen by" options={audiences} value={role} onChange={setRole} />
        </div>
        <div className="w-36">
          <Select label="On" options={devices} value={device} onChange={setDevice} />
        </div>
      </div>
      <div className="overflow-hidden rounded-control border border-line">
        {shown.length === 0 ? (
          <p className="px-4 py-3 text-muted">Nothing is shown to this audience.</p>
        ) : (
          <BannerBar
            label="Notices of the preview"
            banners={shown.map((announcement) => ({ key: announcement.id, kind: 'announcement', announcement }))}
          />
        )}
      </div>
    </section>
  )
}
