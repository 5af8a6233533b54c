import { Ellipsis, KeyRound, Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { SecretShown } from '#ui/secret-shown.tsx'
import { useActWithProof } from '#areas/two-factor/web/public.tsx'
import { useGo } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Menu } from '#ui/menu.tsx'
import type { Webhook } from '../webhook.ts'
import { webhookDialog, webhooksScreen } from '../webhooks.addresses.ts'
import { deleteWebhook, rotateWebhookSecret, testWebhook, updateWebhook } from '../webhooks.endpoints.ts'

const refresh = ['listWebhooks', 'listWebhookMessages'] as const
const showDone = ({ message }: { message: string }) => showToast({ tone: 'success', message })

/** NEXT-12: what can be done with a webhook. */
export function WebhookActions({ webhook: { id, isActive, version } }: { webhook: Webhook }) {
  const go = useGo()
  const [asked, setAsked] = useState<'rotate' | 'delete'>()
  const test = useAct(testWebhook, { done: showDone, refresh })
  const turn = useAct(updateWebhook, { done: showDone, refresh })
  const params = { webhookId: id }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="primary"
        isPending={test.isRunning}
        disabledReason={isActive ? undefined : 'This webhook is paused. Resume it first.'}
        onPress={() => !test.isRunning && test.run({ params })}
      >
        Send test event
      </Button>
      <Button isPending={turn.isRunning} onPress={() => turn.run({ params, body: { isActive: !isActive } }, version)}>
        {isActive ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
        {isActive ? 'Pause' : 'Resume'}
      </Button>
      <Menu
        label="More actions"
        trigger={
          <Button aria-label="More actions">
            <Ellipsis size={16} aria-hidden="true" />
          </Button>
        }
        entries={[
          {
            id: 'edit',
            label: 'Edit',
            icon: <Pencil size={16} aria-hidden="true" />,
            onAction: () => go(webhookDialog.open(id)),
          },
          {
            id: 'rotate',
            label: 'Rotate secret',
            icon: <KeyRound size={16} aria-hidden="true" />,
            onAction: () => setAsked('rotate'),
          },
          {
            id: 'delete',
            label: 'Delete',
            icon: <Trash2 size={16} aria-hidden="true" />,
            onAction: () => setAsked('delete'),
          },
        ]}
      />
      {asked === 'rotate' && <RotateSecret webhookId={id} onClose={() => setAsked(undefined)} />}
      {asked === 'delete' && <DeleteWebhook webhookId={id} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

interface QuestionProps {
  readonly webhookId: string
  readonly onClose: () => void
}

function RotateSecret({ webhookId, onClose }: QuestionProps) {
  const [secret, setSecret] = useState<string>()
  const act = useActWithProof(rotateWebhookSecret, {
    failed: () => true,
    done: (answer) => setSecret(answer.secret),
    refresh: ['listWebhooks'],
  })
  if (secret !== undefined)
    return (
      <SecretShown
        title="Secret rotated"
        secret={secret}
        copyLabel="Copy secret"
        advice="Copy it now and enter it in your program. For a day messages carry the signature of the former one too."
        onClose={onClose}
      />
    )
  return (
    <>
      {act.proof}
      <ConfirmDialog
        title="Rotate secret"
        confirmLabel="Rotate"
        isOpen
        isPending={act.isRunning}
        failure={act.failure}
        onConfirm={() => !act.isRunning && act.run({ params: { webhookId } })}
        onClose={onClose}
      >
        The webhook gets another secret, which is shown once. For 24 hours messages carry both signatures, so that your
        program can change in between.
      </ConfirmDialog>
    </>
  )
}

function DeleteWebhook({ webhookId, onClose }: QuestionProps) {
  const go = useGo()
  const act = useAct(deleteWebhook, {
    failed: () => true,
    done: (answer) => {
      showDone(answer)
      go(webhooksScreen.at(), { replace: true, isSettled: true })
    },
    refresh: ['listWebhooks'],
  })
  return (
    <ConfirmDialog
      title="Delete webhook"
      confirmLabel="Delete"
      isDangerous
      isOpen
      isPending={act.isRunning}
      failure={act.failure}
      onConfirm={() => !act.isRunning && act.run({ params: { webhookId } })}
      onClose={onClose}
    >
      Delete this webhook? Its log is deleted too, and what is waiting is not sent.
    </ConfirmDialog>
  )
}
