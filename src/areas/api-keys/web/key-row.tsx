import { useState } from 'react'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { instantText } from '#browser/instant-text.ts'
import { features, isFeature } from '#kit/feature-keys.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { ApiKey } from '../api-key.ts'
import { revokeApiKey } from '../api-keys.endpoints.ts'
import { describeKey, stateOfKey } from '../rules/describe-key.ts'
import { RotateKey } from './rotate-key.tsx'

/** NEXT-12: one key, what it may do, and the ways to end it. */
export function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { program, scopes, startsWith, formerUntil } = apiKey
  const [asked, setAsked] = useState<'rotate' | 'revoke'>()
  const [now] = useState(() => new Date())
  const state = stateOfKey(apiKey, now)
  return (
    <li className="grid gap-x-4 gap-y-2 px-4 py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere">{program}</span>
          <code className="text-13 text-muted">{startsWith}…</code>
          {state && <Badge tone={state.tone}>{state.label}</Badge>}
          {formerUntil && <Badge tone="info">Former key accepted until {instantText(formerUntil)}</Badge>}
        </p>
        <p className="text-13 wrap-anywhere">{scopes.map(labelOf).join(', ')}</p>
        <p className="figures text-13 wrap-anywhere text-muted">{describeKey(apiKey).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-label={`Rotate ${program}`} onPress={() => setAsked('rotate')}>
          Rotate
        </Button>
        <Button size="small" aria-label={`Revoke ${program}`} onPress={() => setAsked('revoke')}>
          Revoke
        </Button>
      </div>
      {asked === 'rotate' && <RotateKey apiKey={apiKey} onClose={() => setAsked(undefined)} />}
      {asked === 'revoke' && <RevokeKey apiKey={apiKey} onClose={() => setAsked(undefined)} />}
    </li>
  )
}

const labelOf = (scope: string): string => (isFeature(scope) ? features[scope] : scope)

function RevokeKey({ apiKey: { id, program }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const act = useAct(revokeApiKey, {
    failed: () => true,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      onClose()
    },
    refresh: ['listApiKeys'],
  })
  return (
    <ConfirmDialog
      title="Revoke API key"
      confirmLabel="Revoke"
      isDangerous
      isOpen
      isPending={act.isRunning}
      failure={act.failure}
      onConfirm={() => !act.isRunning && act.run({ params: { apiKeyId: id } })}
      onClose={onClose}
    >
      Revoke the key of {program}? The program is refused at once, until it is given another key.
    </ConfirmDialog>
  )
}
