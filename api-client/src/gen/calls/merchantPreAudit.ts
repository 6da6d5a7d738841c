// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { MerchantPreAuditContent, MerchantPreAuditRequest } from '../types.ts';

const gPreAudit: Guard = ['object', {
    auditStatus: 'id',
}, {
    reason: 'text',
}];

/**
 * Ask for a pre-audit: POST merchant/preAudit
 *
 * Asks for a review before the application (proposed).
 * - Result 42122: not for this customer; the text says why
 */
export function merchantPreAudit(gateway: Gateway, request: MerchantPreAuditRequest = {}, options?: CallOptions): Reply<MerchantPreAuditContent, 42122> {
    return gateway.call({ path: 'merchant/preAudit', guard: gPreAudit, write: true }, request, options);
}

/** merchant/preAudit for a mutation library. */
export function merchantPreAuditMutation(gateway: Gateway) {
    return {
        mutationKey: ['merchant/preAudit'] as const,
        mutationFn: (request: MerchantPreAuditRequest = {}) => merchantPreAudit(gateway, request),
    };
}
