// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { asQuery } from '../../pack.ts';
import type { WechatSdkInitContent, WechatSdkInitRequest } from '../types.ts';

const gSdkConfig: Guard = ['object', {
    appId: 'text',
    timestamp: 'id',
    nonceStr: 'text',
    signature: 'text',
}];

/**
 * Signature for the messenger SDK: GET /wechat/sdkInit
 *
 * Signature for the messenger's functions on a page. It lies beside `/api`; host and path are proposed. Any failure
 * hides the scan icon and says that the initialisation failed.
 */
export function wechatSdkInit(gateway: Gateway, request: WechatSdkInitRequest, options?: CallOptions): Reply<WechatSdkInitContent, never> {
    return gateway.call({ path: '/wechat/sdkInit', guard: gSdkConfig, pack: asQuery, attempts: 2, session: false }, request, options);
}

/** /wechat/sdkInit for a query library: the key holds path and request. */
export function wechatSdkInitQuery(gateway: Gateway, request: WechatSdkInitRequest) {
    return {
        queryKey: ['/wechat/sdkInit', request] as const,
        queryFn: (context: CallOptions) => wechatSdkInit(gateway, request, { signal: context.signal }),
    };
}
