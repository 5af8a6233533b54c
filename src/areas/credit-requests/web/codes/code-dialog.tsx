import { useState } from 'react'
import type { CallInput } from '#contract/endpoint.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { useCallForm } from '#browser/use-call-form.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { WaitingDialog } from '#ui/waiting-dialog.tsx'
import type { CreditCode } from '#areas/credit-requests/credit-code.ts'
import { addCreditCode, changeCreditCode, listCreditCodes } from '#areas/credit-requests/credit-codes.endpoints.ts'
import { blankCode, bodyOf, type CodeDraft, codeDraftOf, codeProblems } from './code-draft.ts'
import { CodeFields } from './code-fields.tsx'

const gone = { status: 404, message: 'There is no such credit code' }

/** CREDIT-1: '?credit-code=new' adds one, '?credit-code=SHORT' changes it. */
export function CodeDialog({ value, close }: DialogProps) {
  const isNew = value === 'new'
  const { data, error, refetch } = useCall(listCreditCodes, isNew ? null : {})
  if (isNew) return <Editor close={close} />
  const before = data?.codes.find(({ code }) => code === value)
  if (before) return <Editor key={before.code} before={before} close={close} />
  return (
    <WaitingDialog
      title="Credit code"
      failure={data ? gone : error}
      what="The credit code"
      onRetry={() => void refetch()}
      onClose={close}
    />
  )
}

function Editor({ before, close }: { before?: CreditCode; close: () => void }) {
  // As it was opened: a colleague's change in the meantime is said, not overwritten.
  const [opened] = useState(before)
  const [start] = useState(() => (before ? codeDraftOf(before) : blankCode))
  const options = {
    refresh: ['listCreditCodes', 'getCreditOptions'] as const,
    failed: () => true,
    done: ({ message }: { message: string }) => {
      showToast({ tone: 'success', message })
      close()
    },
  }
  const add = useAct(addCreditCode, options)
  const change = useAct(changeCreditCode, options)
  const { isRunning, failure, reset } = opened ? change : add
  const form = useCallForm<CodeDraft, CallInput<typeof addCreditCode>>({
    act: { isRunning, failure, reset },
    places: {},
    saved: start,
    problemsOf: codeProblems,
    onSubmit: (draft) => {
      const body = bodyOf(draft)
      if (opened)
        change.run({ params: { code: opened.code }, body: { ...body, isActive: draft.isActive } }, opened.version)
      else add.run({ body: { ...body, code: draft.code, kind: draft.kind } })
    },
  })
  return (
    <FormDialog
      title={opened ? `Credit code ${opened.code}` : 'Add credit code'}
      form={form}
      submitLabel={opened ? 'Save' : 'Add code'}
      width={560}
      onClose={close}
    >
      <CodeFields form={form} isNew={!opened} />
    </FormDialog>
  )
}
