import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import { newId, unshiftCapped, type World } from '../../engine/world.ts'
import { MINUTE_MS, SECOND_MS } from '../../engine/calendar.ts'
import { FILE_KINDS, PICTURE_BYTES, VIDEO_BYTES, type FileRules } from '../../engine/files.ts'
import { creditOf, creditSlice } from '../../people/credit/fresh.ts'
import { CREDIT_CAPS, type UploadPermission } from '../../people/credit/state.ts'

/** How long a token is valid, and its age at which a new one is created. */
const VALID_MS = 60 * MINUTE_MS
const RENEW_MS = 10 * MINUTE_MS

/** The readable content of a token; upload libraries read the first two fields. */
interface Policy {
  /** Name of the bucket. */
  scope: string
  /** End of its validity, in seconds since 1970. */
  deadline: number
  fsizeLimit: number
  mimeLimit: string
  /** Scope of the sandbox whose customer may upload. */
  world: string
}

/** Who may upload which files. */
export interface Uploader {
  userId: string
  rules: FileRules[]
}

/** The current token of a customer, or a new one: `key:number:policy`, the policy as Base64 with URL letters. */
export function uploadToken(customer: Customer, purpose: UploadPermission['purpose'], scope: string): string {
  const { now } = customer
  const running = creditOf(customer).leaves.find(
    (permission) => permission.purpose === purpose && permission.expiresAt - now > RENEW_MS,
  )
  if (running) return tokenOf(running, scope)
  const permission: UploadPermission = { id: newId(customer.world, 'Y'), purpose, expiresAt: now + VALID_MS }
  unshiftCapped(sliceOf(creditSlice, customer).leaves, permission, CREDIT_CAPS.leaves)
  return tokenOf(permission, scope)
}

/** The scope in a token, which the caller must still check; null when it is no token. */
export function scopeOfToken(token: string): string | null {
  try {
    const policy: unknown = JSON.parse(atob(plainBase64(token.split(':')[2] ?? '')))
    const isPolicy = typeof policy === 'object' && policy !== null && 'world' in policy
    return isPolicy && typeof policy.world === 'string' ? policy.world : null
  } catch {
    return null
  }
}

/** The customer of a token. 'expired' after its end, null when no customer has it. */
export function uploaderOf(
  world: World,
  now: number,
  token: string,
  scope: string,
): Uploader | 'expired' | null {
  for (const user of world.users) {
    const permission = user.slices.credit?.leaves.find((each) => tokenOf(each, scope) === token)
    if (permission)
      return permission.expiresAt <= now
        ? 'expired'
        : { userId: user.userId, rules: rulesOf(permission.purpose) }
  }
  return null
}

/**
 * Ends a token as its file arrives, as a slow network does. False when the one before it was ended so, unless `isAlways`: then the
 * file is taken.
 */
export function endToken(
  world: World,
  now: number,
  { token, scope, isAlways }: { token: string; scope: string; isAlways: boolean },
): boolean {
  for (const user of world.users) {
    const leaves = user.slices.credit?.leaves ?? []
    const used = leaves.find((each) => tokenOf(each, scope) === token)
    if (!used) continue
    const before = leaves.find((each) => each.isEnded && each.purpose === used.purpose)
    if (before && !isAlways) {
      delete before.isEnded
      return false
    }
    used.expiresAt = now
    used.isEnded = true
    return true
  }
  return false
}

/** Recordings are accepted everywhere; pictures only in the credit application. */
function rulesOf(purpose: UploadPermission['purpose']): FileRules[] {
  const video: FileRules = { purpose: 'cloud', kind: 'video', maxBytes: VIDEO_BYTES }
  return purpose === 'cash'
    ? [video]
    : [video, { purpose: 'cloud', kind: 'picture', maxBytes: PICTURE_BYTES }]
}

function tokenOf({ id, purpose, expiresAt }: UploadPermission, scope: string): string {
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
