import { useState } from 'react'
import { Button } from './button.tsx'
import { DialogWindow } from './dialog-window.tsx'
import { checkNumber } from './logic/check-number.ts'
import { NumberField } from './number-field.tsx'

/** Asks for the place of an entry in a sorted list, counted from 1. */
export function MoveToDialog({
  name,
  place,
  count,
  onMove,
  onClose,
}: {
  name: string
  /** Where it is now. */
  place: number
  count: number
  onMove: (place: number) => void
  onClose: () => void
}) {
  const [typed, setTyped] = useState(String(place))
  const isPlace = typed.trim() !== '' && checkNumber(typed, { min: 1, max: count, maxDp: 0 }) === undefined
  const move = () => isPlace && onMove(Number(typed))
  return (
    <DialogWindow
      title={`Move ${name}`}
      width={360}
      isOpen
      onClose={onClose}
      onSubmit={move}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" onPress={move} {...(!isPlace && { disabledReason: `Enter 1 to ${count}` })}>
            Move
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          move()
        }}
      >
        <NumberField
          label={`Place, 1 to ${count}`}
          value={typed}
          onChange={setTyped}
          min={1}
          max={count}
          maxDp={0}
          isRequired
        />
      </form>
    </DialogWindow>
  )
}
