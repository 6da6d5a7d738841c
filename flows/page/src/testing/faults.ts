import type { Sandbox } from '@koo/sandbox'

/** What goes wrong with the calls that it matches, as the sandbox takes it. */
export type FaultRule = Parameters<Sandbox['addFaults']>[1]

const answers = (match: string, body: object, times?: number): FaultRule => ({
  match,
  fault: { kind: 'reply', body },
  ...(times !== undefined && { times }),
})

/** A call gets this content as its reply: each time, or the first `times`. */
export const replies = (match: string, content: unknown, times?: number): FaultRule =>
  answers(match, { Result: 200, ResultMessage: '', Content: content }, times)

/** A call is refused with this result and message: each time, or the first `times`. */
export const refuses = (match: string, result: number, message = '', times?: number): FaultRule =>
  answers(match, { Result: result, ResultMessage: message, Content: null }, times)
