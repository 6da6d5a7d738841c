import type { DeviceFailureKind } from '@koo/flow'
import type { BridgeCall, LabBridge } from '@koo/lab'
import { methods } from '../env/bridge/proposed.ts'
import { deviceFailure } from '../env/failure.ts'
import { fakeApp, isMethod } from '../env/testing/fake-app.ts'
import { compareVersions } from '../env/versions.ts'

/** How many calls the lab keeps. */
const KEPT = 30
/** Functions of messengers that hosts call, with the environments that have them. */
const messenger = {
  closeWindow: ['messenger-browser', 'messenger-enterprise'],
  preVerifyJSAPI: ['messenger-browser'],
  scanQRCode: ['messenger-browser'],
  invokeMiniProgramAPI: ['messenger-miniprogram'],
} as const satisfies Record<string, readonly string[]>

const isMessenger = (kind: string) => kind.startsWith('messenger-')

/** What a page says to its customer about a refused call. */
const sentence = (code: DeviceFailureKind, method: string) =>
  deviceFailure(code, isMethod(method) ? methods[method].least : '').message

/** A mini-program without a page that signs in: the customer gets the page of this app. */
const isMissing = (name: string, request: object) =>
  name === 'invokeMiniProgramAPI' && 'name' in request && request.name === 'navigateTo'

export interface LabBridgeParts {
  /** The token that the sandbox's app has now. */
  nativeLogin(): Promise<{ token: string | null }>
}

/** The bridge of the environment that is chosen in the lab: an app that does what was agreed on, or a messenger. */
export function labBridge({ nativeLogin }: LabBridgeParts): LabBridge {
  const made: BridgeCall[] = []
  const keep = (call: BridgeCall) => {
    made.push(call)
    made.splice(0, made.length - KEPT)
  }
  const rows: LabBridge['methods'] = ({ kind, version }) =>
    isMessenger(kind)
      ? Object.entries<readonly string[]>(messenger)
          .filter(([, kinds]) => kinds.includes(kind))
          .map(([name]) => ({ name, least: '1.0.0', open: true }))
      : Object.entries(methods)
          .filter(([, { kinds }]) => kinds.includes(kind))
          .map(([name, { least }]) => ({ name, least, open: compareVersions(version, least) >= 0 }))

  return {
    methods: rows,
    calls: () => made,
    install(target, { kind, version }) {
      const known = rows({ kind, version })
      if (known.length === 0) return
      if (!isMessenger(kind)) {
        const app = fakeApp({
          kind,
          version,
          manner: async ({ id, method }, { ordinary }) =>
            method === 'login' ? JSON.stringify({ id, result: await nativeLogin() }) : ordinary,
          onCall: ({ method, params }, reply) =>
            keep({
              method,
              given: JSON.stringify(params),
              refused: 'error' in reply ? sentence(reply.error.code, method) : null,
            }),
        })
        return app.install(target)
      }
      const invoke = (name: string, request: object, reply: (result: { err_msg: string }) => void) => {
        const isKnown = known.some((each) => each.name === name) && !isMissing(name, request)
        keep({ method: name, given: JSON.stringify(request), refused: isKnown ? null : 'fail' })
        // As the messenger does it: never before the call has returned.
        setTimeout(reply, 0, { err_msg: `${name}:${isKnown ? 'ok' : 'fail'}` })
      }
      Object.defineProperty(target, 'WeixinJSBridge', { value: Object.freeze({ invoke }) })
    },
  }
}
