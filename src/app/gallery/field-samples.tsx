import { useState } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { DateField } from '#ui/date-field.tsx'
import { MultiSelect } from '#ui/multi-select.tsx'
import { NumberField } from '#ui/number-field.tsx'
import { QuantityInput } from '#ui/quantity-input.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Toggle } from '#ui/toggle.tsx'
import { Upload } from '#ui/upload.tsx'
import { UploadSeveral } from '#ui/upload-several.tsx'
import { Group, Sample } from './sample.tsx'

const types = [
  { value: 'regular', label: 'Regular Delivery' },
  { value: 'will-call', label: 'Will Call' },
  { value: 'long', label: 'A rather long order type that does not fit its field at all' },
]

const routePattern = { matches: /[A-Z]{2}\d{3}/, message: 'Two letters and three digits, such as NV104' }

/** All fields for typing and choosing. */
export function FieldSamples() {
  const [text, setText] = useState('WEEKLY')
  const [pictures, setPictures] = useState<readonly string[]>([])
  const [guests, setGuests] = useState('4')
  const [number, setNumber] = useState('12.5')
  const [quantity, setQuantity] = useState(12)
  const [type, setType] = useState<string | null>('regular')
  const [date, setDate] = useState<string | null>('2026-11-24')
  const [several, setSeveral] = useState<readonly string[]>(['regular'])
  const [isOn, setOn] = useState(true)
  return (
    <Group title="Fields">
      <Sample name="Text field">
        <TextField label="PO No" value={text} onChange={setText} maxLength={15} hint="Up to 15 characters" />
      </Sample>
      <Sample name="Text field, required with error">
        <TextField label="First name" value="" onChange={setText} isRequired error="Required" />
      </Sample>
      <Sample name="Text field, disabled">
        <TextField label="Email" value="chef@harborbistro.example" onChange={setText} isDisabled />
      </Sample>
      <Sample name="Number field with limits">
        <NumberField label="Yield" value={number} onChange={setNumber} max={100} maxDp={2} unit="%" />
      </Sample>
      <Sample name="Number field above its limit">
        <NumberField label="Yield" value="120" onChange={setNumber} max={100} unit="%" />
      </Sample>
      <Sample name="Number field with what is no number">
        <NumberField label="Yield" value="12,5" onChange={setNumber} max={100} unit="%" />
      </Sample>
      <Sample name="Text field with a pattern">
        <TextField label="Route" value={text} onChange={setText} pattern={routePattern} />
      </Sample>
      <Sample name="Text field with a minimum">
        <TextField label="Guests" value={guests} onChange={setGuests} onlyNumbers min={10} />
      </Sample>
      <Sample name="Quantity inputs">
        <span className="flex items-center gap-3">
          <QuantityInput label="Cases" value={quantity} max={9999} unit="CS" onChange={setQuantity} />
          <QuantityInput label="Eaches" value={0} max={9999} unit="EA" onChange={setQuantity} isDisabled />
          <QuantityInput label="Dense" value={3} max={9999} size="dense" onChange={setQuantity} />
        </span>
      </Sample>
      <Sample name="Select">
        <Select label="Order Type" options={types} value={type} onChange={setType} isRequired />
      </Sample>
      <Sample name="Select, empty with error">
        <Select label="Order Type" options={types} value={null} onChange={setType} error="Required" />
      </Sample>
      <Sample name="Multi-select">
        <MultiSelect
          label="Status"
          options={[{ value: 'ALL', label: 'ALL' }, ...types]}
          chosen={several}
          onChange={setSeveral}
          max={2}
        />
      </Sample>
      <Sample name="Date field">
        <DateField
          label="Delivery Date"
          value={date}
          onChange={setDate}
          min="2026-11-20"
          max="2027-02-20"
          isHighlighted={(day) => new Date(day).getUTCDay() % 2 === 1}
        />
      </Sample>
      <Sample name="Checkbox, toggle">
        <Checkbox isSelected={isOn} onChange={setOn}>
          Stay signed in
        </Checkbox>
        <Checkbox isSelected={false} isIndeterminate onChange={setOn}>
          Some of them
        </Checkbox>
        <Checkbox isSelected={false} onChange={setOn} isRequired error="Required">
          I have read the terms
        </Checkbox>
        <Toggle isSelected={isOn} onChange={setOn}>
          Visible to customer
        </Toggle>
        <Toggle isSelected={false} onChange={setOn} error="Required">
          I have read the terms
        </Toggle>
      </Sample>
      <Sample name="Radio group">
        <RadioGroup label="Type" choices={types} value={type} onChange={setType} />
      </Sample>
      <Sample name="Upload">
        <Upload label="Choose a picture" limitKb={10_240} onFile={() => undefined} />
      </Sample>
      <Sample name="Upload of several">
        <UploadSeveral label="Choose pictures" onFiles={(files) => setPictures(files.map(({ name }) => name))} />
        {pictures.length > 0 && <p className="text-13">{pictures.join(', ')}</p>}
      </Sample>
    </Group>
  )
}
