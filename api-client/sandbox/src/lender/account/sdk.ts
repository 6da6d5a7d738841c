import type { Context } from '../../context.ts'
import { mixSeed, nextRandom } from '../../random.ts'
import { Refusal, RESULTS } from '../../results.ts'
import { SECOND_MS } from '../calendar.ts'

/** The lender's number at the messenger. */
const APP_ID = 'wx0000000000000001'

const SIGNATURE_PARTS = ['a', 'b', 'c', 'd', 'e'] as const

/** What the messenger's script is configured with. */
interface SdkConfig {
  appId: string
  /** Seconds since 1970. */
  timestamp: number
  nonceStr: string
  signature: string
}

/**
 * The signature that lets a page use the messenger's functions: 40 hexadecimal digits that follow from nonce, time and
 * address. Only the shape is the messenger's.
 *
 * @throws Refusal for an address that is no page, or that carries its fragment
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
