import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import type { JsonSchema } from '../scripts/generate/document.ts'
import { generateGuards } from '../scripts/generate/guards.ts'
import { registry, type CallPath } from './gen/registry.ts'
import { applyGuard, type Guard } from './guard.ts'
import { specOf } from './testing/calls.ts'
import { FIGURES, HOSTILE, places, damagedCopies } from './testing/hostile.ts'
import { calls, document, valuesOf } from './testing/samples.ts'
import { cleanedContent, UNUSABLE } from './testing/cleaned.ts'

/** Values that JSON cannot hold or that the reader refuses; a guard stops them as well. */
const NOT_FINITE = [Number.NaN, Infinity, -Infinity]

/** Replacements for each value of a reply. Numbers that are too large to store have a test of their own. */
const WRONG = [...HOSTILE, ...FIGURES].map((text): unknown => JSON.parse(text.replace('1e309', '1e300')))

describe.each(calls.map((call) => [call.path as CallPath, call] as const))(
  'the guard of %s',
  (path, call) => {
    const { guard } = specOf(call)
    const samples = valuesOf(call.content)
      .map((value) => JSON.stringify(value))
      .filter((text) => cleanedContent(call, JSON.parse(text)) !== UNUSABLE)

    /** Applies the guard to a reply, and compares the remaining value with the document. */
    const checkCleaned = (reply: unknown): void => {
      const text = JSON.stringify(reply)
      const expected = cleanedContent(call, JSON.parse(text))
      const value: unknown = JSON.parse(text)
      const place = guard && applyGuard(guard, value)
      const found = place === undefined ? value : UNUSABLE
      if (!same(found, expected)) expect.fail(`${text}: ${show(found)}, expected ${show(expected)}`)
      if (found === UNUSABLE) return
      const { error } = registry[path].content.safeParse(found)
      if (error && !areNewValues(error.issues)) expect.fail(`${text}: ${error.message}`)
    }

    it('leaves every reply of the contract as it is', () => {
      fc.assert(
        fc.property(samples, (text) => {
          const leftOut: string[] = []
          const value: unknown = JSON.parse(text)
          const place = guard && applyGuard(guard, value, leftOut)
          return place === undefined && leftOut.length === 0 && same(value, JSON.parse(text))
        }),
        { numRuns: 40 },
      )
    })

    it('removes only what the contract says, for any wrong value at any place', () => {
      for (const wrong of WRONG) checkCleaned(wrong)
      fc.assert(
        fc.property(samples, (text) => {
          const reply: unknown = JSON.parse(text)
          for (const [owner, key] of places(reply)) {
            const kept = owner[key]
            for (const wrong of WRONG) {
              owner[key] = wrong
              checkCleaned(reply)
            }
            owner[key] = kept
          }
          for (const variant of damagedCopies(reply)) checkCleaned(variant)
        }),
        { numRuns: 3 },
      )
    })

    it('lets no figure through that is not finite', () => {
      fc.assert(
        fc.property(samples, (text) => {
          for (const wrong of NOT_FINITE) {
            const reply = { content: JSON.parse(text) as unknown }
            for (const [owner, key] of places(reply).toReversed()) {
              const kept = owner[key]
              owner[key] = wrong
              const copy = structuredClone(reply.content)
              owner[key] = kept
              if (
                guard &&
                applyGuard(guard, copy) === undefined &&
                registry[path].content.safeParse(copy).error
              )
                expect.fail(`${key} may be ${wrong}: ${text}`)
            }
          }
        }),
        { numRuns: 3 },
      )
    })
  },
)

type Issues = NonNullable<ReturnType<ZodMiniType['safeParse']>['error']>['issues']

/** Whether the full schema finds nothing but unknown values of enumerations. */
const areNewValues = (issues: Issues): boolean =>
  issues.every(
    (issue) =>
      issue.code === 'invalid_value' || (issue.code === 'invalid_union' && issue.errors.every(areNewValues)),
  )

/** Whether two values are equal as JSON. The order of fields does not matter. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b)
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))]
  return (
    Array.isArray(a) === Array.isArray(b) &&
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && same(value, right.get(key)))
  )
}

const show = (value: unknown) => (value === UNUSABLE ? 'unusable' : JSON.stringify(value))

describe('a guard', () => {
  const person: Guard = [
    'object',
    { name: 'text', fee: ['?', 'number'] },
    { note: 'text', tags: ['list', 'text'] },
  ]

  const proofs: Guard = ['object', {}, { face: 'flag', contacts: 'whole' }]

  it.each<[string, Guard, unknown, string]>([
    ['a whole value', 'text', 1, ''],
    ['a field', ['object', { amount: ['figure', 0, 1, /^0$/] }], {}, '.amount'],
    ['an optional field that its object depends on', person, { name: 'A', fee: 'free' }, '.fee'],
    [
      'a row of a complete list',
      ['object', { rows: ['complete', ['object', { day: ['whole', 1, 31] }]] }],
      { rows: [{ day: 1 }, { day: 32 }] },
      '.rows.1.day',
    ],
    ['the only row of a list', ['object', { rows: ['list', 'text'] }], { rows: [7] }, '.rows.0'],
    ['a value of a map', ['map', ['whole', 0, 5]], { a: 0, b: -1 }, '.b'],
    ['an object without any of its fields', ['some', proofs], { id: 7 }, ''],
    ['an object whose only field is wrong', ['some', proofs], { face: 'yes' }, ''],
    ['a field of an object that needs any', ['some', person], {}, '.name'],
  ])('says where %s is wrong', (_title, guard, value, place) => {
    expect(applyGuard(guard, value)).toBe(place)
  })

  it('takes an object with one of its fields, also when the field says that there is no value', () => {
    for (const value of [{ face: false }, { contacts: null }, { face: 'yes', contacts: 1 }])
      expect(applyGuard(['some', proofs], value)).toBeUndefined()
    expect(applyGuard(['?', ['some', proofs]], null)).toBeUndefined()
    expect(applyGuard(['?', ['some', proofs]], {})).toBe('')
  })

  it('removes what is optional, and names its place', () => {
    const value = [
      { name: 'A', note: null, tags: ['x', 0, 'y'], more: 1 },
      { name: 7 },
      { name: 'B', fee: 1, note: ['z'], tags: 'x' },
    ]
    const leftOut: string[] = []
    expect(applyGuard(['list', person], value, leftOut)).toBeUndefined()
    expect(value).toEqual([
      { name: 'A', note: null, tags: ['x', 'y'], more: 1 },
      { name: 'B', fee: 1 },
    ])
    expect(leftOut).toEqual(['.0.tags.1', '.1.name', '.2.note', '.2.tags'])
  })

  it.each([1, 12n, true, null, undefined, {}, [], 'null', ' undefined ', 'NaN', '每月[object Object]日'])(
    'takes %s for no text',
    (value) => {
      expect(applyGuard('text', value)).toBe('')
    },
  )

  it.each(['', '0', 'nullable', 'NaNa', '空'])('accepts %o as a text', (value) => {
    expect(applyGuard('text', value)).toBeUndefined()
  })

  it('accepts neither texts nor numbers as a flag', () => {
    for (const value of ['true', 'false', 0, 1, null]) expect(applyGuard('flag', value)).toBe('')
    for (const value of [true, false]) expect(applyGuard('flag', value)).toBeUndefined()
  })

  it('accepts a number as an id, unless it is too large to be exact', () => {
    for (const value of ['a', '', 0, -1, 2 ** 53 - 1]) expect(applyGuard('id', value)).toBeUndefined()
    for (const value of [2 ** 53, 1.5, {}, true, 'null']) expect(applyGuard('id', value)).toBe('')
  })

  it('stops a number that is not finite', () => {
    const guards: Guard[] = [
      'number',
      'whole',
      'id',
      ['number', 0, 1],
      ['whole', 0, 1],
      ['figure', 0, 1, /0/],
    ]
    for (const guard of guards) for (const value of NOT_FINITE) expect(applyGuard(guard, value)).toBe('')
  })
})

describe('the generator refuses', () => {
  const [sample] = calls
  const generate = (content: JsonSchema) =>
    sample && generateGuards(document, [{ ...sample, content }, ...calls])
  const yuan = { $ref: '#/components/schemas/Yuan' }

  it.each<[string, JsonSchema, RegExp]>([
    ['a figure that may be missing but not null', { type: 'object', properties: { sum: yuan } }, /"sum" has/],
    [
      'a figure that may be null but not missing',
      {
        type: 'object',
        required: ['sum'],
        properties: { sum: { anyOf: [yuan, { type: 'null' }] } },
      },
      /"sum" has/,
    ],
    [
      'a choice between objects',
      { anyOf: [{ type: 'object' }, { type: 'object', properties: {} }] },
      /choice between object, object/,
    ],
    [
      'a choice between two texts',
      { anyOf: [{ type: 'string' }, { type: 'string', pattern: '^1$' }] },
      /choice between string, string/,
    ],
  ])('%s', (_title, content, message) => {
    expect(() => generate(content)).toThrow(message)
  })
  it.each<[string, JsonSchema, RegExp]>([
    [
      'a field that is needed anyway',
      { type: 'object', required: ['sum'], properties: { sum: { ...yuan, 'x-wrong-takes': 'owner' } } },
      /M\.sum: x-wrong-takes can say nothing/,
    ],
    [
      'an optional text as what can be missed, which it is',
      {
        type: 'object',
        properties: { hint: { anyOf: [{ type: 'string' }, { type: 'null' }], 'x-wrong-takes': 'nothing' } },
      },
      /M\.hint: x-wrong-takes can be "owner"/,
    ],
    ['a model as what takes its owner', { type: 'object', 'x-wrong-takes': 'owner' }, /M: a model is marked/],
    [
      'a content as one that may be empty, which has a field that is needed',
      { type: 'object', required: ['sum'], properties: { sum: yuan }, 'x-may-be-empty': true },
      /M: x-may-be-empty is for/,
    ],
    [
      'a part of a content as one that may be empty',
      { type: 'object', 'x-may-be-empty': true },
      /M: x-may-be/,
    ],
    ['a text as a row', { type: 'string', 'x-wrong-takes': 'list' }, /M: a model is marked/],
  ])('a mark on %s', (_title, model, message) => {
    const { components } = document
    const marked = {
      ...document,
      components: { ...components, schemas: { ...components.schemas, M: model } },
    }
    expect(() => generateGuards(marked, calls)).toThrow(message)
  })
})
