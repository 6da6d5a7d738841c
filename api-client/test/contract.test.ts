import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDocument, readCalls } from '../scripts/generate/document.ts'
import * as functions from '../src/gen/calls.ts'
import { registry, type CallPath } from '../src/gen/registry.ts'
import { calls, valuesOf } from './support/samples.ts'

const packageRoot = dirname(import.meta.dirname)

describe('the generated files', () => {
  it('are what the contract says', () => {
    const output = execFileSync(process.execPath, [join(packageRoot, 'scripts/generate.ts'), '--check'], {
      encoding: 'utf8',
    })
    expect(output).toMatch(/up to date/)
  })

  it('hold a function and a registry entry for every call of the document', () => {
    expect(Object.keys(registry)).toEqual(calls.map((call) => call.path))
    for (const call of calls) {
      const helper = `${call.name}${call.outcome === 'read' ? 'Query' : 'Mutation'}`
      expect(functions).toHaveProperty(call.name, expect.any(Function))
      expect(functions).toHaveProperty(helper, expect.any(Function))
    }
  })

  it.each(calls.map((call) => [call.path as CallPath, call] as const))(
    '%s: zod and OpenAPI allow the same',
    (path, call) => {
      const { request, content } = registry[path]
      const property = (schema: typeof request) => (value: unknown) => {
        const checked = schema.safeParse(JSON.parse(JSON.stringify(value)))
        expect(checked.error?.issues ?? []).toEqual([])
      }
      fc.assert(fc.property(valuesOf(call.request), property(request)), { numRuns: 50 })
      fc.assert(fc.property(valuesOf(call.content), property(content)), { numRuns: 50 })
    },
  )
})

describe('the calls', () => {
  it('that move money are never repeated by the transport and have a key', () => {
    expect(registry['cash/publishV2']).toMatchObject({
      outcome: 'write',
      attempts: 1,
      session: true,
      idempotencyKey: 'serialNumber',
    })
  })

  it('that change something are sent once, but for the consent', () => {
    const repeated = calls.filter((call) => call.outcome === 'write' && call.attempts > 1)
    expect(repeated.map((call) => [call.path, call.attempts])).toEqual([['other/agreementrecord', 4]])
  })

  it('that read are sent at most three times', () => {
    const attempts = calls.filter((call) => call.outcome === 'read').map((call) => call.attempts)
    expect(Math.max(...attempts)).toBeLessThanOrEqual(3)
  })

  it('never log what names a person', () => {
    const personal = /mobile|code$|token|card|name$|idnumber|address|amount/i
    const allowed = ['loanUseCode', 'subLoanUseCode', 'agreementName', 'pageName']
    const logged = calls.flatMap((call) => call.log)
    expect(logged.filter((field) => personal.test(field) && !allowed.includes(field))).toEqual([])
  })
})

describe('the generator refuses', () => {
  const document = (operation: string) =>
    parseDocument(`
openapi: 3.1.0
info: {}
components: { schemas: { Ask: { type: object, properties: { a: { type: string } } } } }
paths:
  /api/x/y:
    post:
      summary: s
      description: d
      ${operation}
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Ask' } } } }
      responses:
        '200': { content: { application/json: { schema: { properties: { Content: { type: string } } } } } }
`)

  it.each([
    ['a call without an outcome', 'x-attempts: 1', /x-outcome is missing/],
    ['a key that is no field', '{ x-outcome: write, x-idempotency-key: b }', /"b"/],
    ['a log field that is no field', '{ x-outcome: write, x-log: [b] }', /"b"/],
  ])('%s', (_title, operation, message) => {
    const text = operation.startsWith('{')
      ? operation.slice(1, -1).trim().split(', ').join('\n      ')
      : operation
    expect(() => readCalls(document(text))).toThrow(message)
  })

  it('nothing that is in order', () => {
    expect(readCalls(document('x-outcome: read'))).toMatchObject([
      { path: 'x/y', name: 'xY', typeName: 'XY', attempts: 1, session: true, content: { type: 'string' } },
    ])
  })
})
