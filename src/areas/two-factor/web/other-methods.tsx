import { Button } from '#ui/button.tsx'
import type { MfaMethod } from '../second-factor.ts'

const labels: Record<MfaMethod, string> = {
  sms: 'Use a text message',
  authenticator: 'Use the authenticator app',
  recovery: 'Use a recovery code',
}

/** The other ways to show a second factor. */
export function OtherMethods({
  methods,
  current,
  onChoose,
}: {
  methods: readonly MfaMethod[]
  current: MfaMethod | 'password' | undefined
  onChoose: (method: MfaMethod) => void
}) {
  const others = methods.filter((method) => method !== current)
  if (others.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      {others.map((method) => (
        <Button key={method} size="small" onPress={() => onChoose(method)}>
          {labels[method]}
        </Button>
      ))}
    </div>
  )
}
