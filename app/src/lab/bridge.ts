import type { DeviceFailureKind } from '@koo/flow'
import type { BridgeCall, LabBridge } from '@koo/lab'
import { methods } from '../env/bridge/proposed.ts'
import { deviceFailure } from '../env/failure.ts'
import { isMethod } from '../env/testing/fake-app.ts'
import { messengerFunctions } from '../env/testing/fake-messenger.ts'
import { isMessenger, surround } from '../env/testing/surroundings.ts'
import { compareVersions } from '../env/versions.ts'

/** How many calls the lab keeps. */
const KEPT = 30

/** What a page says to its customer about a refused call. */
const sentence = (code: DeviceFailureKind, method: string) =>
  deviceFailure(code, isMethod(method) ? methods[method].least : '').message

export interface LabBridgeParts {
  /** The token that the sandbox's app has now. */
  nativeLogin(): Promise<{ token: string | null }>
}

/** The bridge of the environment that is chosen in the lab: an app or a messenger, and how it behaves. */
export function labBridge({ nativeLogin }: LabBridgeParts): LabBridge {
  const made: BridgeCall[] = []
  return {
    methods: ({ kind, version }) =>
      isMessenger(kind)
        ? Object.entries<readonly string[]>(messengerFunctions)
            .filter(([, kinds]) => kinds.includes(kind))
            .map(([name]) => ({ name, least: '1.0.0', open: true }))
        : Object.entries(methods)
            .filter(([, { kinds }]) => kinds.includes(kind))
            .map(([name, { least }]) => ({ name, least, open: compareVersions(version, least) >= 0 })),
    calls: () => made,
    install: (target, environment) =>
      surround(target, environment, {
        nativeLogin,
        onCall(method, params, refused) {
          const why = refused === null || refused === 'fail' ? refused : sentence(refused, method)
          made.push({ method, given: JSON.stringify(params), refused: why })
          made.splice(0, made.length - KEPT)
        },
      }),
  }
}
