import * as z from 'zod/mini'
import type { WorldState } from '../admin.ts'
import { SHARE_MARK } from '../early.ts'
import { themeChoices } from '../host.ts'
import { environmentChoice } from '../surroundings/choice.ts'

/** Longest fragment that is read. */
const LONGEST = 16_384

/** The sandbox reads the rest and reports errors in it. */
const world = z.custom<WorldState>(
  (value) =>
    typeof value === 'object' && value !== null && 'persona' in value && typeof value.persona === 'string',
)

const shared = z.strictObject({
  v: z.literal(1),
  world,
  theme: z.enum(themeChoices),
  /** Null: the environment of the other browser. */
  environment: z.nullable(environmentChoice),
  signedIn: z.boolean(),
})

/** Everything that a share link restores. */
export type Shared = z.infer<typeof shared>

/** Returns the page's address with the state in its fragment, which is not sent to any server. */
export const shareLink = (address: string, state: Shared): string =>
  `${address}${SHARE_MARK}${toBase64Url(JSON.stringify(state))}`

/** Reads the state from a fragment; null when it is not from a share link, or damaged. */
export function readShareLink(hash: string): Shared | null {
  if (!hash.startsWith(SHARE_MARK) || hash.length > LONGEST) return null
  try {
    return shared.safeParse(JSON.parse(fromBase64Url(hash.slice(SHARE_MARK.length)))).data ?? null
  } catch {
    return null
  }
}

function toBase64Url(text: string): string {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(binary, (sign) => sign.charCodeAt(0)),
  )
}
