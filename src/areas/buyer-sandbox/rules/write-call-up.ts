import type { FormPair } from '#areas/oci/oci.ts'
import type { SimulatorFacts } from '#areas/punchout-settings/simulator-facts.ts'
import { secretMask } from '../simulated.ts'

/** What SAP may ask a catalogue for, with what a person reads. */
export const ociFunctions = [
  { value: '', label: 'Shop' },
  { value: 'DETAIL', label: 'Show an item (DETAIL)' },
  { value: 'VALIDATE', label: 'Check an item (VALIDATE)' },
  { value: 'BACKGROUND_SEARCH', label: 'Search in the background (BACKGROUND_SEARCH)' },
] as const
/** One of them. */
export type OciFunctionName = (typeof ociFunctions)[number]['value']

/** What the person chooses of a call-up. */
export interface CallUpChoices {
  readonly asks: OciFunctionName
  readonly productId: string
  readonly quantity: string
  readonly words: string
  readonly returnUrl: string
}

/**
 * PUNCH-5: the fields by which SAP calls up the catalogue; the secret is put in when they are sent.
 */
export function writeCallUp(facts: Pick<SimulatorFacts, 'senderIdentity'>, choices: CallUpChoices): FormPair[] {
  const { asks, productId, quantity, words } = choices
  const isAboutItem = asks === 'DETAIL' || asks === 'VALIDATE'
  const more: FormPair[] = [
    ['FUNCTION', asks],
    ['PRODUCTID', isAboutItem ? productId.trim() : ''],
    ['QUANTITY', asks === 'VALIDATE' ? quantity.trim() : ''],
    ['SEARCHSTRING', asks === 'BACKGROUND_SEARCH' ? words.trim() : ''],
  ]
  return [
    ['USERNAME', facts.senderIdentity],
    ['PASSWORD', secretMask],
    ['HOOK_URL', choices.returnUrl],
    ['~OkCode', 'ADDI'],
    ['~TARGET', '_self'],
    ['~CALLER', 'CTLG'],
    ['OCI_VERSION', '4.0'],
    ['http_content_charset', 'utf-8'],
    ...more.filter(([, value]) => value !== ''),
  ]
}

/** The fields with the secret, as they travel. */
export const withPassword = (fields: readonly FormPair[], secret: string): FormPair[] =>
  fields.map(([name, value]) => [name, name === 'PASSWORD' && value === secretMask ? secret.trim() : value])
