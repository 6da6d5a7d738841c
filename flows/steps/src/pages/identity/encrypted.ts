import { GatewayError, type Gateway } from '@koo/api-client'
import { creditGetPublicKey } from '@koo/api-client/calls'
import type { IdAuthRequest, NextStep } from '@koo/api-client/types'
import type { FlowHost } from '@koo/flow'
import type { WriteCall } from '@koo/page/form'
import { APP_ID, TENANT_KEY } from './constants.ts'

type EncryptingHost = Pick<FlowHost, 'encrypt' | 'memory' | 'store'>

/** Name of the encryption in its failures. */
const PATH = 'encrypt'

// gap N11
/**
 * Sends name and number encrypted by the key of the server, for a channel that wants it so. The key is fetched for each request, and
 * its failure is silent. How it encrypts is the host's: without `encrypt` nothing is, and the request says so by leaving `encrypted`
 * out. A host that encrypts never sends them readable: without a key, or when it fails, nothing is sent.
 */
export const encrypted =
  <Code extends number>(
    call: WriteCall<IdAuthRequest, NextStep, Code>,
    host: EncryptingHost,
  ): WriteCall<IdAuthRequest, NextStep, Code> =>
  async (gateway, request, options) => {
    const key = await publicKey(gateway, host, options?.signal)
    if (!host.encrypt) return call(gateway, request, options)
    const { realName, idNumber } = request
    const [number, name] = await secrets(host.encrypt, key, realName ? [idNumber, realName] : [idNumber])
    return call(gateway, { realName: name ?? '', idNumber: number ?? '', encrypted: true }, options)
  }

/** The key of the server; null when it gives none. */
async function publicKey(
  gateway: Gateway,
  { memory, store }: EncryptingHost,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const tenantId = memory.getItem(TENANT_KEY) ?? store.getItem(TENANT_KEY) ?? ''
  try {
    const { data } = await creditGetPublicKey(gateway, { tenantId, appId: APP_ID }, signal && { signal })
    return typeof data.publicKey === 'string' && data.publicKey !== '' ? data.publicKey : null
  } catch {
    return null
  }
}

/** The encrypted texts, in their order. Rejects when there is none for each. */
async function secrets(
  encrypt: NonNullable<EncryptingHost['encrypt']>,
  key: string | null,
  texts: readonly string[],
): Promise<readonly string[]> {
  const made = key === null ? null : await encrypt(texts, key).catch(() => null)
  const isWhole =
    Array.isArray(made) &&
    made.length === texts.length &&
    made.every((text, at) => typeof text === 'string' && text !== '' && text !== texts[at])
  if (!isWhole) throw new GatewayError('contract', PATH, 'nothing was encrypted')
  return made
}
