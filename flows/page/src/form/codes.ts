import { errorText, isGatewayError, type GatewayError } from '@koo/api-client'
import { confirm, toast } from '@koo/kit/OverlayHost'
import { copy } from '../copy.ts'
import { isAborted, isSessionEnd } from '../query/states.ts'

/**
 * What a page does with one result code of its call: `field` says it at the field, `toast` where the specification
 * says toast, `dialog` where it has to be confirmed, a function for anything else (an exit, or a rule that depends on the text). A code without a rule is a
 * notice over the button, in the catalogue's words (spec 8).
 */
export type CodeRule<Name extends string = never> =
  | { readonly field: Name }
  | 'notice'
  | 'toast'
  | 'dialog'
  | ((error: GatewayError) => CodeRule<Name> | void)

export type CodeRules<Name extends string = never> = Readonly<Record<number, CodeRule<Name>>>

/** What a failed write leaves on the page. */
export interface SubmitFailure {
  readonly text: string
  /** The write may have been carried out: it is said so, and never repeated by itself. */
  readonly outcomeUnknown: boolean
}

/**
 * Does what the rules say about a failed write; answers the notice to show, or null when it is said elsewhere. A call
 * that the page ended by leaving, and the end of a session, are said by nobody here. A call that is repeatable may be
 * sent again without harm: that its outcome is unknown matters to nobody.
 */
export function applyCodes<Name extends string>(
  error: unknown,
  rules: CodeRules<Name>,
  onField: (name: Name, message: string) => void,
  isRepeatable = false,
): SubmitFailure | null {
  if (isAborted(error) || isSessionEnd(error)) return null
  if (isGatewayError(error) && error.outcomeUnknown && !isRepeatable)
    return { text: copy.unknown, outcomeUnknown: true }
  const text = errorText(error)
  const isRefused = isGatewayError(error) && error.kind === 'result'
  let rule = isRefused ? rules[error.code ?? 0] : undefined
  const notice: SubmitFailure = { text, outcomeUnknown: false }
  if (rule === undefined) return notice
  if (typeof rule === 'function') {
    // A function that answers nothing has done all there is to do.
    const next = rule(error as GatewayError)
    if (!next) return null
    rule = next
  }
  if (rule === 'notice') return notice
  if (rule === 'toast') toast(text, { kind: 'fail' })
  else if (rule === 'dialog') void confirm({ title: text, cancelText: null })
  else if (typeof rule === 'object') onField(rule.field, text)
  return null
}

/**
 * A rule for refusals that name their field in a sentence only (Result 400): the error stands at the field whose label
 * the sentence names, else over the button.
 */
export const namedField =
  <Name extends string>(labels: Readonly<Partial<Record<Name, string>>>): CodeRule<Name> =>
  (error) => {
    const text = errorText(error)
    const names = Object.keys(labels) as Name[]
    const field = names.find((name) => text.includes(labels[name] ?? '\0'))
    return field === undefined ? 'notice' : { field }
  }

/** Says a failure as a toast, in the catalogue's words; what nobody has to be told stays unsaid. */
export function toastFailure(error: unknown): void {
  if (!isAborted(error) && !isSessionEnd(error)) toast(errorText(error), { kind: 'fail' })
}
