// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gSmsSent } from '../guards/SmsSent.ts';
import type { MerchantSendSmsContent, MerchantSendSmsRequest } from '../types.ts';

/**
 * Send a code: POST merchant/sendSms
 *
 * Sends the code that confirms the loan (proposed).
 */
export function merchantSendSms(gateway: Gateway, request: MerchantSendSmsRequest, options?: CallOptions): Promise<MerchantSendSmsContent> {
    return gateway.call({ path: 'merchant/sendSms', guard: ['?', gSmsSent], write: true, log: ['type'] }, request, options);
}

/** merchant/sendSms for a mutation library. */
export function merchantSendSmsMutation(gateway: Gateway) {
    return {
        mutationKey: ['merchant/sendSms'] as const,
        mutationFn: (request: MerchantSendSmsRequest) => merchantSendSms(gateway, request),
    };
}
