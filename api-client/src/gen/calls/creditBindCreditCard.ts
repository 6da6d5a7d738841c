// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { CreditBindCreditCardContent, CreditBindCreditCardRequest } from '../types.ts';

/**
 * Bind a credit card: POST credit/bindCreditCard
 *
 * Binds a credit card. The same `serialNumber` binds it once (proposed).
 * - Result 42101: wrong code, another try is allowed
 * - Result 42102: too many wrong codes, locked for a while
 * - Result 42104: the code has run out, or none was sent
 * - Result 42143: the credit card is refused; the text says why
 */
export function creditBindCreditCard(gateway: Gateway, request: CreditBindCreditCardRequest, options?: CallOptions): Reply<CreditBindCreditCardContent, 42101 | 42102 | 42104 | 42143> {
    return gateway.call({ path: 'credit/bindCreditCard', write: true, serial: true, log: ['serialNumber'] }, request, options);
}

/** credit/bindCreditCard for a mutation library. */
export function creditBindCreditCardMutation(gateway: Gateway) {
    return {
        mutationKey: ['credit/bindCreditCard'] as const,
        mutationFn: (request: CreditBindCreditCardRequest) => creditBindCreditCard(gateway, request),
    };
}
