import { createGateway, type CallSpec, type Gateway } from '@koo/api-client'
import { asStream } from './asStream.ts'
import { wrongRepliesOf, type WrongReply } from './wrongValues.ts'

/** The replies to a call with one wrong value, without those that give a page the same content as an earlier one. */
export async function differentReplies(spec: CallSpec, content: unknown): Promise<WrongReply[]> {
  const seen = new Set([await handedOn(spec, content)])
  const different = []
  for (const wrong of wrongRepliesOf(spec.guard, content)) {
    const result = await handedOn(spec, wrong.content)
    if (seen.has(result)) continue
    seen.add(result)
    different.push(wrong)
  }
  return different
}

export const envelope = (content: unknown) => ({ Result: 200, ResultMessage: '', Content: content })

const FAILED = 'failure'

/** The content that the client returns for a reply in production, as text. */
function handedOn(spec: CallSpec, content: unknown): Promise<string> {
  const fetch = () => Promise.resolve(asStream(new Response(JSON.stringify(envelope(content)))))
  const gateway = createGateway({ fetch, contract: 'report' })
  return gateway.call({ ...spec, attempts: 1 }, {}).then(
    (settled) => JSON.stringify(settled),
    () => FAILED,
  )
}

/** What a call was given for a wrong reply. */
export interface WrongContent<Content> {
  /** What is wrong, in words. */
  readonly name: string
  readonly content: Content
}

/**
 * Every content that a page may get of `call` when one value of the reply `right` is wrong, for tests of functions that read
 * a reply. Replies that the client refuses are left out.
 */
export async function wrongContents<Content>(
  call: (gateway: Gateway) => Promise<Content>,
  right: Content,
): Promise<WrongContent<Content>[]> {
  const spec = await specOf(call)
  const contents = []
  for (const { name, content } of await differentReplies(spec, right)) {
    const text = await handedOn(spec, content)
    if (text !== FAILED) contents.push({ name, content: JSON.parse(text) as Content })
  }
  return contents
}

async function specOf(call: (gateway: Gateway) => Promise<unknown>): Promise<CallSpec> {
  let found: CallSpec | null = null
  await call({
    serverNow: () => 0,
    call: <Content>(spec: CallSpec) => {
      found = spec
      return Promise.resolve(null as Content)
    },
  })
  if (!found) throw new Error('nothing was called')
  return found
}
