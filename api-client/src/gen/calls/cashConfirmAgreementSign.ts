// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zId } from '../models/Id.ts';
import type { CashConfirmAgreementSignContent, CashConfirmAgreementSignRequest } from '../types.ts';

/**
 * The terms are signed.
 */
const zAgreementSigned = /*#__PURE__*/ lazySchema(() => z.object({
    signNo: zId()
}));

export const zCashConfirmAgreementSignContent = /*#__PURE__*/ lazySchema(() => zAgreementSigned());

/**
 * Agreement signing: confirm the code: POST cash/confirmAgreementSign
 *
 * Confirms the code that signs the terms (proposed).
 * - Result 42101: wrong code, another try is allowed
 * - Result 42102: too many wrong codes, locked for a while
 */
export function cashConfirmAgreementSign(gateway: Gateway, request: CashConfirmAgreementSignRequest, options?: CallOptions): Promise<CashConfirmAgreementSignContent> {
    return gateway.call({ path: 'cash/confirmAgreementSign', content: zCashConfirmAgreementSignContent, write: true }, request, options);
}

/** cash/confirmAgreementSign for a mutation library. */
export function cashConfirmAgreementSignMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/confirmAgreementSign'] as const,
        mutationFn: (request: CashConfirmAgreementSignRequest) => cashConfirmAgreementSign(gateway, request),
    };
}
