import type { AlipayOutcome, DeviceFailureKind } from '@koo/flow'
import type { BridgeCall, LabBridge } from '@koo/lab'
import { methods } from '../env/bridge/proposed.ts'
import { deviceFailure } from '../env/failure.ts'
import { isMethod } from '../env/testing/fakeApp.ts'
import { messengerFunctions } from '../env/testing/fakeMessenger.ts'
import { misbehavingMessengers } from '../env/testing/fakeMessenger.ts'
import { isMessenger, manners, surround, type MannerName } from '../env/testing/surroundings.ts'
import { compareVersions } from '../env/versions.ts'

/** How many calls the lab keeps. */
const KEPT = 30

/** Every way to misbehave, as the lab names it. */
const MANNERS: Readonly<Record<Exclude<MannerName, 'ordinary'>, string>> = {
  absent: '没有桥',
  'never replies': '从不回应',
  'replies after ten seconds': '十秒后才回应',
  'replies twice': '回应两次',
  'replies in the wrong order': '回应顺序颠倒',
  'replies with garbage': '回应乱码',
  'replies with thirteen million characters': '回应一千三百万字',
  'replies to another call': '回应别的调用',
  'replies from another origin': '由别的来源回应',
  'refuses everything': '拒绝全部',
  'refuses three times': '先拒绝三次',
  throws: '调用时出错',
  'opens the camera and never comes back': '相机打开后不再回来',
  'kills the page while the camera is open': '打开相机时页面被关闭',
}
const mannersOf = Object.entries(MANNERS)
const isKnown = (name: string | undefined): name is MannerName => manners.some((known) => known === name)

/** What a page says to its customer about a refused call. */
const sentence = (code: DeviceFailureKind, method: string) =>
  deviceFailure(code, isMethod(method) ? methods[method].least : '').message

export interface LabBridgeParts {
  /** The token that the sandbox's app has now. */
  nativeLogin(): Promise<{ token: string | null }>
  /** Signs at the sandbox's alipay, as a customer does who agrees. */
  signAlipay(address: string): Promise<AlipayOutcome>
  /** What the camera of the app takes, JPEG in base64. */
  photo(): string
  /** Opens the document again, for an app that kills the page. */
  reload(): void
}

/** The bridge of the environment that is chosen in the lab: an app or a messenger, and how it behaves. */
export function labBridge({ nativeLogin, signAlipay, reload, photo }: LabBridgeParts): LabBridge {
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
    manners: (kind) =>
      kind === 'h5'
        ? []
        : mannersOf.filter(
            ([name]) => !isMessenger(kind) || name === 'absent' || name in misbehavingMessengers,
          ),
    install: (target, { kind, version, manner }) =>
      surround(
        target,
        { kind, version, ...(isKnown(manner) && { manner }) },
        {
          nativeLogin,
          signAlipay,
          photo,
          kill: reload,
          onCall(method, params, refused) {
            const why = refused === null || refused === 'fail' ? refused : sentence(refused, method)
            made.push({ method, given: JSON.stringify(params), refused: why })
            made.splice(0, made.length - KEPT)
          },
        },
      ),
  }
}
