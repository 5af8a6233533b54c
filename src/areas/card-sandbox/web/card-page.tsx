import { useEffect, useRef, useState } from 'react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { CardEntryAnswer, CardEntryRequest } from '../card-entry.ts'
import { testCards } from '../test-cards.ts'
import { checkCardFields, type CardFields, type CardProblems, monthOf, schemeOf } from './check-card-fields.ts'
import { readPageFacts, report } from './read-page-facts.ts'

const ended = 'This card entry has ended. Go back and start again.'
const noAnswer = 'The card processor does not answer. Please try again.'
const empty: CardFields = { name: '', number: '', expiry: '', cvv: '', postalCode: '' }

/** Digits in groups as they stand on the card. */
const grouped = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(0, 19)
  const gaps = schemeOf(digits)?.gaps ?? [4, 8, 12]
  return Array.from(digits, (digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('')
}

async function authorize(card: CardEntryRequest): Promise<CardEntryAnswer> {
  const none = { utaTokenId: '', utaCustomerId: '' }
  try {
    const answer = await fetch('/authorize', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
    })
    if (answer.status === 410) return { status: 'ENDED', message: ended, isOver: true, ...none }
    if (!answer.ok) return { status: 'ERROR', message: noAnswer, isOver: false, ...none }
    return (await answer.json()) as CardEntryAnswer
  } catch {
    return { status: 'ERROR', message: noAnswer, isOver: false, ...none }
  }
}

/**
 * PROFILE-6: the sandbox's card form, in a frame of the portal; it reports how it ended to the
 * portal's origin alone.
 */
export function CardPage() {
  const [facts] = useState(readPageFacts)
  const [fields, setFields] = useState(empty)
  const [problems, setProblems] = useState<CardProblems>({})
  const [answer, setAnswer] = useState<CardEntryAnswer>()
  const [isAsking, setAsking] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const reportHeight = () => report(facts, { type: 'card-page', height: page.current?.offsetHeight ?? 0 })
    const watch = new ResizeObserver(reportHeight)
    if (page.current) watch.observe(page.current)
    // A frame that is not seen yet is not watched either.
    reportHeight()
    return () => watch.disconnect()
  }, [facts])
  const change = (change: CardFields | Partial<CardFields>) => {
    setFields({ ...fields, ...change })
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in change))))
  }
  const submit = async () => {
    const found = checkCardFields(fields)
    setProblems(found)
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    if (isAsking) return
    setAsking(true)
    const { name, cvv, postalCode } = fields
    const number = fields.number.replace(/\D/g, '')
    const answered = await authorize({
      token: facts.token,
      number,
      expires: monthOf(fields.expiry) ?? '',
      cvv,
      postalCode,
      name,
    })
    setAsking(false)
    setAnswer(answered)
    // The code is not kept for another try.
    setFields({ ...fields, cvv: '' })
    report(facts, { type: 'card-entry', ...answered })
  }
  const isAccepted = answer !== undefined && answer.utaTokenId !== ''
  const scheme = schemeOf(fields.number.replace(/\D/g, ''))
  return (
    <div ref={page} className="grid grid-cols-[minmax(0,1fr)] gap-3 p-1">
      {!facts.returnOrigin ? (
        <Banner tone="danger">{ended}</Banner>
      ) : isAccepted ? (
        <Banner tone="info">The card was accepted.</Banner>
      ) : (
        <form
          ref={form}
          noValidate
          autoComplete="on"
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <TextField
            label="Name on card"
            isRequired
            autoComplete="cc-name"
            maxLength={255}
            value={fields.name}
            onChange={(name) => change({ name })}
            error={problems.name}
          />
          <TextField
            label="Card number"
            isRequired
            autoComplete="cc-number"
            maxLength={24}
            value={fields.number}
            onChange={(number) => change({ number: grouped(number) })}
            error={problems.number}
            hint={scheme && fields.number.length > 2 ? scheme.niceType : undefined}
          />
          <div className="grid grid-cols-2 items-start gap-3 min-[420px]:grid-cols-3">
            <TextField
              label="Expires (MM/YY)"
              isRequired
              autoComplete="cc-exp"
              maxLength={9}
              value={fields.expiry}
              onChange={(expiry) => change({ expiry: slashed(expiry, fields.expiry) })}
              error={problems.expiry}
            />
            <TextField
              label={scheme?.code.name === 'CID' ? 'Security code (CID)' : 'Security code'}
              isRequired
              autoComplete="cc-csc"
              type="password"
              maxLength={scheme?.code.size ?? 4}
              onlyNumbers
              value={fields.cvv}
              onChange={(cvv) => change({ cvv })}
              error={problems.cvv}
            />
            <TextField
              label="Postal code"
              isRequired
              autoComplete="billing postal-code"
              maxLength={12}
              value={fields.postalCode}
              onChange={(postalCode) => change({ postalCode })}
              error={problems.postalCode}
            />
          </div>
          {answer?.isOver && <Banner tone="warning">{ended}</Banner>}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span className="text-12 text-muted">Larder never sees the card number.</span>
            <Button
              type="submit"
              variant="primary"
              isPending={isAsking}
              disabledReason={answer?.isOver ? ended : undefined}
            >
              {facts.isPaying ? 'Pay with this card' : 'Save card'}
            </Button>
          </div>
        </form>
      )}
      {facts.returnOrigin && !isAccepted && <TestCards />}
    </div>
  )
}

/** '083' -> '08/3'; deleting goes over the slash. */
const slashed = (text: string, before: string): string => {
  const isLonger = text.length > before.length
  return isLonger && /^\d{2}$/.test(text) ? `${text}/` : isLonger ? text.replace(/^(\d{2})(\d)/, '$1/$2') : text
}

/** The sandbox takes no other cards. */
const TestCards = () => (
  <Disclosure title="Sandbox: test cards">
    <p className="pb-1 text-12 text-muted">Any date in the future, any code.</p>
    <ul className="grid gap-x-6 gap-y-0.5 text-13 md:grid-cols-2">
      {testCards.map(({ number, name }) => (
        <li key={number} className="flex flex-wrap justify-between gap-x-3">
          <span>{name}</span>
          <span className="figures text-muted">{number}</span>
        </li>
      ))}
    </ul>
  </Disclosure>
)
