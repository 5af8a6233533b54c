import { Button as AriaButton } from 'react-aria-components'
import { outboxScreen } from '#areas/demo/demo.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useCall } from '#browser/query.ts'
import { listDemoSignIns } from '../portal.endpoints.ts'

/**
 * In a demo portal one press fills the form. Elsewhere the call returns 404 and nothing is shown.
 */
export function DemoSignIns({ onChoose }: { onChoose: (signIn: { email: string; password: string }) => void }) {
  const { data } = useCall(listDemoSignIns, {}, { staleTime: Infinity })
  if (!data) return null
  return (
    <section aria-labelledby="demo-sign-ins" className="border-t border-line pt-4">
      <div className="mb-2 flex items-baseline justify-between gap-4 text-13">
        <h2 id="demo-sign-ins" className="font-semibold text-muted">
          Demo sign-ins
        </h2>
        <Link href={outboxScreen.at()} target="_blank" className="text-action no-underline data-hovered:underline">
          Mails and codes
        </Link>
      </div>
      <ul className="-mx-2.5 flex flex-col">
        {data.signIns.map(({ email, role, hint }) => (
          <li key={email}>
            <AriaButton
              className="option w-full flex-col items-start! gap-0! text-left"
              onPress={() => onChoose({ email, password: data.password })}
            >
              <span className="text-14 font-medium wrap-anywhere">{email}</span>
              <span className="text-12 text-muted">{hint ? `${role} · ${hint}` : role}</span>
            </AriaButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
