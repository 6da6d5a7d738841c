// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gFlag } from '../guards/Flag.ts';
import type { CashQueryLoanButtonAuthContent, CashQueryLoanButtonAuthRequest } from '../types.ts';

const gLoanButtonAuth: Guard = ['object', {
    faceAuth: ['?', gFlag],
    idAuth: ['?', gFlag],
    idPhotoBackAuth: ['?', gFlag],
    idPhotoFrontAuth: ['?', gFlag],
    contactsAuth: ['?', 'whole'],
    verifyTime: ['?', 'flag'],
}, {
    houseAuth: gFlag,
    licenseAuth: gFlag,
    tenancyAuth: gFlag,
    loanButtonGray: 'flag',
}];

/**
 * Verifications before the loan button: POST cash/queryLoanButtonAuth
 *
 * Text and action of the loan button (proposed).
 */
export function cashQueryLoanButtonAuth(gateway: Gateway, request: CashQueryLoanButtonAuthRequest = {}, options?: CallOptions): Reply<CashQueryLoanButtonAuthContent, never> {
    return gateway.call({ path: 'cash/queryLoanButtonAuth', guard: ['some', gLoanButtonAuth], attempts: 2 }, request, options);
}

/** cash/queryLoanButtonAuth for a query library: the key holds path and request. */
export function cashQueryLoanButtonAuthQuery(gateway: Gateway, request: CashQueryLoanButtonAuthRequest = {}) {
    return {
        queryKey: ['cash/queryLoanButtonAuth', request] as const,
        queryFn: (context: CallOptions) => cashQueryLoanButtonAuth(gateway, request, { signal: context.signal }),
    };
}
