import type { ReactNode, RefCallback } from 'react'

/** A form around its fields. */
interface Around {
  /** The focus looks for the first wrong field in the element. */
  attach: RefCallback<HTMLElement>
  submit: () => void
}

/** The `form` element of a form on the page. */
export function FormFrame({
  form: { attach, submit },
  label,
  className,
  children,
}: {
  form: Around
  label?: string
  className: string
  children: ReactNode
}) {
  return (
    <form
      ref={attach}
      noValidate
      {...(label && { 'aria-label': label })}
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {children}
    </form>
  )
}

/** The same in a dialog, which sends the form itself: by its button or Ctrl+Enter. */
export const FormBody = ({
  form: { attach },
  className = 'contents',
  children,
}: {
  form: Pick<Around, 'attach'>
  className?: string
  children: ReactNode
}) => (
  <div ref={attach} className={className}>
    {children}
  </div>
)
