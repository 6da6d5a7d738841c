import { errorText, isGatewayError, type CommonRefusal, type GatewayError } from '@koo/api-client'
import { toast } from '@koo/kit/OverlayHost'
import { copy } from '../copy.ts'
import type { useDialog } from '../overlay/useDialog.ts'
import { isAborted, isSessionEnd } from './kinds.ts'

/**
 * How a page shows one result code of its call: `field` at the field, `toast` where the specification says toast,
 * `dialog` where it has to be confirmed; a function for anything else (an exit, or a rule that depends on the text). A
 * code without a rule is a notice over the button, with the text of the catalogue.
 */
export type CodeRule<Name extends string = never> =
  | { readonly field: Name }
  | 'notice'
  | 'toast'
  | 'dialog'
  | ((error: GatewayError) => CodeRule<Name> | void)

/** Exists in types only: which codes the rules were written for. */
declare const written: unique symbol

/**
 * Rules for the codes by which a call may be refused: `Code` are those that the contract lists for it. A code that it does not
 * list does not compile.
 */
export type CodeRules<Name extends string = never, Code extends number = never> = {
  readonly [Each in Code | CommonRefusal]?: CodeRule<Name>
} & { readonly [written]?: Code }

/** A failed write, as the page shows it near the button. */
export interface SubmitFailure {
  readonly text: string
  /** The write may have been carried out. The text says so, and the write is not repeated automatically. */
  readonly outcomeUnknown: boolean
  /** What failed, unless the outcome is unknown. */
  readonly error?: unknown
}

/**
 * Applies the rules to a failed write; `ask` shows a dialog that goes with the page. Returns the notice to show, or null when the failure is shown elsewhere. A request
 * aborted by leaving the page and the end of a session show nothing here. For a repeatable call an unknown outcome is an
 * ordinary failure: it may be sent again without harm.
 */
export function applyCodes<Name extends string>(
  error: unknown,
  rules: Readonly<Record<number, CodeRule<Name> | undefined>>,
  onField: (name: Name, message: string) => void,
  ask: ReturnType<typeof useDialog>,
  isRepeatable = false,
): SubmitFailure | null {
  if (isAborted(error) || isSessionEnd(error)) return null
  if (isGatewayError(error) && error.outcomeUnknown && !isRepeatable)
    return { text: copy.unknown, outcomeUnknown: true }
  const text = errorText(error)
  const isRefused = isGatewayError(error) && error.kind === 'result'
  let rule = isRefused ? rules[error.code ?? 0] : undefined
  const notice: SubmitFailure = { text, outcomeUnknown: false, error }
  if (rule === undefined) return notice
  if (typeof rule === 'function') {
    // A function that returns nothing has handled the code itself.
    const next = rule(error as GatewayError)
    if (!next) return null
    rule = next
  }
  if (rule === 'notice') return notice
  if (rule === 'toast') toast(text, { kind: 'fail' })
  else if (rule === 'dialog') void ask({ title: text, cancelText: null })
  else if (typeof rule === 'object') onField(rule.field, text)
  return null
}

/**
 * A rule for refusals whose message contains the label of a field (Result 400): the error is shown at that field, else
 * over the button.
 */
export const namedField =
  <Name extends string>(labels: Readonly<Partial<Record<Name, string>>>): CodeRule<Name> =>
  (error) => {
    const text = errorText(error)
    const names = Object.keys(labels) as Name[]
    const field = names.find((name) => text.includes(labels[name] ?? '\0'))
    return field === undefined ? 'notice' : { field }
  }

/**
 * Shows a failure as a toast, with the text of the catalogue unless `textOf` has another. Aborted requests and ended sessions show
 * nothing.
 */
export function toastFailure(error: unknown, textOf: (error: unknown) => string = errorText): void {
  if (!isAborted(error) && !isSessionEnd(error)) toast(textOf(error), { kind: 'fail' })
}

/** The server's text where it says why it refused, else the page's own: for `toastFailure`. */
export const refusalOr =
  (own: string) =>
  (error: unknown): string =>
    isGatewayError(error) && error.kind === 'result' && error.message !== '' ? errorText(error) : own
