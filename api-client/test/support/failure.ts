import { GatewayError } from '../../src/index.ts'

/** The error that a call rejects with; throws when it works, or rejects with anything else. */
export async function failureOf(call: Promise<unknown>): Promise<GatewayError> {
  const error: unknown = await call.then(
    (value) => new Error(`the call worked: ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  )
  if (error instanceof GatewayError) return error
  throw error
}
