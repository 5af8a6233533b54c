import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { TextArea } from '#ui/text-area.tsx'

/** PUNCH-5: the document that will be sent, to be read and, for a try, changed. */
export function DocumentField({
  text,
  edited,
  onEdit,
}: {
  /** As the choices make it. */
  text: string
  /** As the person wrote it; undefined while nothing was changed. */
  edited: string | undefined
  onEdit: (text: string | undefined) => void
}) {
  return (
    <Disclosure title={edited === undefined ? 'The document' : 'The document, changed by you'}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <TextArea
          label="cXML"
          hint="**** is replaced by the secret when it is sent."
          value={edited ?? text}
          onChange={onEdit}
          rows={14}
          maxLength={1_000_000}
        />
        {edited !== undefined && (
          <div>
            <Button onPress={() => onEdit(undefined)}>Undo my changes</Button>
          </div>
        )}
      </div>
    </Disclosure>
  )
}
