import type { CommonRefusal } from './gen/registry.ts'

/** Exists in types only. */
declare const refusals: unique symbol

/**
 * What a call of the client returns: the promise of its content, with the Results by which the contract says that this call
 * may be refused. `CommonRefusal` has those of any call.
 */
export type Reply<Content, Code extends number> = Promise<Content> & { readonly [refusals]?: Code }

/** The Results by which a call of the client may be refused besides those of any call: `RefusalOf<typeof userLogin>`. */
export type RefusalOf<Call extends (...given: never[]) => Reply<unknown, number>> =
  ReturnType<Call> extends Reply<unknown, infer Code> ? Code : never

export type { CommonRefusal }
