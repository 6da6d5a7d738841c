// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zId } from '../models/Id.ts';
import { zWaitSeconds } from '../models/WaitSeconds.ts';
import type { CashApplyAgreementSignContent, CashApplyAgreementSignRequest } from '../types.ts';

/**
 * A signing code is on its way.
 */
const zSignCodeSent = /*#__PURE__*/ lazySchema(() => z.object({
    transactionNo: zId(),
    mobileMasked: z.string(),
    resendSeconds: zWaitSeconds()
}));

export const zCashApplyAgreementSignContent = /*#__PURE__*/ lazySchema(() => zSignCodeSent());

/**
 * Agreement signing: send the code: POST cash/applyAgreementSign
 *
 * Sends the code that signs the terms (proposed).
 */
export function cashApplyAgreementSign(gateway: Gateway, request: CashApplyAgreementSignRequest, options?: CallOptions): Promise<CashApplyAgreementSignContent> {
    return gateway.call({ path: 'cash/applyAgreementSign', content: zCashApplyAgreementSignContent, write: true, log: ['type'] }, request, options);
}

/** cash/applyAgreementSign for a mutation library. */
export function cashApplyAgreementSignMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/applyAgreementSign'] as const,
        mutationFn: (request: CashApplyAgreementSignRequest) => cashApplyAgreementSign(gateway, request),
    };
}
