import { useMe } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { developersScreen } from '#areas/developers/developers.addresses.ts'
import { ediScreen } from '#areas/edi/edi.addresses.ts'
import { webhooksScreen } from '#areas/webhooks/webhooks.addresses.ts'
import { apiKeysScreen } from '../api-keys.addresses.ts'

const places = [
  { label: 'Guide', to: developersScreen.at(), isForStaff: false },
  { label: 'API keys', to: apiKeysScreen.at(), isForStaff: false },
  { label: 'Webhooks', to: webhooksScreen.at(), isForStaff: false },
  { label: 'EDI', to: ediScreen.at(), isForStaff: true },
] as const

/** NEXT-12: the pages for those who connect programs, as links above each of them. */
export function DeveloperPlaces({ current }: { current: (typeof places)[number]['label'] }) {
  const { kind, features } = useMe()
  const isOffice = kind === 'internal' && features.includes('importData')
  return (
    <nav aria-label="Developers" className="mb-4 flex flex-wrap gap-x-1 border-b border-line">
      {places
        .filter(({ isForStaff }) => !isForStaff || isOffice)
        .map(({ label, to }) => (
          <Link
            key={label}
            href={to}
            {...(label === current && { 'aria-current': 'page' as const })}
            className={`border-b-2 px-3 py-2 no-underline data-hovered:text-ink ${
              label === current ? 'border-action font-semibold text-ink' : 'border-transparent text-muted'
            }`}
          >
            {label}
          </Link>
        ))}
    </nav>
  )
}
