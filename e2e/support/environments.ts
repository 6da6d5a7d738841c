/** The nine kinds of environment as a browser of these tests plays them, and what is special about each (spec 2, 4, 6 to 9). */
import { userAgentOf, type EnvironmentChoice } from '../../app/lab/src/surroundings/choice.ts'

/** How a visitor signs in. */
export type SignIn =
  /** On the page of this app. */
  | 'code'
  /** The app around the page has a token. */
  | 'app'
  /** On a page of the messenger, which comes back with a code. */
  | 'messenger'
  /** Not at all: only the partner signs its customers in. */
  | 'partner'

export interface EnvironmentRow {
  kind: EnvironmentChoice['kind']
  os: EnvironmentChoice['os']
  /** Version of the app around the page; null outside of one. */
  version: string | null
  sourceId: string
  channelName: 'app' | 'h5'
  /** Whether the app or the partner shows the title, and is told it. */
  tellsTitle: boolean
  signIn: SignIn
  /** The call that leaves, with its parameters; null: the browser's own way. */
  leave: readonly [method: string, params: object] | null
}

const VERSION = '3.4.0'
const app = {
  version: VERSION,
  channelName: 'app',
  tellsTitle: true,
  signIn: 'app',
  leave: ['closeWebview', {}],
} as const
const messenger = {
  version: null,
  channelName: 'h5',
  tellsTitle: false,
  signIn: 'messenger',
  leave: ['closeWindow', {}],
} as const

export const ENVIRONMENTS: readonly EnvironmentRow[] = [
  { kind: 'app-ios', os: 'ios', sourceId: '870', ...app },
  { kind: 'app-android', os: 'android', sourceId: '145', ...app },
  { kind: 'app-harmony', os: 'harmony', sourceId: '30280', ...app },
  { kind: 'wallet-app', os: 'android', sourceId: '145', ...app },
  { kind: 'messenger-browser', os: 'android', sourceId: '147', ...messenger },
  { kind: 'messenger-enterprise', os: 'ios', sourceId: '147', ...messenger },
  {
    kind: 'messenger-miniprogram',
    os: 'ios',
    sourceId: '894',
    ...messenger,
    leave: ['invokeMiniProgramAPI', { name: 'navigateBack', arg: { delta: 1 } }],
  },
  {
    kind: 'partner-app',
    os: 'android',
    version: VERSION,
    sourceId: '147',
    channelName: 'h5',
    tellsTitle: true,
    signIn: 'partner',
    leave: ['quit', { code: 'QUIT' }],
  },
  {
    kind: 'h5',
    os: 'android',
    version: null,
    sourceId: '147',
    channelName: 'h5',
    tellsTitle: false,
    signIn: 'code',
    leave: null,
  },
]

/** The user agent of the page in that environment. */
export const agentOf = ({ kind, os, version }: Pick<EnvironmentRow, 'kind' | 'os' | 'version'>): string =>
  userAgentOf({ kind, os, version: version ?? VERSION })

/** The row of one kind. */
export function rowOf(kind: EnvironmentRow['kind']): EnvironmentRow {
  const row = ENVIRONMENTS.find((each) => each.kind === kind)
  if (!row) throw new Error(`no environment ${kind}`)
  return row
}
