import type { Context } from '../../engine/context.ts'
import { mixSeed, nextRandom } from '../../engine/random.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { SECOND_MS } from '../../engine/calendar.ts'

/** The app's id at the messenger. */
const APP_ID = 'wx0000000000000001'

const SIGNATURE_PARTS = ['a', 'b', 'c', 'd', 'e'] as const

/** The configuration of the messenger's script. */
export interface SdkConfig {
  appId: string
  /** Seconds since 1970. */
  timestamp: number
  nonceStr: string
  signature: string
}

/**
 * Creates the signature that allows a page to use the messenger's functions: 40 hexadecimal digits from nonce, time and
 * address. Only its format is the messenger's.
 *
 * @throws Refusal for an address that is no page, or that contains its fragment
 */
export function sdkSignature({ world, now }: Context, url: string): SdkConfig {
  if (!/^https?:\/\/[^#\s]+$/.test(url) || !URL.canParse(url)) {
    throw new Refusal(RESULTS.badRequest, '微信初始化失败，请重试')
  }
  const { state, value } = nextRandom(world.random)
  world.random = state
  const nonceStr = Math.floor(value * 36 ** 10)
    .toString(36)
    .padStart(10, '0')
  const timestamp = Math.floor(now / SECOND_MS)
  const signed = `noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`
  const signature = SIGNATURE_PARTS.map((part) => hex(mixSeed(`${part} ${signed}`))).join('')
  return { appId: APP_ID, timestamp, nonceStr, signature }
}

function hex(state: number): string {
  return (state >>> 0).toString(16).padStart(8, '0')
}
