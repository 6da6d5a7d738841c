// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { asQuery } from '../../pack.ts';
import { lazySchema } from '../../schema.ts';
import type { WechatSdkInitContent, WechatSdkInitRequest } from '../types.ts';

/**
 * Signature for the messenger's functions (scan a QR code).
 */
const zSdkConfig = /*#__PURE__*/ lazySchema(() => z.object({
    appId: z.string(),
    timestamp: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    nonceStr: z.string(),
    signature: z.string()
}));

export const zWechatSdkInitContent = /*#__PURE__*/ lazySchema(() => zSdkConfig());

/**
 * Signature for the messenger SDK: GET /wechat/sdkInit
 *
 * Signature for the messenger's functions on a page. It lies beside `/api`; host and path are proposed. Any failure
 * hides the scan icon and says that the initialisation failed (spec 7, 8).
 */
export function wechatSdkInit(gateway: Gateway, request: WechatSdkInitRequest, options?: CallOptions): Promise<WechatSdkInitContent> {
    return gateway.call({ path: '/wechat/sdkInit', content: zWechatSdkInitContent, pack: asQuery, attempts: 2, session: false }, request, options);
}

/** /wechat/sdkInit for a query library: the key holds path and request. */
export function wechatSdkInitQuery(gateway: Gateway, request: WechatSdkInitRequest) {
    return {
        queryKey: ['/wechat/sdkInit', request] as const,
        queryFn: (context: CallOptions) => wechatSdkInit(gateway, request, { signal: context.signal }),
    };
}
