// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { CashProtocolConfirmContent, CashProtocolConfirmRequest } from '../types.ts';

/**
 * Protocol confirm: POST cash/protocolConfirm
 *
 * Records the consent to a protocol (the path is proposed).
 */
export function cashProtocolConfirm(gateway: Gateway, request: CashProtocolConfirmRequest, options?: CallOptions): Reply<CashProtocolConfirmContent, never> {
    return gateway.call({ path: 'cash/protocolConfirm', write: true, log: ['processFlag', 'agreementName'] }, request, options);
}

/** cash/protocolConfirm for a mutation library. */
export function cashProtocolConfirmMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/protocolConfirm'] as const,
        mutationFn: (request: CashProtocolConfirmRequest) => cashProtocolConfirm(gateway, request),
    };
}
