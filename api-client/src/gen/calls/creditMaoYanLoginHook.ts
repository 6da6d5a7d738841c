// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zSession } from '../models/Session.ts';
import type { CreditMaoYanLoginHookContent, CreditMaoYanLoginHookRequest } from '../types.ts';

export const zCreditMaoYanLoginHookContent = /*#__PURE__*/ lazySchema(() => zSession());

/**
 * Sign in, film-ticket partner: POST creditMaoYan/loginHook
 *
 * Signs in with the credential of the partner, as `channel/loginHook` (proposed).
 */
export function creditMaoYanLoginHook(gateway: Gateway, request: CreditMaoYanLoginHookRequest, options?: CallOptions): Promise<CreditMaoYanLoginHookContent> {
    return gateway.call({ path: 'creditMaoYan/loginHook', content: zCreditMaoYanLoginHookContent, write: true, session: false }, request, options);
}

/** creditMaoYan/loginHook for a mutation library. */
export function creditMaoYanLoginHookMutation(gateway: Gateway) {
    return {
        mutationKey: ['creditMaoYan/loginHook'] as const,
        mutationFn: (request: CreditMaoYanLoginHookRequest) => creditMaoYanLoginHook(gateway, request),
    };
}
