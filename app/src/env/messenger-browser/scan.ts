import type { MessengerSignature } from '@koo/flow'
import { deviceFailure } from '../failure.ts'
import type { Invoke } from '../messenger/bridge.ts'

const SCANNER = 'scanQRCode'
/** How long a customer may look for a code, ms. */
const PERSON_LIMIT_MS = 300_000

/** Opens the messenger's scanner, after the messenger has checked the signature. Rejects with what went wrong. */
export async function scanInMessenger(invoke: Invoke, signature: MessengerSignature): Promise<void> {
  const proof = {
    verifyAppId: signature.appId,
    verifySignType: 'sha1',
    verifyTimestamp: String(signature.timestamp),
    verifyNonceStr: signature.nonceStr,
    verifySignature: signature.signature,
  }
  const checked = await invoke('preVerifyJSAPI', { verifyJsApiList: [SCANNER], ...proof })
  const scan = { needResult: 0, scanType: ['qrCode', 'barCode'], ...proof }
  const outcome = checked === 'ok' ? await invoke(SCANNER, scan, PERSON_LIMIT_MS) : checked
  if (outcome === 'cancel') throw deviceFailure('cancelled')
  if (outcome === 'fail') throw deviceFailure('refused')
  if (outcome !== 'ok') throw deviceFailure(outcome)
}
