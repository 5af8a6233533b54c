import { type AnyFieldLikeMetaBase, type DeepKeys, revalidateLogic, useForm, useSelector } from '@tanstack/react-form'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { changedIn, mergeDraft } from '#kit/merge-draft.ts'
import { focusFirstProblem } from './focus-first-problem.ts'

/** What is wrong with a form, by field. */
export type Problems<Values> = { readonly [Name in keyof Values]?: string | undefined }

/** A form's values and, by field, what a check (`onDynamic`) and the server found wrong. */
interface FormState<Values> {
  readonly values: Values
  readonly fieldMeta: {
    readonly [Name in keyof Values]?: {
      readonly errorMap: { readonly onDynamic?: unknown; readonly onServer?: unknown }
    }
  }
}

/** A form as its fields know it. One with more fields passes for one with fewer. */
export interface FormFields<Values extends object> {
  readonly store: {
    get(): FormState<Values>
    subscribe(listener: (state: FormState<Values>) => void): { unsubscribe: () => void }
  }
  /** What is typed or chosen; a refusal of the field goes with it. */
  set<Name extends keyof Values>(name: Name, value: Values[Name]): void
}

/** A field of a form that holds this kind of value. */
export interface NamedField<Name extends string, Value> {
  readonly form: FormFields<Readonly<Record<NoInfer<Name>, Value>>>
  readonly name: Name
}

/** Fields of a call's body; one that is not there was not sent. */
export type Sent<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined }

/** A form that was sent. */
export interface SubmittedForm<Values extends object> extends Pick<FormFields<Values>, 'set'> {
  /** As they are now; something may have been typed while saving. */
  values(): Values
  /** Starts again with what is stored. */
  reset(): void
}

/** What a form is made of. */
export interface FormFieldsOptions<Values extends object> {
  /** What is stored. A later change is taken over around what was typed. */
  readonly saved: Values
  /** What the server took of the last save: with the next change of `saved`, its words count. */
  readonly sent?: Sent<Values> | undefined
  /** Asked when the form is sent and, after a first try, with every change. */
  readonly problemsOf?: (values: Values) => Problems<Values>
  /** Which fields differ; by default all that are not equal, lists in any order. */
  readonly changedIn?: (saved: Values, values: Values) => (keyof Values)[]
  /** Called with nothing wrong; `form` is for what follows a save. */
  readonly onSubmit: (values: Values, changed: readonly (keyof Values)[], form: SubmittedForm<Values>) => void
}

/** Why the last try was refused, and the field it is about, if any. */
export interface PlacedRefusal<Values> {
  readonly failure: { readonly message: string } | null
  readonly place: keyof Values | undefined
}

/** What a check found, in the form TanStack Form reads; undefined when nothing is wrong. */
function fieldErrors<Values>(problems: Problems<Values>): { fields: Record<string, string> } | undefined {
  const wrong = Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return wrong.length > 0 ? { fields: Object.fromEntries(wrong) } : undefined
}

/**
 * The fields of a form on TanStack Form: values, what is wrong with each, the focus on the first
 * wrong one, and what differs from what is stored. Others may change that in the meantime: what is
 * typed stays, the rest is taken over, and `news` names what they changed (USERS-1, CUST-2).
 */
export function useFormFields<Values extends object>(
  { saved, sent, problemsOf, changedIn: differing = changedIn, onSubmit }: FormFieldsOptions<Values>,
  { failure, place }: PlacedRefusal<Values>,
) {
  const [base, setBase] = useState(saved)
  const [merged, setMerged] = useState<Values>()
  const [takenOver, setTakenOver] = useState<Sent<Values>>()
  const [news, setNews] = useState<readonly (keyof Values)[]>([])
  const api = useForm({
    defaultValues: base,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => problemsOf && fieldErrors(problemsOf(value)) },
    onSubmit: ({ value, formApi }) =>
      onSubmit(value, differing(base, value), {
        set: (name, next) => setField(formApi, name, next),
        values: () => formApi.state.values,
        reset: () => formApi.reset(),
      }),
  })
  const values = useSelector(api.store, (state) => state.values)
  const attempts = useSelector(api.store, (state) => state.submissionAttempts)
  const changed = differing(base, values)
  const theirs = changedIn(base, saved)
  if (theirs.length > 0) {
    // A sent field that was not typed in again is the server's now, such as a name without the
    // spaces around it.
    const own = sent === takenOver ? undefined : sent
    const known = { ...base, ...own } as Values
    const isTyped = changedIn(known, values).length > 0
    const isOwnSave = changedIn(values, saved).length === 0
    setBase(saved)
    setMerged(mergeDraft(known, values, saved))
    setNews(isTyped && !isOwnSave ? theirs.filter((name) => !own || !(name in own)) : [])
    setTakenOver(sent)
  }
  useLayoutEffect(() => {
    if (merged) for (const name of changedIn(api.state.values, merged)) setField(api, name, merged[name])
  }, [api, merged])
  useLayoutEffect(() => {
    if (failure && place !== undefined) noteProblem(api, place, { onServer: failure.message })
  }, [api, failure, place])
  const element = useRef<HTMLElement>(null)
  useEffect(() => focusFirstProblem(element), [attempts, failure])
  return {
    store: api.store as unknown as FormFields<Values>['store'],
    set: ((name, value) => setField(api, name, value)) as FormFields<Values>['set'],
    values,
    /** Several fields at once, such as those that depend on the first. */
    change: (part: Partial<Values>) => {
      for (const name of changedIn(api.state.values, { ...api.state.values, ...part }))
        setField(api, name, part[name] as Values[keyof Values])
    },
    /** The fields that differ from what is stored: what a save carries. */
    changed,
    isDirty: changed.length > 0,
    /** The fields that others changed while something was typed here. */
    news,
    /** The element around the fields, in which the focus looks for the first wrong one. */
    attach: (now: HTMLElement | null) => {
      element.current = now
    },
    /** Resolves once the form was checked and, with nothing wrong, handed to `onSubmit`. */
    submit: (): Promise<void> => {
      // The server is asked again about what it refused.
      for (const name of Object.keys(api.state.fieldMeta))
        noteProblem(api, name as keyof Values, { onServer: undefined, onDynamic: undefined })
      return api.handleSubmit()
    },
    /** Back to what is stored, as if nothing had been tried. */
    reset: () => {
      api.reset()
      setNews([])
    },
  }
}

/** TanStack Form's own, as far as fields need it. Names of our fields are plain, no paths. */
interface FormApi<Values extends object> {
  setFieldMeta(name: DeepKeys<Values>, update: (meta: AnyFieldLikeMetaBase) => AnyFieldLikeMetaBase): void
  setFieldValue(name: DeepKeys<Values>, value: never): void
}

const noteProblem = <Values extends object>(
  api: FormApi<Values>,
  name: keyof Values,
  problem: { onServer: string | undefined; onDynamic?: undefined },
): void =>
  api.setFieldMeta(name as DeepKeys<Values>, (meta) => ({ ...meta, errorMap: { ...meta?.errorMap, ...problem } }))

function setField<Values extends object, Name extends keyof Values>(
  api: FormApi<Values>,
  name: Name,
  value: Values[Name],
): void {
  noteProblem(api, name, { onServer: undefined })
  api.setFieldValue(name as DeepKeys<Values>, value as never)
}
