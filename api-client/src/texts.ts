import { MAX_TEXT_LENGTH } from './constants.ts'
import { isGatewayError } from './errors.ts'

const SYSTEM = '系统异常，请稍后重试'
const NETWORK = '网络异常，请您重新提交'
const SESSION = '当前登录状态失效，请重新进入'

/** Refusals with a text of their own (spec 8). */
const BY_RESULT: Readonly<Record<number, string>> = {
  42020: SYSTEM,
  42095: SYSTEM,
  45007: '当前暂无可借资方，请稍后重试',
  45006: '查询费率异常，请重新进入发标页',
  45014: '额度超市兑换中，请稍后重试',
}

/** Signs of text that was written for developers: markup, code, addresses, names of errors, braces. */
const TECHNICAL =
  /[<>{}[\]\\|`]|https?:|\w\.\w+\(|\b[a-z]+(?:\.[a-z]+){2,}|exception|error|\bnull\b|undefined|\bnan\b|stack|select |insert |\bat /i

/** Control, bidirectional and zero-width characters and line ends: they can make a text read as another one. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/**
 * What a user is told about a failed call, in the words of spec 8.
 *
 * The server's own text is used only for a refusal without a catalogue entry, and only if it is plain text; it is cut
 * at 60 characters. A call that the user ended needs no words: the text is empty.
 *
 * An application whose outcome is not known (`outcomeUnknown`) needs more than this text: its page reconciles first.
 */
export function errorText(error: unknown): string {
  if (!isGatewayError(error)) return SYSTEM
  switch (error.kind) {
    case 'aborted':
      return ''
    case 'network':
    case 'timeout':
      return NETWORK
    case 'session':
      return SESSION
    case 'result':
      return BY_RESULT[error.code ?? 0] ?? serverText(error.message) ?? SYSTEM
    default:
      return SYSTEM
  }
}

function serverText(message: string): string | undefined {
  const text = message.trim()
  if (text === '' || TECHNICAL.test(text) || INVISIBLE.test(text)) return undefined
  const characters = Array.from(text)
  return characters.length > MAX_TEXT_LENGTH ? `${characters.slice(0, MAX_TEXT_LENGTH - 1).join('')}…` : text
}
