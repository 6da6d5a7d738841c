import type { AlipayOutcome, DeviceFailureKind, Environment } from '@koo/flow'
import { fakeApp, misbehaving, ordinaryReply, type AppCall, type AppReply, type Manner } from './fakeApp.ts'
import {
  fakeMessenger,
  misbehavingMessengers,
  wellBehavedMessenger,
  type MessengerManner,
} from './fakeMessenger.ts'

/** How the app or messenger around a page behaves. `ordinary` does what was agreed on; `absent` has no bridge at all. */
export const manners = [
  'ordinary',
  'absent',
  'never replies',
  'replies after ten seconds',
  'replies twice',
  'replies in the wrong order',
  'replies with garbage',
  'replies with thirteen million characters',
  'replies to another call',
  'refuses everything',
  'refuses three times',
  'throws',
  'opens the camera and never comes back',
  'kills the page while the camera is open',
  'replies from another origin',
] as const
export type MannerName = (typeof manners)[number]

/** What is around a page. */
export interface Surroundings {
  kind: Environment
  version: string
  /** Default: ordinary. */
  manner?: MannerName | undefined
}

export interface SurroundingsParts {
  /** The token that the app has now, for sign-in by the app. */
  nativeLogin(): Promise<{ token: string | null }>
  /** Opens the page of a mini-program that signs in. */
  openLogin?(target: { returnTo: string; state: string }): void
  /** What alipay does with a signing; default: the customer comes back without one. */
  signAlipay?(address: string): Promise<AlipayOutcome>
  /** What the camera of the app takes, JPEG in base64. Default: the customer closes every camera. */
  photo?(): string
  /** Ends the document and opens it again, as a system does that has killed it. Default: nothing happens. */
  kill?(): void
  /** Called for each call of the page, with the refusal it gets; null when there is none. */
  onCall(method: string, params: unknown, refused: DeviceFailureKind | 'fail' | null): void
}

export const isMessenger = (kind: Environment) => kind.startsWith('messenger-')
const later = (ms: number, run: () => void) => setTimeout(run, ms)

const messengerManners: Readonly<Record<string, MessengerManner>> = misbehavingMessengers
const ordinaryApp: Manner = (_, { ordinary }) => Promise.resolve(ordinary)

/** A camera that takes pictures, and no videos. */
const taking =
  (photo: () => string, plain: AppReply) =>
  ({ params }: AppCall): AppReply =>
    (params as { what?: string }).what === 'video' ? plain : { result: { data: photo(), type: 'image/jpeg' } }

/** What a sign-in or a signing gave, where the app of this version has it; null for every other call. */
async function doneIn(parts: SurroundingsParts, call: AppCall, ordinary: string): Promise<object | null> {
  if (call.method === 'login') return parts.nativeLogin()
  const isClosed = ordinary === JSON.stringify({ id: call.id, error: { code: 'cancelled' } })
  if (call.method !== 'signAlipay' || !isClosed || !parts.signAlipay) return null
  return { outcome: await parts.signAlipay((call.params as { address: string }).address) }
}

/**
 * Puts on a window what the environment of a page puts there before the page's code runs: the bridge of the app, or that of the
 * messenger; nothing in a plain browser. `surroundings.manner` is read at each call, so that a bridge can fail and recover.
 */
export function surround(target: Window, surroundings: Surroundings, parts: SurroundingsParts): void {
  const { kind, version } = surroundings
  const { openLogin, photo, kill, onCall } = parts
  const manner = () => surroundings.manner ?? 'ordinary'
  if (kind === 'h5' || manner() === 'absent') return
  if (isMessenger(kind)) {
    if (kind === 'messenger-miniprogram') Object.assign(target, { __wxjs_environment: 'miniprogram' })
    return fakeMessenger({
      kind,
      manner: (...call) => (messengerManners[manner()] ?? wellBehavedMessenger)(...call),
      ...(openLogin && { openLogin }),
      onCall: ({ name, request }, said) => onCall(name, request, said.endsWith(':ok') ? null : 'fail'),
    }).install(target)
  }
  const appManners = misbehaving(later, kill)
  const plain = ordinaryReply('capture', surroundings)
  const hasCamera = 'error' in plain && plain.error.code === 'cancelled'
  fakeApp({
    kind,
    version,
    ...(photo && hasCamera && { replies: { capture: taking(photo, plain) } }),
    async manner(call, voice) {
      const done = await doneIn(parts, call, voice.ordinary)
      const said = done === null ? voice.ordinary : JSON.stringify({ id: call.id, result: done })
      return (appManners[manner()] ?? ordinaryApp)(call, { ...voice, ordinary: said })
    },
    onCall: ({ method, params }, reply) => onCall(method, params, 'error' in reply ? reply.error.code : null),
  }).install(target)
}
