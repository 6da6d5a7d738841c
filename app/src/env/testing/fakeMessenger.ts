/** A call of a function of the messenger. */
export interface MessengerCall {
  name: string
  request: object
}

/** Functions of messengers that hosts call, with the environments that have them. */
export const messengerFunctions = {
  closeWindow: ['messenger-browser', 'messenger-enterprise'],
  preVerifyJSAPI: ['messenger-browser'],
  scanQRCode: ['messenger-browser'],
  invokeMiniProgramAPI: ['messenger-miniprogram'],
} as const satisfies Record<string, readonly string[]>

type Reply = (result?: { err_msg?: string } | null) => void
/** How a messenger replies to a call: `ordinary` is what it would say by itself. */
export type MessengerManner = (name: string, ordinary: string, reply: Reply) => void

/** A messenger that does what it documents, never before the call has returned. */
export const wellBehavedMessenger: MessengerManner = (_, ordinary, reply) => {
  setTimeout(reply, 0, { err_msg: ordinary })
}

/** Messengers that misbehave, by what they do. */
export const misbehavingMessengers = {
  'never replies': () => undefined,
  'replies after ten seconds': (_, ordinary, reply) => void setTimeout(reply, 10_000, { err_msg: ordinary }),
  'replies twice': (_, ordinary, reply) => {
    for (const wait of [0, 10]) setTimeout(reply, wait, { err_msg: ordinary })
  },
  'replies with garbage': (_, __, reply) => {
    for (const text of ['undefined', 'null', '{}', '{"err_msg":{}}', '{"err_msg":""}'])
      reply(text === 'undefined' ? undefined : (JSON.parse(text) as { err_msg?: string } | null))
  },
  throws: () => {
    throw new TypeError('Java object is gone')
  },
  'refuses everything': (name, _, reply) => reply({ err_msg: `${name}:fail` }),
} as const satisfies Record<string, MessengerManner>

export interface FakeMessengerOptions {
  kind: string
  manner?: MessengerManner
  /** Called for each call, with what the messenger says to it. */
  onCall?(call: MessengerCall, said: string): void
  /**
   * Opens the page of the mini-program that signs in, with the address to come back to and the state. Default: the mini-program
   * has no such page.
   */
  openLogin?(target: { returnTo: string; state: string }): void
}

/** The page that a mini-program is asked for; null for every other call. */
function loginPage(name: string, request: object): URLSearchParams | null {
  if (name !== 'invokeMiniProgramAPI' || !('name' in request) || request.name !== 'navigateTo') return null
  const { url = '' } = 'arg' in request ? (request.arg as { url?: string }) : {}
  return new URLSearchParams(url.slice(url.indexOf('?')))
}

/** The messenger around a page: installs the bridge that WeChat adds to every page. */
export function fakeMessenger(options: FakeMessengerOptions): { install(target: Window): void } {
  const { kind, manner = wellBehavedMessenger, onCall, openLogin } = options
  const known = Object.entries<readonly string[]>(messengerFunctions)
    .filter(([, kinds]) => kinds.includes(kind))
    .map(([name]) => name)
  return {
    install(target) {
      const invoke = (name: string, request: object, reply: Reply) => {
        const page = loginPage(name, request)
        const works = known.includes(name) && (page === null || openLogin !== undefined)
        const said = `${name}:${works ? 'ok' : 'fail'}`
        onCall?.({ name, request }, said)
        let opened = page === null
        manner(name, said, (result) => {
          // What is refused does not open.
          if (!opened && works && result?.err_msg === said) {
            opened = true
            openLogin?.({ returnTo: page?.get('return') ?? '', state: page?.get('state') ?? '' })
          }
          reply(result)
        })
      }
      // Configurable, so that a test can take it away.
      Object.defineProperty(target, 'WeixinJSBridge', {
        value: Object.freeze({ invoke }),
        configurable: true,
      })
    },
  }
}
