import { DeveloperPlaces } from '#areas/api-keys/web/public.tsx'
import { useMe } from '#browser/current-user.ts'
import { CallsPart } from './calls-part.tsx'
import { GuideSection } from './guide-section.tsx'
import { LimitsPart } from './limits-part.tsx'
import { StartPart } from './start-part.tsx'
import { WebhooksPart } from './webhooks-part.tsx'
import { X12Part } from './x12-part.tsx'

const parts = [
  { id: 'start', title: 'Start' },
  { id: 'calls', title: 'Calls' },
  { id: 'events', title: 'Webhook events' },
  { id: 'x12', title: 'X12 files' },
  { id: 'limits', title: 'Limits and errors' },
] as const

/** NEXT-12: /developers: how programs are connected, on one page. */
export function DevelopersScreen() {
  const isStaff = useMe().kind === 'internal'
  return (
    <div className="page">
      <h1 className="pb-2 text-20 font-semibold">Developers</h1>
      <DeveloperPlaces current="Guide" />
      <nav aria-label="On this page" className="pb-4">
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-14">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:max-w-[920px]">
        <GuideSection {...parts[0]}>
          <StartPart />
        </GuideSection>
        <GuideSection {...parts[1]}>
          <CallsPart />
        </GuideSection>
        <GuideSection {...parts[2]}>
          <WebhooksPart />
        </GuideSection>
        <GuideSection {...parts[3]}>
          <X12Part isStaff={isStaff} />
        </GuideSection>
        <GuideSection {...parts[4]}>
          <LimitsPart />
        </GuideSection>
      </div>
    </div>
  )
}
