// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gSmsSent } from '../guards/SmsSent.ts';
import type { CreditSendCreditCardCodeContent, CreditSendCreditCardCodeRequest } from '../types.ts';

/**
 * Send the code for a credit card: POST credit/sendCreditCardCode
 *
 * Has the card's bank send the code that binds a credit card (proposed).
 * - Result 42102: too many wrong codes, locked for a while
 * - Result 42103: the last code was sent less than a minute ago
 */
export function creditSendCreditCardCode(gateway: Gateway, request: CreditSendCreditCardCodeRequest, options?: CallOptions): Reply<CreditSendCreditCardCodeContent, 42102 | 42103> {
    return gateway.call({ path: 'credit/sendCreditCardCode', guard: gSmsSent, write: true }, request, options);
}

/** credit/sendCreditCardCode for a mutation library. */
export function creditSendCreditCardCodeMutation(gateway: Gateway) {
    return {
        mutationKey: ['credit/sendCreditCardCode'] as const,
        mutationFn: (request: CreditSendCreditCardCodeRequest) => creditSendCreditCardCode(gateway, request),
    };
}
