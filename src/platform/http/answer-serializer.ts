import buildSerializer, { type Schema } from 'fast-json-stringify'
import { z } from 'zod'
import type { Steps } from '#kit/steps.ts'
import { inSlices } from '../in-slices.ts'

type JsonSchema = Record<string, unknown>

const isNull = (schema: unknown) => (schema as JsonSchema | null)?.['type'] === 'null'

/**
 * `anyOf: [X, null]` makes the serialiser validate at run time; `nullable` is the same without that
 * price.
 */
function withPlainNulls({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  const choices = jsonSchema['anyOf']
  if (!Array.isArray(choices) || choices.length !== 2 || !choices.some(isNull)) return
  const value = choices.find((choice) => !isNull(choice)) as JsonSchema
  delete jsonSchema['anyOf']
  Object.assign(jsonSchema, value, { nullable: true })
}

type Write = (value: unknown) => string

/** Elements of a list that make a response one to write in slices: fewer are written at once. */
const longList = 500

interface LongWriters {
  /** The response without its lists. */
  readonly rest: Write
  /** An element of each list. */
  readonly lists: ReadonlyMap<string, Write>
}

interface Writers {
  readonly whole: Write
  /** Null for a response that is no object with lists. */
  readonly long: LongWriters | null
}

function buildFor(answer: z.ZodType): Writers {
  const schema: JsonSchema = z.toJSONSchema(answer, {
    io: 'output',
    target: 'draft-7',
    unrepresentable: 'any',
    // An empty registry: named schemas are written in place, since references defeat the null
    // shortcut.
    metadata: z.registry<{ id?: string }>(),
    override: withPlainNulls,
  })
  let long: LongWriters | null | undefined
  const whole = buildSerializer(schema as unknown as Schema)
  return {
    whole,
    get long() {
      if (long === undefined) long = buildLong(schema)
      return long
    },
  }
}

function buildLong(schema: JsonSchema): LongWriters | null {
  const properties = schema['properties'] as Readonly<Record<string, JsonSchema>> | undefined
  if (schema['type'] !== 'object' || !properties) return null
  const isList = ({ type, items, nullable }: JsonSchema) => type === 'array' && isElement(items) && nullable !== true
  const lists = Object.entries(properties).filter(([, property]) => isList(property))
  const names = new Set(lists.map(([name]) => name))
  const isKept = (name: string) => !names.has(name)
  const rest = {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isKept(name))),
    required: ((schema['required'] ?? []) as readonly string[]).filter(isKept),
  }
  return {
    rest: buildSerializer(rest as unknown as Schema),
    lists: new Map(lists.map(([name, { items }]) => [name, buildSerializer(items as Schema)])),
  }
}

/** One schema for every element. */
const isElement = (items: unknown): boolean => typeof items === 'object' && items !== null && !Array.isArray(items)

const built = new WeakMap<z.ZodType, Writers>()

/** Writes the answers of one schema as JSON. */
export interface AnswerSerializer {
  (value: unknown): string
  /** The same; lists of thousands are written in slices (PLAT-14). */
  readonly inSlices: (value: unknown) => Promise<string>
}

/**
 * A fast `JSON.stringify` for one answer. It writes declared fields only, so that nothing
 * undeclared can leak. Built at the first answer, which takes 1 to 3 ms: for all calls together it
 * was half of what a portal took to start.
 */
export function answerSerializer(answer: z.ZodType): AnswerSerializer {
  let writers: Writers | undefined
  const known = (): Writers => {
    if (!writers) built.set(answer, (writers = built.get(answer) ?? buildFor(answer)))
    return writers
  }
  const write = async (value: unknown): Promise<string> => {
    const { whole, long } = known()
    return isLong(value) && long ? inSlices(writeLong(value, long)) : whole(value)
  }
  return Object.assign((value: unknown) => known().whole(value), { inSlices: write })
}

const isLong = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((each) => Array.isArray(each) && each.length > longList)

/** It may pause after each element. */
function* writeLong(value: Readonly<Record<string, unknown>>, { rest, lists }: LongWriters): Steps<string> {
  const parts = [rest(value).slice(1, -1)]
  for (const [name, write] of lists) {
    const list = value[name]
    if (!Array.isArray(list)) continue
    const elements: string[] = []
    for (const element of list) {
      elements.push(write(element))
      yield
    }
    parts.push(`${JSON.stringify(name)}:[${elements.join(',')}]`)
  }
  return `{${parts.filter((part) => part !== '').join(',')}}`
}
