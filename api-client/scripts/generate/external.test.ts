import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseDocument, readCalls, type JsonSchema } from './document.ts'
import { generateGuards } from './guards.ts'
import { withExternal } from './external.ts'
import { generateSchemas } from './schemas.ts'

const contract = readFileSync(join(import.meta.dirname, '../../contract/openapi.yaml'), 'utf8')

/**
 * A document as a provider's team might deliver it: OpenAPI 3.0 with its usual features, and paths below a server's
 * base.
 */
const MEMBERSHIP = `
openapi: 3.0.3
info: { title: Membership service, version: 7.2.0 }
servers: [{ url: 'https://gateway.example/api' }]
components:
  parameters:
    Page: { name: page, in: query, schema: { type: integer, format: int32, minimum: 1 } }
  schemas:
    Envelope:
      type: object
      properties: { Result: { type: integer }, ResultMessage: { type: string, nullable: true } }
    Bill:
      type: object
      required: [no, fee]
      properties:
        no: { type: string, minLength: 1, example: B1 }
        fee: { type: number, minimum: 0, format: double }
        paid: { type: boolean, default: false }
        next: { $ref: '#/components/schemas/Bill' }
        tags: { type: array, uniqueItems: true, items: { type: string, format: date-time } }
        kind: { type: string, nullable: true, enum: [month, year, null] }
    OpenRequest:
      allOf:
        - { $ref: '#/components/schemas/Base' }
        - { type: object, required: [serialNumber], properties: { serialNumber: { type: string } } }
    Base: { type: object, additionalProperties: false, properties: { channel: { type: string } } }
    Unused: { type: string }
paths:
  /member/open:
    post:
      operationId: openMembership
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/OpenRequest' } } } }
      responses:
        '200':
          description: ok
          content:
            application/json:
              schema:
                allOf:
                  - { $ref: '#/components/schemas/Envelope' }
                  - { type: object, properties: { Content: { $ref: '#/components/schemas/Bill' } } }
  /member/bills:
    get:
      summary: Bills of a membership
      parameters:
        - { $ref: '#/components/parameters/Page' }
        - { name: x-trace, in: header, schema: { type: string } }
      responses:
        default:
          description: ok
          content:
            '*/*':
              schema:
                type: object
                properties:
                  Content: { type: array, items: { $ref: '#/components/schemas/Bill' } }
  /member/photo:
    post:
      requestBody:
        content:
          multipart/form-data:
            schema:
              type: object
              required: [file]
              properties: { file: { type: string, format: binary }, size: { type: integer } }
      responses:
        '200':
          description: ok
          content: { application/json: { schema: { properties: { Content: { type: object } } } } }
`

const merged = withExternal(contract, { membership: MEMBERSHIP })
const document = parseDocument(merged)
const calls = readCalls(document)
const callOf = (path: string) => calls.find((call) => call.path === path)

describe('a domain whose document the provider has written', () => {
  it('has the calls of that document only; the other domains keep their own calls', () => {
    const before = readCalls(parseDocument(contract))
    const own = before.filter((call) => !call.path.startsWith('member/'))
    expect(calls.filter((call) => call.path.startsWith('member/')).map((call) => call.path)).toEqual([
      'member/bills',
      'member/open',
      'member/photo',
    ])
    expect(calls.filter((call) => !call.path.startsWith('member/'))).toEqual(own)
  })

  it('keeps details that only the contract has, and sends a new write once', () => {
    const [before] = readCalls(parseDocument(contract)).filter((call) => call.path === 'member/open')
    expect(callOf('member/open')).toMatchObject({
      method: 'POST',
      outcome: 'write',
      attempts: before?.attempts,
      idempotencyKey: 'serialNumber',
      log: ['serialNumber'],
      summary: before?.summary,
    })
    expect(callOf('member/bills')).toMatchObject({
      method: 'GET',
      sentAs: 'query',
      outcome: 'read',
      session: 'required',
    })
    expect(callOf('member/photo')).toMatchObject({ sentAs: 'form', outcome: 'write', attempts: 1 })
  })

  it('is converted into the subset that the generator supports', () => {
    const { schemas } = document.components
    // The contract has a domain named bills, too.
    expect(schemas['Bill']).toEqual(parseDocument(contract).components.schemas['Bill'])
    expect(schemas['MembershipBill']).toEqual({
      type: 'object',
      required: ['no', 'fee'],
      properties: {
        no: { type: 'string', minLength: 1, maxLength: 1_000_000 },
        fee: { type: 'number', minimum: 0, maximum: 1e15 },
        paid: { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
        next: {},
        tags: { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'null' }] },
        kind: { anyOf: [{ type: 'string', enum: ['month', 'year'] }, { type: 'null' }] },
      },
    })
    expect(schemas['MembershipOpenRequestModel']?.properties).toEqual({
      channel: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      serialNumber: { type: 'string' },
    })
    expect(Object.keys(schemas)).not.toEqual(expect.arrayContaining(['Unused']))
    expect(Object.keys(schemas), 'of the calls that are gone').not.toContain('MembershipPlan')
    const { request } = callOf('member/bills') ?? {}
    expect(request?.properties).toEqual({ page: { type: 'string', pattern: String.raw`^-?\d+$` } })
  })

  it('becomes types, schemas and guards like any other', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'koo-external-'))
    afterAll(() => rmSync(folder, { recursive: true, force: true }))
    const { types, schemas } = await generateSchemas(document, calls, folder)
    expect(types).toMatch(/export type MemberOpenContent = MembershipBill/)
    expect(types).toMatch(/export type MemberBillsContent = Array<MembershipBill>/)
    expect(schemas.map((statement) => statement.name)).toContain('zMembershipBill')
    const guards = generateGuards(document, calls)
    expect(guards.contents.get('memberBills')?.value).toBe("['list', gMembershipBill]")
    expect(guards.contents.get('memberPhoto')?.value).toBe("['map']")
  }, 60_000)

  it('changes nothing when the document does not exist', () => {
    expect(withExternal(contract, {})).toBe(contract)
  })

  const broken = (change: (external: Record<string, JsonSchema>) => void): string => {
    const external = parse(MEMBERSHIP) as Record<string, JsonSchema>
    change(external)
    return JSON.stringify(external)
  }

  it.each([
    ['membership', broken((external) => Object.assign(external, { openapi: '2.0' })), 'only OpenAPI 3.0'],
    ['nobody', MEMBERSHIP, 'no calls with this tag'],
    [
      'membership',
      broken(({ paths }) => Object.assign(paths ?? {}, { '/cash/getAmount': {} })),
      '/api/cash/getAmount belongs to another domain',
    ],
    [
      'membership',
      broken(({ paths }) => Object.assign(paths ?? {}, { '/member/x': { post: { responses: {} } } })),
      'it is no envelope',
    ],
    [
      'membership',
      broken(({ paths }) => {
        const parameters = [{ name: 'id', in: 'path', schema: { type: 'string' } }]
        Object.assign(paths ?? {}, { '/member/{id}': { get: { parameters, responses: {} } } })
      }),
      'addresses with parameters',
    ],
  ])('%s is refused when it cannot be read', (domain, external, reason) => {
    expect(() => withExternal(contract, { [domain]: external })).toThrow(reason)
  })
})
