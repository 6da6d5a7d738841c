// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { MerchantPreAuditContent, MerchantPreAuditRequest } from '../types.ts';

/**
 * Result of a review before the application.
 */
const zPreAudit = /*#__PURE__*/ lazySchema(() => z.object({
    auditStatus: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    reason: z.nullish(z.string())
}));

export const zMerchantPreAuditContent = /*#__PURE__*/ lazySchema(() => zPreAudit());

/**
 * Ask for a pre-audit: POST merchant/preAudit
 *
 * Asks for a review before the application (proposed).
 */
export function merchantPreAudit(gateway: Gateway, request: MerchantPreAuditRequest = {}, options?: CallOptions): Promise<MerchantPreAuditContent> {
    return gateway.call({ path: 'merchant/preAudit', content: zMerchantPreAuditContent, write: true }, request, options);
}

/** merchant/preAudit for a mutation library. */
export function merchantPreAuditMutation(gateway: Gateway) {
    return {
        mutationKey: ['merchant/preAudit'] as const,
        mutationFn: (request: MerchantPreAuditRequest = {}) => merchantPreAudit(gateway, request),
    };
}
