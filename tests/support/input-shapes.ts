import { z } from 'zod'

/** The subset of JSON Schema that inputs use. */
export interface Shape {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly description?: string
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  /** Of a list with a fixed number of entries: each of them. */
  readonly prefixItems?: readonly Shape[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Shape>>
}

/** The path of a value in an input. */
export type Path = readonly (string | number)[]

const shapes = new WeakMap<z.ZodType, Shape>()

/** The shape of a schema's values, with references resolved. */
export function shapeOf(schema: z.ZodType): Shape {
  const known = shapes.get(schema) ?? readShape(schema)
  shapes.set(schema, known)
  return known
}

function readShape(schema: z.ZodType): Shape {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  const inPlace = (shape: Shape): Shape => {
    const { $ref, ...own } = shape
    const found = $ref ? { ...root.$defs![$ref.split('/').at(-1)!]!, ...own } : own
    const { properties, items, prefixItems, anyOf, oneOf, ...rest } = found
    const choices = (anyOf ?? oneOf)?.filter(({ type }) => type !== 'null').map(inPlace)
    return {
      ...rest,
      ...(properties && {
        properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, inPlace(each)])),
      }),
      ...(items && { items: inPlace(items) }),
      ...(prefixItems && {
        prefixItems: prefixItems.map(inPlace),
        minItems: prefixItems.length,
        maxItems: prefixItems.length,
      }),
      ...(choices && (choices.length === 1 ? choices[0] : { anyOf: choices })),
    }
  }
  return inPlace(root)
}

/**
 * Every text, number, boolean and list of a shape; of a list the first entry, of a union every
 * member.
 */
export function leavesOf(shape: Shape, path: Path = []): { path: Path; shape: Shape }[] {
  if (shape.anyOf) return shape.anyOf.flatMap((choice) => leavesOf(choice, path))
  if (shape.properties) {
    return Object.entries(shape.properties).flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
  }
  if (shape.prefixItems) return shape.prefixItems.flatMap((inner, index) => leavesOf(inner, [...path, index]))
  const own = path.length > 0 ? [{ path, shape }] : []
  return shape.items ? [...own, ...leavesOf(shape.items, [...path, 0])] : own
}

/** A valid input with every optional field set; of each union the member that has the path. */
export const validInput = (schema: z.ZodType, path: Path = []): unknown => valueOf(shapeOf(schema), '', path)

function valueOf(shape: Shape, name = '', path: Path = []): unknown {
  if ('const' in shape) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf) return valueOf(shape.anyOf.find((choice) => has(choice, path)) ?? shape.anyOf[0]!, name, path)
  if (shape.properties) {
    const restFor = (key: string) => (path[0] === key ? path.slice(1) : [])
    return Object.fromEntries(
      Object.entries(shape.properties).map(([key, inner]) => [key, valueOf(inner, key, restFor(key))]),
    )
  }
  if (shape.prefixItems)
    return shape.prefixItems.map((inner, index) => valueOf(inner, name, path[0] === index ? path.slice(1) : []))
  if (shape.type === 'array') return shape.items ? [valueOf(shape.items, name, path.slice(1))] : []
  if (shape.type === 'boolean') return true
  if (shape.type === 'number' || shape.type === 'integer') return Math.max(shape.minimum ?? 1, 1)
  return textOf(shape, name)
}

/** True when a shape has something at a path. */
function has(shape: Shape, [first, ...rest]: Path): boolean {
  if (first === undefined) return true
  if (shape.anyOf) return shape.anyOf.some((choice) => has(choice, [first, ...rest]))
  const inner = typeof first === 'number' ? (shape.prefixItems?.[first] ?? shape.items) : shape.properties?.[first]
  return inner !== undefined && has(inner, rest)
}

/** Texts that must satisfy a specific rule, by field name. */
const known: Readonly<Record<string, string>> = {
  accountNo: '12345678',
  auth: 'A'.repeat(22),
  p256dh: 'A'.repeat(87),
  billTo: '0000100',
  invoiceNumber: '1',
  invoiceNumbers: '1',
  delivery: 'I-1',
  newPassword: 'Correct-Horse-9',
  routingNo: '021000021',
  cartTypes: 'external',
  food: 'tomato',
  ownerships: 'OwnedByMe',
  scales: '24',
  scope: 'L',
  soTypes: 'shed',
  statuses: 'Placed',
  paymentStatuses: 'paid',
  creditTypes: 'credit',
  verificationCode: '123456',
  currentPhoneCode: '123456',
}

function textOf({ format, pattern, description = '', minLength = 1, maxLength = 100 }: Shape, name: string): string {
  if (description.startsWith('Credit states')) return 'approved'
  if (description.startsWith('Scales by id')) return '018f0000-0000-7000-8000-00000000dead@24'
  if (known[name] !== undefined && !pattern?.includes('/')) return known[name]
  if (format === 'uuid') return '018f0000-0000-7000-8000-00000000dead'
  if (format === 'date') return '2026-03-05'
  if (format === 'date-time') return '2026-03-05T12:00:00Z'
  if (description.startsWith('Ids')) return '018f0000-0000-7000-8000-00000000dead'
  if (description.startsWith('Division and number')) return 'NLV-0000101'
  if (description.startsWith('Division')) return 'NLV'
  if (description.startsWith('Credit code')) return 'SHORT'
  if (description.includes('number')) return '0000101'
  if (pattern?.includes('\\/')) return 'NLV/0000100'
  if (pattern?.includes('\\d') || pattern?.includes('\\w') || pattern?.includes('0-9')) return '1'
  return 'Hello there'.slice(0, maxLength).padEnd(minLength, 'x')
}

/** The same input with another value at one path; undefined removes the field. */
export function replaceAt(input: unknown, path: Path, value: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return value
  const copy = (
    Array.isArray(input) ? [...input] : typeof first === 'number' ? [] : { ...(input as object) }
  ) as Record<string | number, unknown>
  if (rest.length === 0 && value === undefined) delete copy[first]
  else copy[first] = replaceAt(copy[first], rest, value)
  return copy
}
