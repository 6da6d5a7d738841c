// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { MerchantSubmitWindowProtocolContent, MerchantSubmitWindowProtocolRequest } from '../types.ts';

/**
 * Submit the protocol pop-up: POST merchant/submitWindowProtocol
 *
 * Records the consent of a protocol window. A failure only reaches tracking and unlocks the button (proposed).
 */
export function merchantSubmitWindowProtocol(gateway: Gateway, request: MerchantSubmitWindowProtocolRequest, options?: CallOptions): Reply<MerchantSubmitWindowProtocolContent, never> {
    return gateway.call({ path: 'merchant/submitWindowProtocol', write: true, log: ['windowId'] }, request, options);
}

/** merchant/submitWindowProtocol for a mutation library. */
export function merchantSubmitWindowProtocolMutation(gateway: Gateway) {
    return {
        mutationKey: ['merchant/submitWindowProtocol'] as const,
        mutationFn: (request: MerchantSubmitWindowProtocolRequest) => merchantSubmitWindowProtocol(gateway, request),
    };
}
