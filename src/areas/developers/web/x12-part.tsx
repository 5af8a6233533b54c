import { ediScreen } from '#areas/edi/edi.addresses.ts'
import { Link } from '#browser/link.tsx'
import { CodeBlock } from './code-block.tsx'

const sample = `ST*850*0001~
BEG*00*SA*PO-77**20260302~
DTM*002*20260304~
N1*ST*Harbor Grill*92*0042~
PO1*1*2*CA*20**VN*0001001~
PO1*2*6*EA***VN*0001004~
CTT*2~
SE*8*0001~`

const documents = [
  [
    '850',
    'in',
    'Purchase order. BEG01 00; the ship-to as N1*ST with 92 and your code, or 91 and our number; items as VN, VP or VC; units CA, CS or EA.',
  ],
  ['TA1', 'out', 'Answers an interchange where ISA14 asks, and one whose envelope is wrong.'],
  ['997', 'out', 'Acknowledges every 850, with each segment and element at fault (AK3, AK4).'],
  ['855', 'out', 'Confirms the order as it was placed (BAK02 AD), or refuses it (RD).'],
  ['856', 'out', 'What was shipped of each line, once the truck is loaded.'],
  ['810', 'out', 'Each invoice of the order; TDS is its total to the cent.'],
] as const

/** NEXT-12: the X12 files of partners. */
export const X12Part = ({ isStaff }: { isStaff: boolean }) => (
  <>
    <p>
      Orders by X12 004010, exchanged as files: over your AS2 or SFTP server into folders of your own.{' '}
      {isStaff ? (
        <>
          Set a partner up under <Link href={ediScreen.at()}>EDI</Link>.
        </>
      ) : (
        'The distributor sets it up for you: ask your sales rep, and have your qualifier and id (ISA05, ISA06) at hand.'
      )}
    </p>
    <dl className="grid gap-2">
      {documents.map(([id, direction, text]) => (
        <div key={id} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3">
          <dt className="font-semibold">
            {id} <span className="text-13 font-normal text-muted">{direction}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <CodeBlock code={sample} label="850" title="850, from ST to SE" />
    <p className="text-13 text-muted">
      An order is placed as a whole or held: an unknown ship-to, item or unit, or a price that differs from the
      portal’s, is never changed silently. A PO number is taken once.
    </p>
  </>
)
