// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { OtherAgreementrecordContent, OtherAgreementrecordRequest } from '../types.ts';

/**
 * Record a consent: POST other/agreementrecord
 *
 * Records a consent. Up to 4 attempts in total.
 */
export function otherAgreementrecord(gateway: Gateway, request: OtherAgreementrecordRequest, options?: CallOptions): Reply<OtherAgreementrecordContent, never> {
    return gateway.call({ path: 'other/agreementrecord', write: true, attempts: 4, log: ['agreementName', 'agreementVersion', 'processFlag'] }, request, options);
}

/** other/agreementrecord for a mutation library. */
export function otherAgreementrecordMutation(gateway: Gateway) {
    return {
        mutationKey: ['other/agreementrecord'] as const,
        mutationFn: (request: OtherAgreementrecordRequest) => otherAgreementrecord(gateway, request),
    };
}
