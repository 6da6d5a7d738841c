// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';
import { gName } from '../guards/Name.ts';
import type { CashQueryLoanUseContent, CashQueryLoanUseRequest } from '../types.ts';

const gSubLoanUse: Guard = ['object', {
    loanUseCode: gId,
    loanUseName: gName,
}];

const gLoanUse: Guard = ['object', {
    loanUseCode: gId,
    loanUseName: gName,
}, {
    subList: ['list', gSubLoanUse],
}];

/**
 * Purposes of a loan: POST cash/queryLoanUse
 *
 * Purposes in two levels (proposed).
 */
export function cashQueryLoanUse(gateway: Gateway, request: CashQueryLoanUseRequest = {}, options?: CallOptions): Reply<CashQueryLoanUseContent, never> {
    return gateway.call({ path: 'cash/queryLoanUse', guard: ['list', gLoanUse], attempts: 2 }, request, options);
}

/** cash/queryLoanUse for a query library: the key holds path and request. */
export function cashQueryLoanUseQuery(gateway: Gateway, request: CashQueryLoanUseRequest = {}) {
    return {
        queryKey: ['cash/queryLoanUse', request] as const,
        queryFn: (context: CallOptions) => cashQueryLoanUse(gateway, request, { signal: context.signal }),
    };
}
