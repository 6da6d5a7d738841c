import type { Device, DeviceNeed } from '../device.ts'
import type { FlowData } from '../flow.ts'
import type { Environment } from '../host.ts'

/** What a kind of environment does in its own way. The hosts of the app are tested against it. */
export interface EnvironmentFacts {
  /** Who signs a visitor in: the app around the page, a page of the messenger, the partner only, or our own page by code. */
  readonly signIn: 'app' | 'messenger' | 'partner' | 'code'
  /** Whether the app around the page shows the title; else the browser or the messenger does. */
  readonly titleInApp: boolean
  /** The call that leaves the page; null: the browser goes back. */
  readonly leave: string | null
  /** Functions beside those of a browser (file picker, place), with the first version of the app that has them. */
  readonly device: Readonly<Partial<Record<keyof Device, string>>>
}

const app = {
  signIn: 'app',
  titleInApp: true,
  leave: 'closeWebview',
  device: {
    capture: '2.0.0',
    recording: '3.4.0',
    navBar: '1.0.0',
    notificationSettings: '2.0.0',
    customerService: '2.0.0',
  },
} as const satisfies EnvironmentFacts
const messenger = {
  signIn: 'messenger',
  titleInApp: false,
  leave: 'closeWindow',
  device: {},
} as const satisfies EnvironmentFacts

export const environments: Readonly<Record<Environment, EnvironmentFacts>> = {
  'app-ios': { ...app, device: { ...app.device, alipay: '3.4.0' } },
  'app-android': { ...app, device: { ...app.device, alipay: '3.4.0' } },
  'app-harmony': app,
  'wallet-app': { ...app, device: { ...app.device, contacts: '2.0.0' } },
  'messenger-browser': { ...messenger, device: { scan: '1.0.0' } },
  'messenger-enterprise': messenger,
  'messenger-miniprogram': { ...messenger, leave: 'invokeMiniProgramAPI' },
  'partner-app': { signIn: 'partner', titleInApp: true, leave: 'quit', device: {} },
  h5: { signIn: 'code', titleInApp: false, leave: null, device: { saveFile: '1.0.0' } },
}

/** What a page needs of the device, in words, and what it does elsewhere. */
const NEEDS: Readonly<Record<DeviceNeed, readonly [name: string, otherwise: string]>> = {
  capture: ['camera of the app', 'the camera or the file picker of the browser'],
  pickFile: ['file picker', 'no file'],
  saveFile: ['downloads', 'pictures and dates to keep by hand'],
  scan: ['scanner', 'no button'],
  contacts: ['recommended contacts', 'by hand'],
  recording: ['screen recording of the app', 'where it can be done, with a link to copy'],
  navBar: ['title bar of the app', 'the title of the document'],
  alipay: ['automatic repayment from alipay', 'that of the bank card'],
  notificationSettings: ['settings of notifications', 'no banner'],
  customerService: ['customer service of the app', 'a telephone number and hours'],
  location: ['place', 'by hand'],
}
/** Functions that every browser has, so every kind of environment. */
const OF_BROWSERS: readonly DeviceNeed[] = ['pickFile', 'location']

/** Kinds with the same value, each value once: `closeWebview: app-ios, app-android`. */
function grouped(valueOf: (facts: EnvironmentFacts) => string): string {
  const kinds = new Map<string, string[]>()
  for (const [kind, facts] of Object.entries(environments))
    kinds.set(valueOf(facts), [...(kinds.get(valueOf(facts)) ?? []), kind])
  return [...kinds].map(([value, names]) => `${value}: ${names.join(', ')}`).join('; ')
}

/** The kinds of environment that have a function of the device. */
const kindsWith = (need: DeviceNeed): Environment[] =>
  (Object.keys(environments) as Environment[]).filter(
    (kind) => OF_BROWSERS.includes(need) || environments[kind].device[need] !== undefined,
  )

/** In which kinds of environment a page works, and what it needs of them. */
export const needsText = (needs: readonly DeviceNeed[]): string =>
  [
    'all kinds',
    ...needs.map((need) => `${NEEDS[need][0]} in ${kindsWith(need).join(', ')}, elsewhere ${NEEDS[need][1]}`),
  ].join('; ')

/** Which kinds of environment a flow supports, and what it needs of each, as lines of Markdown for a partner's testers. */
export function environmentLines(flow: FlowData): string[] {
  const guarded = Object.values(flow.pages).some(({ login }) => login)
  const used = (Object.keys(NEEDS) as DeviceNeed[]).flatMap((need) => {
    const pages = Object.entries(flow.pages).flatMap(([page, { needs }]) =>
      needs.includes(need) ? [page] : [],
    )
    if (pages.length === 0) return []
    const [name, otherwise] = NEEDS[need]
    const kinds = kindsWith(need).map((kind) => `${kind} from ${environments[kind].device[need] ?? '1.0.0'}`)
    return [`- ${name} (${pages.join(', ')}): ${kinds.join(', ')}; elsewhere ${otherwise}`]
  })
  return [
    `- environments: all ${Object.keys(environments).length} kinds`,
    `- sign-in by: ${guarded ? grouped(({ signIn }) => signIn) : 'none needed'}`,
    `- way out: ${grouped(({ leave }) => leave ?? 'back')}`,
    ...used,
  ]
}
