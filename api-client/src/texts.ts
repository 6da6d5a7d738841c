import { MAX_TEXT_LENGTH } from './constants.ts'
import { isGatewayError } from './errors.ts'

const SYSTEM = '系统异常，请稍后重试'
const NETWORK = '网络异常，请您重新提交'
const SESSION = '当前登录状态失效，请重新进入'

/** Refusals with their own text. */
const BY_RESULT: Readonly<Record<number, string>> = {
  42020: SYSTEM,
  42095: SYSTEM,
  45007: '当前暂无可借资方，请稍后重试',
  45006: '查询费率异常，请重新进入发标页',
  45014: '额度超市兑换中，请稍后重试',
}

/** Patterns of text that was written for developers: markup, code, addresses, names of errors, braces. */
const TECHNICAL =
  /[<>{}[\]\\|`]|https?:|\w\.\w+\(|\b[a-z]+(?:\.[a-z]+){2,}|exception|error|\bnull\b|undefined|\bnan\b|stack|select |insert |\bat /i

/** Control, bidirectional and zero-width characters and line ends: they can change how a text reads. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/**
 * Returns the text that the user sees after a failed call.
 *
 * The server's own text is used only for a refusal without a text in the table, and only if it is plain text; it is cut
 * at 60 characters. When the user cancelled the call, the text is empty.
 *
 * If the outcome of an application is unknown (`outcomeUnknown`), this text is not enough: the page must reconcile
 * first.
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
