import { Button } from '#ui/button.tsx'
import { goodsText } from '../rules/describe-check.ts'
import { contentOf, sumContents } from '../rules/merge-receipt.ts'
import type { LineState } from './receipt-log.ts'
import type { ReceiptSession } from './receipt-session.ts'

/** NEXT-6: two people found different things of a line: one of them holds, or they add up. */
export function DecideLine({
  session,
  state,
  mayCheck,
}: {
  session: ReceiptSession
  state: LineState
  mayCheck: boolean
}) {
  const found = state.groups.map((group) => ({
    content: contentOf(group),
    names: [...new Set(group.map(({ byName, isOwn }) => (isOwn ? 'you' : byName)))].join(' and '),
  }))
  const both = sumContents(found.map(({ content }) => content))
  return (
    <section aria-label="Decide what came" className="grid gap-2">
      <p>Two people checked this line without knowing of each other. What holds?</p>
      {found.map(({ content, names }) => (
        <Button
          key={names + goodsText({ ...content })}
          isWide
          isDisabled={!mayCheck}
          onPress={() => session.check(state.itemNumber, content)}
        >
          {`${goodsText(content)}, found by ${names}`}
        </Button>
      ))}
      <Button isWide isDisabled={!mayCheck} onPress={() => session.check(state.itemNumber, both)}>
        {`Both, ${goodsText(both)} in all`}
      </Button>
    </section>
  )
}
