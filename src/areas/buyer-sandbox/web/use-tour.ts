import { useCallback, useEffect, useState } from 'react'
import type { DocumentStamp } from '#areas/cxml/rules/write-document.ts'
import { maskSecrets } from '#areas/cxml/rules/mask-secrets.ts'
import type { FormPair } from '#areas/oci/oci.ts'
import { type ReadAnswer, readAnswer } from '../rules/read-answer.ts'
import { titleOf } from '../rules/title-of.ts'
import { withSecret } from '../rules/write-request.ts'
import type { DtdVerdict, ReceivedMessage, SimulatedMessage, SimulatedTarget } from '../simulated.ts'
import { receivedOf, send, SimulatorFailed } from './buyer-client.ts'
import { hiddenFieldsOf } from './submit-form.ts'
import { saveTour, type Tour } from './tour.ts'

/** Milliseconds between two looks at what the portal has sent. */
const everyMs = 1500

/** Something is being sent, was answered, or failed. */
export interface Sending {
  readonly isPending: boolean
  readonly answer: ReadAnswer | undefined
  readonly failure: string | undefined
}
const idle: Sending = { isPending: false, answer: undefined, failure: undefined }

/** A stamp of a document that no other has. */
export const newStamp = (): DocumentStamp => ({
  payloadId: `${Date.now()}.${crypto.randomUUID()}@simulator`,
  at: new Date(),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})

/** PUNCH-5: the tour with what can be done in it. */
export function useTour(first: Tour) {
  const [tour, setTour] = useState(first)
  const [sending, setSending] = useState(idle)
  const [isOver, setOver] = useState(false)
  useEffect(() => saveTour(tour), [tour])
  const change = useCallback((changed: Partial<Tour>) => setTour((before) => ({ ...before, ...changed })), [])
  const list = useCallback(
    (...added: readonly SimulatedMessage[]) =>
      setTour((before) => ({ ...before, messages: [...added, ...before.messages] })),
    [],
  )
  const goTo = useCallback(
    (step: number) => {
      setSending(idle)
      change({ step })
    },
    [change],
  )
  const { run, ticket, step } = tour

  const look = useCallback(async () => {
    try {
      const { messages } = await receivedOf(run)
      setTour((before) => withReceived(before, messages))
    } catch (error) {
      if (error instanceof SimulatorFailed && error.isOver) setOver(true)
    }
  }, [run])
  // A cart may come while the person shops, and documents after an order.
  const isWaiting = (step === 1 || step >= 3) && !isOver
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => void look(), everyMs)
    return () => clearInterval(timer)
  }, [isWaiting, look])
  useEffect(() => {
    // A cart that came back into the whole window is there already.
    const soon = setTimeout(() => void look(), 0)
    return () => clearTimeout(soon)
  }, [look])

  /** Sends a document and returns its answer, read; undefined where none came. */
  const sendDocument = async (to: SimulatedTarget, text: string, secret: string): Promise<ReadAnswer | undefined> => {
    setSending({ ...idle, isPending: true })
    try {
      const got = await send(ticket, to, withSecret(text, secret))
      const answer = readAnswer(got.status, got.text)
      const at = new Date().toISOString()
      list(
        received({ at, title: `${titleOf(got.text)}: ${answer.title}`, text: got.text, verdict: got.verdict }, got),
        sent({ at, title: titleOf(text), text: maskSecrets(text), verdict: got.sentVerdict }),
      )
      setSending({ isPending: false, answer, failure: undefined })
      return answer
    } catch (error) {
      if (error instanceof SimulatorFailed && error.isOver) setOver(true)
      setSending({ ...idle, failure: error instanceof Error ? error.message : 'It could not be sent.' })
      return undefined
    }
  }
  /** Searches in the background by OCI: what is found is in the answer. */
  const sendSearch = async (shown: readonly FormPair[], fields: readonly FormPair[]): Promise<void> => {
    setSending({ ...idle, isPending: true })
    try {
      const got = await send(
        ticket,
        'oci',
        new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
      )
      const found = hiddenFieldsOf(got.text)
      const at = new Date().toISOString()
      const isGood = got.status === 200
      list(
        {
          ...received({ at, title: isGood ? 'NEW_ITEM fields' : 'A page', text: got.text, verdict: unchecked }, got),
          ...(isGood && { fields: found }),
        },
        callUp(at, shown),
      )
      if (isGood) {
        setSending(idle)
        change({ step: 2, cartText: '', cartFields: found })
        return
      }
      const sentence = new DOMParser().parseFromString(got.text, 'text/html').querySelector('main')?.textContent ?? ''
      const title = `HTTP ${got.status}`
      setSending({ ...idle, answer: { isGood, title, sentence: sentence.trim(), hint: '', startUrl: undefined } })
    } catch (error) {
      if (error instanceof SimulatorFailed && error.isOver) setOver(true)
      setSending({ ...idle, failure: error instanceof Error ? error.message : 'It could not be sent.' })
    }
  }
  /** Lists a call-up that the browser sends by itself. */
  const listCallUp = (fields: readonly FormPair[]) => list(callUp(new Date().toISOString(), fields))
  return { tour, change, goTo, sending, isOver, sendDocument, sendSearch, listCallUp }
}

/** The tour with what can be done in it. */
export type TourActions = ReturnType<typeof useTour>

type Shown = Pick<SimulatedMessage, 'at' | 'title' | 'text'> & { readonly verdict: DtdVerdict }

const sent = (message: Shown): SimulatedMessage => ({ ...message, id: crypto.randomUUID(), direction: 'sent' })

const unchecked: DtdVerdict = { is: 'unchecked', because: 'OCI has no document type.' }
const callUp = (at: string, fields: readonly FormPair[]): SimulatedMessage => ({
  ...sent({ at, title: 'OCI call-up', text: '', verdict: unchecked }),
  fields,
})

const received = (message: Shown, { ms, status }: { ms: number; status: number }): SimulatedMessage => ({
  ...message,
  id: crypto.randomUUID(),
  direction: 'received',
  ms,
  status,
})

const ways = {
  'cxml-urlencoded': 'through the browser, cxml-urlencoded',
  'cxml-base64': 'through the browser, cxml-base64',
  oci: 'through the browser, by OCI',
  post: 'from the portal',
} as const

/** With the messages that are not in the list yet; a cart leads to its step. */
function withReceived(tour: Tour, all: readonly ReceivedMessage[]): Tour {
  const fresh = all.filter(({ id }) => !tour.seen.includes(id))
  if (fresh.length === 0) return tour
  const messages = fresh
    .map(({ id, at, by, text, fields, verdict }): SimulatedMessage => {
      const title = by === 'oci' ? 'NEW_ITEM fields' : titleOf(text)
      const isFromPortal = by === 'post'
      return { id, at, direction: 'received', title: `${title}, ${ways[by]}`, isFromPortal, text, fields, verdict }
    })
    .toReversed()
  const cart = fresh.findLast(({ by }) => by !== 'post')
  return {
    ...tour,
    seen: [...tour.seen, ...fresh.map(({ id }) => id)],
    messages: [...messages, ...tour.messages],
    ...(cart && { step: 2, cartText: cart.text, cartFields: cart.by === 'oci' ? cart.fields : undefined }),
  }
}
