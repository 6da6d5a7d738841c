import type { MessengerSignature } from '@koo/flow'

/** What WeChat puts into every page that it shows; its own script would only wrap it. */
interface MessengerBridge {
  invoke(name: string, request: object, reply: (result: { err_msg?: string }) => void): void
}

declare global {
  interface Window {
    WeixinJSBridge?: MessengerBridge
  }
}

const SCANNER = 'scanQRCode'

/** Opens the messenger's scanner. False outside the messenger, and where it does not accept the signature. */
export async function scanInMessenger(signature: MessengerSignature): Promise<boolean> {
  const bridge = window.WeixinJSBridge
  if (!bridge) return false
  const proof = {
    verifyAppId: signature.appId,
    verifySignType: 'sha1',
    verifyTimestamp: String(signature.timestamp),
    verifyNonceStr: signature.nonceStr,
    verifySignature: signature.signature,
  }
  const invoke = (name: string, request: object) =>
    new Promise<boolean>((resolve) => {
      bridge.invoke(name, { ...request, ...proof }, ({ err_msg: outcome = '' }) =>
        resolve(outcome.endsWith(':ok')),
      )
    })
  if (!(await invoke('preVerifyJSAPI', { verifyJsApiList: [SCANNER] }))) return false
  return invoke(SCANNER, { needResult: 0, scanType: ['qrCode', 'barCode'] })
}
