import type { Origin } from '../../origin.ts'
import { sliceOf } from '../../slices.ts'
import { newId, unshiftCapped, type World } from '../../world.ts'
import { MINUTE_MS, SECOND_MS } from '../calendar.ts'
import { FILE_KINDS, PICTURE_BYTES, VIDEO_BYTES, type FileRules } from '../files.ts'
import { creditOf } from './fresh.ts'
import { CREDIT_CAPS, type UploadLeave } from './state.ts'

/** How long a token is good for, and from when on a new one is handed out. */
const VALID_MS = 60 * MINUTE_MS
const RENEW_MS = 10 * MINUTE_MS

/** What a token says about itself; upload libraries read the first two. */
interface Policy {
  /** Name of the bucket. */
  scope: string
  /** Seconds since 1970 until which it is good. */
  deadline: number
  fsizeLimit: number
  mimeLimit: string
  /** Scope of the stand-in whose customer may upload. */
  world: string
}

/** Who may upload, and what. */
export interface Uploader {
  userId: string
  rules: FileRules[]
}

/** The running token of a customer, or a new one: `key:number:policy`, the policy as Base64 with URL letters. */
export function uploadToken(origin: Origin, purpose: UploadLeave['purpose'], scope: string): string {
  const { now } = origin
  const running = creditOf(origin).leaves.find(
    (leave) => leave.purpose === purpose && leave.expiresAt - now > RENEW_MS,
  )
  if (running) return tokenOf(running, scope)
  const leave: UploadLeave = { id: newId(origin.world, 'Y'), purpose, expiresAt: now + VALID_MS }
  unshiftCapped(sliceOf('credit', origin).leaves, leave, CREDIT_CAPS.leaves)
  return tokenOf(leave, scope)
}

/** The scope a token is for, which the caller has still to check; null when it is no token. */
export function scopeOfToken(token: string): string | null {
  try {
    const policy: unknown = JSON.parse(atob(plainBase64(token.split(':')[2] ?? '')))
    const isPolicy = typeof policy === 'object' && policy !== null && 'world' in policy
    return isPolicy && typeof policy.world === 'string' ? policy.world : null
  } catch {
    return null
  }
}

/** Whose token it is. 'expired' when it has run out, null when nobody has it. */
export function uploaderOf(
  world: World,
  now: number,
  token: string,
  scope: string,
): Uploader | 'expired' | null {
  for (const user of world.users) {
    const leave = user.slices.credit?.leaves.find((each) => tokenOf(each, scope) === token)
    if (leave)
      return leave.expiresAt <= now ? 'expired' : { userId: user.userId, rules: rulesOf(leave.purpose) }
  }
  return null
}

/** Recordings are taken everywhere; pictures only in the credit application. */
function rulesOf(purpose: UploadLeave['purpose']): FileRules[] {
  const video: FileRules = { purpose: 'cloud', kind: 'video', maxBytes: VIDEO_BYTES }
  return purpose === 'cash'
    ? [video]
    : [video, { purpose: 'cloud', kind: 'picture', maxBytes: PICTURE_BYTES }]
}

function tokenOf({ id, purpose, expiresAt }: UploadLeave, scope: string): string {
  const rules = rulesOf(purpose)
  const policy: Policy = {
    scope: `koo-${purpose}`,
    deadline: Math.floor(expiresAt / SECOND_MS),
    fsizeLimit: Math.max(...rules.map(({ maxBytes }) => maxBytes)),
    mimeLimit: rules.flatMap(({ kind }) => FILE_KINDS[kind]).join(';'),
    world: scope,
  }
  return `sandbox:${id}:${urlBase64(btoa(JSON.stringify(policy)))}`
}

function urlBase64(text: string): string {
  return text.replaceAll('+', '-').replaceAll('/', '_')
}

function plainBase64(text: string): string {
  return text.replaceAll('-', '+').replaceAll('_', '/')
}
