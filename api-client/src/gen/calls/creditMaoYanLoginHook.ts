// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gSession } from '../guards/Session.ts';
import type { CreditMaoYanLoginHookContent, CreditMaoYanLoginHookRequest } from '../types.ts';

/**
 * Sign in, film-ticket partner: POST creditMaoYan/loginHook
 *
 * Signs in with the credential of the partner, as `channel/loginHook` (proposed).
 * - Result 42130: the credential is unknown or has run out
 */
export function creditMaoYanLoginHook(gateway: Gateway, request: CreditMaoYanLoginHookRequest, options?: CallOptions): Reply<CreditMaoYanLoginHookContent, 42130> {
    return gateway.call({ path: 'creditMaoYan/loginHook', guard: gSession, write: true, session: false }, request, options);
}

/** creditMaoYan/loginHook for a mutation library. */
export function creditMaoYanLoginHookMutation(gateway: Gateway) {
    return {
        mutationKey: ['creditMaoYan/loginHook'] as const,
        mutationFn: (request: CreditMaoYanLoginHookRequest) => creditMaoYanLoginHook(gateway, request),
    };
}
