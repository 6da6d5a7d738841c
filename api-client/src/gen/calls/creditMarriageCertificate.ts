// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { CreditMarriageCertificateContent, CreditMarriageCertificateRequest } from '../types.ts';

/**
 * Marriage certificate: POST credit/marriageCertificate
 *
 * Hands in a marriage certificate (proposed).
 * - Result 42141: the proof is refused; the text says why
 */
export function creditMarriageCertificate(gateway: Gateway, request: CreditMarriageCertificateRequest, options?: CallOptions): Reply<CreditMarriageCertificateContent, 42141> {
    return gateway.call({ path: 'credit/marriageCertificate', write: true }, request, options);
}

/** credit/marriageCertificate for a mutation library. */
export function creditMarriageCertificateMutation(gateway: Gateway) {
    return {
        mutationKey: ['credit/marriageCertificate'] as const,
        mutationFn: (request: CreditMarriageCertificateRequest) => creditMarriageCertificate(gateway, request),
    };
}
