import { type ReactNode, useRef, useState } from 'react'
import { type Act, useAct, type UseActOptions } from '#browser/use-act.ts'
import { useCall } from '#browser/query.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import type { Endpoint } from '#contract/endpoint.ts'
import type { MfaMethod } from '../second-factor.ts'
import { getStepUp, sendStepUpCode, stepUp } from '../step-up.endpoints.ts'
import { FailureNote } from './failure-note.tsx'
import { MethodCode, OtherMethods, problemOf } from './method-code.tsx'
import { useCodeMessage } from './use-code-message.ts'

/**
 * A write that may need a proof first: when the server answers `step_up_needed`, `proof`
 * is a dialog that asks for it, and the same write runs again once it was given. Put `proof` beside
 * the screen; `failure` is never that of a missing proof.
 */
export function useActWithProof<E extends Endpoint>(
  endpoint: E,
  options: UseActOptions<E>,
): Act<E> & { readonly proof: ReactNode } {
  const [asked, setAsked] = useState<{ by: 'password' | 'any'; again: () => void }>()
  const act = useAct(endpoint, {
    ...options,
    failed: (failure, input) => {
      if (failure.code !== 'step_up_needed') return options.failed?.(failure, input)
      const { by } = (failure.details ?? {}) as { by?: unknown }
      setAsked({ by: by === 'password' ? 'password' : 'any', again: () => act.run(input) })
      return true
    },
  })
  return {
    ...act,
    failure: act.failure?.code === 'step_up_needed' ? null : act.failure,
    proof: asked && (
      <StepUpDialog
        by={asked.by}
        onProved={() => {
          setAsked(undefined)
          asked.again()
        }}
        onClose={() => setAsked(undefined)}
      />
    ),
  }
}

/**
 * Asks for the password, or a second factor, before something that must not be done by whoever
 * finds an open session.
 */
function StepUpDialog({
  by = 'any',
  onProved,
  onClose,
}: {
  /** 'password' accepts nothing else; the refusal's `details.by` says so. */
  by?: 'password' | 'any'
  onProved: () => void
  onClose: () => void
}) {
  const { data: ways } = useCall(getStepUp, {}, { staleTime: 0 })
  const [chosen, setChosen] = useState<MfaMethod | 'password'>()
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const proving = useAct(stepUp, {
    done: onProved,
    failed: () => {
      field.current?.select()
      return true
    },
  })
  const { waits, send, isSending, failure: unsent } = useCodeMessage(sendStepUpCode, { body: undefined })
  const method = chosen ?? (ways?.hasPassword || by === 'password' ? 'password' : ways?.methods[0])
  const problem = method === 'password' || !method ? (text === '' ? 'Required' : undefined) : problemOf(method, text)
  const submit = () => {
    setIsTried(true)
    if (problem !== undefined) return field.current?.focus()
    if (proving.isRunning || !method) return
    proving.run({
      body: method === 'password' ? { method, password: text } : { method, verificationCode: text },
    })
  }
  const choose = (next: MfaMethod | 'password') => {
    setChosen(next)
    setText('')
    setIsTried(false)
    proving.reset()
  }
  const failure = proving.failure ?? unsent
  const error = isTried ? problem : undefined
  const hasNoWay = ways && !method
  return (
    <Dialog
      title="Confirm that it is you"
      width={420}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          {!hasNoWay && (
            <Button variant="primary" isPending={proving.isRunning} onPress={submit}>
              Confirm
            </Button>
          )}
        </>
      }
    >
      <form
        noValidate
        className="flex min-h-24 flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {hasNoWay && <p className="text-muted">Please sign out and in again, then repeat what you were doing.</p>}
        {ways && method === 'password' && (
          <>
            <p className="text-muted">What you are about to do needs your password, even though you are signed in.</p>
            <PasswordField
              ref={field}
              label="Password"
              autoComplete="current-password"
              autoFocus
              value={text}
              onChange={setText}
              error={error}
            />
          </>
        )}
        {ways && method && method !== 'password' && (
          <MethodCode
            ref={field}
            method={method}
            phoneLast4={ways.phoneLast4}
            code={text}
            onChange={setText}
            error={error}
            waits={waits}
            isSending={isSending}
            onSend={send}
          />
        )}
        <FailureNote text={proving.isRunning || isSending ? undefined : failure?.message} />
        {by === 'any' && ways && <OtherMethods methods={ways.methods} current={method} onChoose={choose} />}
        {by === 'any' && ways?.hasPassword && method !== 'password' && (
          <Button size="small" onPress={() => choose('password')}>
            Use the password
          </Button>
        )}
      </form>
    </Dialog>
  )
}
