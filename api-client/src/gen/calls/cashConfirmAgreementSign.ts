// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';
import type { CashConfirmAgreementSignContent, CashConfirmAgreementSignRequest } from '../types.ts';

const gAgreementSigned: Guard = ['object', {
    signNo: gId,
}];

/**
 * Agreement signing: confirm the code: POST cash/confirmAgreementSign
 *
 * Confirms the code that signs the terms (proposed).
 * - Result 42101: wrong code, another try is allowed
 * - Result 42102: too many wrong codes, locked for a while
 * - Result 42104: the code has run out, or none was sent
 */
export function cashConfirmAgreementSign(gateway: Gateway, request: CashConfirmAgreementSignRequest, options?: CallOptions): Reply<CashConfirmAgreementSignContent, 42101 | 42102 | 42104> {
    return gateway.call({ path: 'cash/confirmAgreementSign', guard: gAgreementSigned, write: true }, request, options);
}

/** cash/confirmAgreementSign for a mutation library. */
export function cashConfirmAgreementSignMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/confirmAgreementSign'] as const,
        mutationFn: (request: CashConfirmAgreementSignRequest) => cashConfirmAgreementSign(gateway, request),
    };
}
