import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { DtdValidator, XmlDocument, XmlDtd, XmlValidateError } from 'libxml2-wasm'
import type { DtdVerdict } from '../simulated.ts'
import type { DtdReply, DtdRequest } from './dtd-request.ts'

// Validates beside the event loop: reading a definition takes a tenth of a second.
const port = parentPort!
const definitions = new Map<string, DtdValidator>()

function validatorOf(path: string): DtdValidator {
  const known = definitions.get(path)
  if (known) return known
  const made = new DtdValidator(XmlDtd.fromString(readFileSync(path, 'utf8')))
  definitions.set(path, made)
  return made
}

function judge({ text, path, name }: DtdRequest): DtdVerdict {
  const validator = validatorOf(path)
  const document = XmlDocument.fromString(text)
  try {
    validator.validate(document)
    return { is: 'valid', dtd: name }
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error
    const problems = error.details.map(({ message, line }) => `Line ${line}: ${message.trim()}`)
    return { is: 'invalid', dtd: name, problems: [...new Set(problems)].slice(0, 20) }
  } finally {
    document.dispose()
  }
}

port.on('message', (request: DtdRequest) => {
  let verdict: DtdVerdict
  try {
    verdict = judge(request)
  } catch (error) {
    verdict = { is: 'unchecked', because: `It could not be validated: ${error instanceof Error ? error.message : ''}` }
  }
  const reply: DtdReply = { id: request.id, verdict }
  port.postMessage(reply)
})
