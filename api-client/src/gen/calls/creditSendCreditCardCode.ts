// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gSmsSent } from '../guards/SmsSent.ts';
import type { CreditSendCreditCardCodeContent, CreditSendCreditCardCodeRequest } from '../types.ts';

/**
 * Send the code for a credit card: POST credit/sendCreditCardCode
 *
 * Has the card's bank send the code that binds a credit card (proposed).
 */
export function creditSendCreditCardCode(gateway: Gateway, request: CreditSendCreditCardCodeRequest, options?: CallOptions): Promise<CreditSendCreditCardCodeContent> {
    return gateway.call({ path: 'credit/sendCreditCardCode', guard: gSmsSent, write: true }, request, options);
}

/** credit/sendCreditCardCode for a mutation library. */
export function creditSendCreditCardCodeMutation(gateway: Gateway) {
    return {
        mutationKey: ['credit/sendCreditCardCode'] as const,
        mutationFn: (request: CreditSendCreditCardCodeRequest) => creditSendCreditCardCode(gateway, request),
    };
}
