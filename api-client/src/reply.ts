import { isGatewayError } from './errors.ts'
import type { CommonRefusal } from './gen/registry.ts'

/** Exists in types only. */
declare const refusals: unique symbol

/**
 * What a call of the client returns: the promise of its content, with the Results by which the contract says that this call
 * may be refused. `CommonRefusal` has those of any call.
 */
export type Reply<Content, Code extends number> = Promise<Content> & { readonly [refusals]?: Code }

type AnyCall = (...given: never[]) => Reply<unknown, number>

/** The Results by which a call of the client may be refused besides those of any call: `RefusalOf<typeof userLogin>`. */
export type RefusalOf<Call extends AnyCall> =
  ReturnType<Call> extends Reply<unknown, infer Code> ? Code : never

/**
 * Whether a call was refused with this Result: `isRefused<typeof userLogin>(error, 42101)`. A Result that the contract does not
 * list for the call does not compile.
 */
export const isRefused = <Call extends AnyCall = never>(
  error: unknown,
  result: RefusalOf<Call> | CommonRefusal,
): boolean => isGatewayError(error) && error.kind === 'result' && error.code === result

export type { CommonRefusal }
