import type { ReactNode } from 'react'

/**
 * The form of one cell, around its field. Chromium's autofill reads every field of a form, and all
 * fields outside forms as if they were one, whenever the focus moves or a key is typed: 3 of the
 * 11 ms of a key in a grid of 60 fields (decision 18). Enter moves between cells and sends nothing.
 */
export function CellForm({ children }: { children: ReactNode }) {
  return (
    <form className="contents" onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  )
}
