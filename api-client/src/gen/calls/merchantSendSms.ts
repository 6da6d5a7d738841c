// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gSmsSent } from '../guards/SmsSent.ts';
import type { MerchantSendSmsContent, MerchantSendSmsRequest } from '../types.ts';

/**
 * Send a code: POST merchant/sendSms
 *
 * Sends the code that confirms the loan (proposed).
 * - Result 42102: too many wrong codes, locked for a while
 * - Result 42103: the last code was sent less than a minute ago
 */
export function merchantSendSms(gateway: Gateway, request: MerchantSendSmsRequest, options?: CallOptions): Reply<MerchantSendSmsContent, 42102 | 42103> {
    return gateway.call({ path: 'merchant/sendSms', guard: ['?', gSmsSent], write: true, log: ['type'] }, request, options);
}

/** merchant/sendSms for a mutation library. */
export function merchantSendSmsMutation(gateway: Gateway) {
    return {
        mutationKey: ['merchant/sendSms'] as const,
        mutationFn: (request: MerchantSendSmsRequest) => merchantSendSms(gateway, request),
    };
}
