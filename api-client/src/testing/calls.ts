import type { Call } from '../../scripts/generate/document.ts'
import * as functions from '../gen/calls.ts'
import type { CallSpec, Gateway } from '../index.ts'

/** What the generated function of a call passes to the transport. */
export function specOf({ name }: Call): CallSpec {
  let passed: CallSpec | undefined
  const gateway: Gateway = {
    call: (spec) => {
      passed = spec
      return new Promise(() => {})
    },
    serverNow: () => 0,
  }
  const call = (functions as unknown as Record<string, (gateway: Gateway, request: object) => unknown>)[name]
  call?.(gateway, {})
  if (!passed) throw new Error(`${name} makes no call`)
  return passed
}
