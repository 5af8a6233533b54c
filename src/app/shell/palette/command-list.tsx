/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the focus stays in the field, whose keys move
   through this list (the combobox pattern); no element of the browser's own does that */
import { Fragment, useEffect, useRef } from 'react'
import { Kbd } from '#ui/kbd.tsx'
import { keyCapsOf } from '#areas/help/web/public.tsx'
import type { Command } from './command.ts'

/** What was found, in its groups as they come. */
export function CommandList({
  id,
  commands,
  active,
  onActive,
  onChoose,
}: {
  id: string
  commands: readonly Command[]
  active: number
  onActive: (index: number) => void
  onChoose: (command: Command) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active, commands.length])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Found"
      className={`min-h-0 flex-1 overflow-y-auto p-1.5 ${commands.length === 0 ? 'hidden' : ''}`}
    >
      {[...new Set(commands.map(({ kind }) => kind))]
        .map((kind) => ({ kind, of: commands.filter((command) => command.kind === kind) }))
        .map(({ kind, of }) => (
          <div key={kind} role="group" aria-labelledby={`${id} ${kind}`.replaceAll(' ', '-')}>
            <div
              id={`${id} ${kind}`.replaceAll(' ', '-')}
              className="px-2.5 pt-2 pb-1 text-12 font-semibold text-muted"
            >
              {kind}
            </div>
            {of.map((command) => {
              const index = commands.indexOf(command)
              const { icon: Icon, label, detail, keys } = command
              return (
                <div
                  key={command.id}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  className={`option min-h-10! ${index === active ? 'bg-action-soft' : ''}`}
                  onMouseMove={() => index !== active && onActive(index)}
                  // The field would lose the focus before the click arrives.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(command)}
                >
                  <Icon size={16} aria-hidden className="shrink-0 text-muted" />
                  <span className="min-w-0 flex-1 truncate">{label}</span>
                  {detail && (
                    <span className="max-w-[68%] truncate text-12 text-muted max-md:max-w-[60%]">{detail}</span>
                  )}
                  {keys && (
                    <span className="flex shrink-0 gap-1 max-md:hidden" aria-hidden>
                      {keyCapsOf(keys)
                        .flat()
                        .map((cap) => (
                          <Fragment key={cap}>
                            <Kbd>{cap}</Kbd>
                          </Fragment>
                        ))}
                    </span>
                  )}
                </div>
              )
            })}
          </div>
        ))}
    </div>
  )
}
