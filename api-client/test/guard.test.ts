import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JsonSchema } from '../scripts/generate/document.ts'
import { generateGuards } from '../scripts/generate/guards.ts'
import { registry, type CallPath } from '../src/gen/registry.ts'
import { findUnusable } from '../src/guard.ts'
import { specOf } from './support/calls.ts'
import { FIGURES, HOSTILE, places, spoilt } from './support/hostile.ts'
import { calls, document, valuesOf } from './support/samples.ts'
import { isUnusable } from './support/unusable.ts'

/** Values that JSON cannot carry or that the reader refuses; a guard stops them all the same. */
const NOT_FINITE = [Number.NaN, Infinity, -Infinity]

/** What stands in for one value after the other. Numbers too large for a computer are looked at by themselves. */
const WRONG = [...HOSTILE, ...FIGURES].map((text): unknown => JSON.parse(text.replace('1e309', '1e300')))

describe.each(calls.map((call) => [call.path as CallPath, call] as const))(
  'the guard of %s',
  (path, call) => {
    const { guard } = specOf(call)
    const stops = (value: unknown) => guard !== undefined && findUnusable(guard, value) !== undefined
    const agree = (value: unknown) => {
      const [byGuard, bySchema] = [stops(value), isUnusable(registry[path].content, value)]
      if (byGuard !== bySchema) expect.fail(`guard ${byGuard}, schema ${bySchema}: ${JSON.stringify(value)}`)
      return byGuard
    }
    const samples = valuesOf(call.content).map((value): unknown => JSON.parse(JSON.stringify(value)))

    it('lets every reply of the contract through', () => {
      fc.assert(
        fc.property(samples, (value) => !agree(value)),
        { numRuns: 40 },
      )
    })

    it('stops what the full schema calls unusable, and nothing else', () => {
      for (const wrong of WRONG) agree(wrong)
      fc.assert(
        fc.property(samples, (value) => {
          for (const [owner, key] of places(value)) {
            const kept = owner[key]
            for (const wrong of WRONG) {
              owner[key] = wrong
              agree(value)
            }
            owner[key] = kept
          }
          for (const variant of spoilt(value)) agree(variant)
        }),
        { numRuns: 8 },
      )
    })

    it('stops figures that are not finite wherever the schema does', () => {
      fc.assert(
        fc.property(samples, (value) => {
          for (const [owner, key] of places(value)) {
            const kept = owner[key]
            for (const wrong of NOT_FINITE) {
              owner[key] = wrong
              if (isUnusable(registry[path].content, value) && !stops(value))
                expect.fail(`${key} may be ${wrong}: ${JSON.stringify(value)}`)
            }
            owner[key] = kept
          }
        }),
        { numRuns: 8 },
      )
    })
  },
)

describe('a guard', () => {
  it.each([
    ['a whole value', ['text'], 1, ''],
    ['a field', ['object', { amount: ['figure', 0, 1, /^0$/] }], {}, '.amount'],
    [
      'an item',
      ['object', { rows: ['list', ['object', { day: ['number', 1, 31] }]] }],
      { rows: [{ day: 1 }, { day: 32 }] },
      '.rows.1.day',
    ],
    ['a value of a map', ['map', ['number', 0, 5]], { a: 0, b: -1 }, '.b'],
  ] as const)('says where %s is wrong', (_title, guard, value, place) => {
    expect(findUnusable(guard, value)).toBe(place)
  })

  it('stops a number that is not finite where there is a range', () => {
    for (const value of NOT_FINITE) {
      expect(findUnusable(['number', 0, 1], value)).toBe('')
      expect(findUnusable(['whole', 0, 1], value)).toBe('')
      expect(findUnusable(['figure', 0, 1, /0/], value)).toBe('')
    }
  })
})

describe('the generator refuses', () => {
  const [sample] = calls
  const generate = (content: JsonSchema) => sample && generateGuards(document, [{ ...sample, content }])
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
    ['a content that is a flag', { type: 'boolean' }, /no guard for the content/],
  ])('%s', (_title, content, message) => {
    expect(() => generate(content)).toThrow(message)
  })
})
