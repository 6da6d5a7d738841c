// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';
import { gWaitSeconds } from '../guards/WaitSeconds.ts';
import type { CashApplyAgreementSignContent, CashApplyAgreementSignRequest } from '../types.ts';

const gSignCodeSent: Guard = ['object', {
    transactionNo: gId,
    mobileMasked: 'text',
    resendSeconds: gWaitSeconds,
}];

/**
 * Agreement signing: send the code: POST cash/applyAgreementSign
 *
 * Sends the code that signs the terms (proposed).
 * - Result 42102: too many wrong codes, locked for a while
 * - Result 42103: the last code was sent less than a minute ago
 * - Result 42104: the code has run out, or none was sent
 * - Result 45006: rates could not be read
 */
export function cashApplyAgreementSign(gateway: Gateway, request: CashApplyAgreementSignRequest, options?: CallOptions): Reply<CashApplyAgreementSignContent, 42102 | 42103 | 42104 | 45006> {
    return gateway.call({ path: 'cash/applyAgreementSign', guard: gSignCodeSent, write: true, log: ['type'] }, request, options);
}

/** cash/applyAgreementSign for a mutation library. */
export function cashApplyAgreementSignMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/applyAgreementSign'] as const,
        mutationFn: (request: CashApplyAgreementSignRequest) => cashApplyAgreementSign(gateway, request),
    };
}
