import type { PublishKind } from './publishKind.ts'
import { OTHER_NUMBER } from './tampered.ts'

const envelope = (Result: unknown, Content?: unknown) =>
  JSON.stringify({ Result, ResultMessage: '系统异常', Content })

/** Results that no contract declares as a refusal: they say nothing about what was made. */
const UNDECLARED: readonly number[] = [42020, 42095, 500, 400, 409, -1, 0, 59_999]

/** Names of those that are tried also when nothing was made. */
export const SAYS_LEAST = /^Result -?\d|^Content is \{\}|markup|another serial|^nothing/

type Replies = Readonly<Record<string, string>>

/** Replies to publishing, all with HTTP 200, with a Content that is outside the contract of the call. */
export const wrongContents = ({ content }: PublishKind): Replies => ({
  'Content is {}': envelope(200, {}),
  'Content is null': envelope(200, null),
  'no Content': envelope(200),
  'Content is a text': envelope(200, 'SUCCESS'),
  'Content is a number': envelope(200, 1),
  'Content is true': envelope(200, true),
  'Content is a list': envelope(200, [content]),
  'Content is empty': envelope(200, []),
  'the Content lies deeper': envelope(200, { data: content }),
  'all its values are null': envelope(200, all(content, null)),
  'all its values are empty': envelope(200, all(content, '')),
  'all its values are numbers': envelope(200, all(content, 7)),
  'all its values are objects': envelope(200, all(content, {})),
  'all its values are lists': envelope(200, all(content, ['x'])),
  'all its values are markup': envelope(200, all(content, '<b>x</b>')),
  'it is about another serial number': envelope(200, { ...content, serialNumber: OTHER_NUMBER }),
})

/** The same, with an envelope that none of the calls may have. */
export const wrongEnvelopes = ({ content }: PublishKind): Replies => ({
  'no envelope': JSON.stringify(content),
  'no Result': JSON.stringify({ Content: content }),
  'Result is null': envelope(null, content),
  'Result is an object': envelope({}, content),
  'Result is a list': envelope([200], content),
  'no JSON': '<html>502</html>',
  'nothing at all': '',
  'half of it': envelope(200, content).slice(0, 30),
  ...Object.fromEntries(UNDECLARED.map((code) => [`Result ${code}`, envelope(code, null)])),
})

const all = (content: object, value: unknown) =>
  Object.fromEntries(Object.keys(content).map((name) => [name, value]))
