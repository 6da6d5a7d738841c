// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zFlag } from '../models/Flag.ts';
import type { CashQueryLoanButtonAuthContent, CashQueryLoanButtonAuthRequest } from '../types.ts';

/**
 * Which verifications the loan button asks for first.
 */
const zLoanButtonAuth = /*#__PURE__*/ lazySchema(() => z.object({
    faceAuth: z.nullish(zFlag()),
    idAuth: z.nullish(zFlag()),
    idPhotoBackAuth: z.nullish(zFlag()),
    idPhotoFrontAuth: z.nullish(zFlag()),
    houseAuth: z.nullish(zFlag()),
    licenseAuth: z.nullish(zFlag()),
    tenancyAuth: z.nullish(zFlag()),
    contactsAuth: z.nullish(z.number().check(whole)),
    loanButtonGray: z.nullish(z.boolean()),
    verifyTime: z.nullish(z.boolean())
}));

export const zCashQueryLoanButtonAuthContent = /*#__PURE__*/ lazySchema(() => zLoanButtonAuth());

/**
 * Verifications before the loan button: POST cash/queryLoanButtonAuth
 *
 * What the loan button says and does (spec 3, 4; proposed).
 */
export function cashQueryLoanButtonAuth(gateway: Gateway, request: CashQueryLoanButtonAuthRequest = {}, options?: CallOptions): Promise<CashQueryLoanButtonAuthContent> {
    return gateway.call({ path: 'cash/queryLoanButtonAuth', content: zCashQueryLoanButtonAuthContent, attempts: 2 }, request, options);
}

/** cash/queryLoanButtonAuth for a query library: the key holds path and request. */
export function cashQueryLoanButtonAuthQuery(gateway: Gateway, request: CashQueryLoanButtonAuthRequest = {}) {
    return {
        queryKey: ['cash/queryLoanButtonAuth', request] as const,
        queryFn: (context: CallOptions) => cashQueryLoanButtonAuth(gateway, request, { signal: context.signal }),
    };
}
