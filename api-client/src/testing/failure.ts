import { GatewayError } from '../index.ts'

/** Returns the error that a call rejects with. Throws when the call works, or rejects with another kind of error. */
export async function failureOf(call: Promise<unknown>): Promise<GatewayError> {
  const error: unknown = await call.then(
    (value) => new Error(`the call worked: ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  )
  if (error instanceof GatewayError) return error
  throw error
}
