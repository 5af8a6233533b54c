import { useRef } from 'react'
import { placeRefusal, type Places, type WireName } from '#ui/form/place-refusal.ts'
import { type FormFieldsOptions, useFormFields } from '#ui/form/use-form-fields.ts'
import type { CallFailed } from './call-failed.ts'

/** The write a form sends, such as the one `useAct` returns. */
interface FormAct {
  readonly isRunning: boolean
  readonly failure: CallFailed | null
  reset(): void
}

/** What a form that sends a call is made of. */
export interface CallFormOptions<Values extends object, Input> extends FormFieldsOptions<Values> {
  readonly act: FormAct & { run?(input: Input, ifMatch?: string | number): void }
  readonly places: Places<WireName<Input>, Values>
}

/**
 * A form that sends a call: its refusals stand at the fields they name, until the next letter, with
 * the focus on the first; the others come as `failure`, for the form's end. `Input` is the call's,
 * so that every field of its body has a place.
 */
export function useCallForm<Values extends object, Input>({ act, places, ...options }: CallFormOptions<Values, Input>) {
  const { isRunning, failure } = act
  const place = placeRefusal(failure?.field, options.saved, places)
  const isSending = useRef(false)
  const fields = useFormFields<Values>(options, { failure, place: place || undefined })
  return {
    ...fields,
    isRunning,
    /** Why the last try failed, where that is about no field of the form. */
    failure: place === null ? failure : null,
    /** Does nothing while a save is running. */
    submit: () => {
      // `isRunning` is as last drawn: the second press of a double click still finds it false.
      if (isRunning || isSending.current) return
      isSending.current = true
      // TanStack Query reports that a write runs in a timer of its own, which was set before this
      // one.
      const release = () =>
        void setTimeout(() => {
          isSending.current = false
        })
      void fields.submit().finally(release)
    },
    reset: () => {
      fields.reset()
      act.reset()
    },
  }
}
