import type { Call } from '../../scripts/generate/document.ts'
import * as functions from '../../src/gen/calls.ts'
import type { CallSpec, Gateway } from '../../src/index.ts'

/** What the generated function of a call hands the transport. */
export function specOf({ name }: Call): CallSpec {
  let given: CallSpec | undefined
  const gateway: Gateway = {
    call: (spec) => {
      given = spec
      return new Promise(() => {})
    },
    serverNow: () => 0,
  }
  const call = (functions as unknown as Record<string, (gateway: Gateway, request: object) => unknown>)[name]
  call?.(gateway, {})
  if (!given) throw new Error(`${name} makes no call`)
  return given
}
