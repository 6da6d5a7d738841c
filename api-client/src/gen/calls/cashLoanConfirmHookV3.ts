// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { CashLoanConfirmHookV3Content, CashLoanConfirmHookV3Request } from '../types.ts';

const gForceRead: Guard = ['object', {}, {
    processLine: 'whole',
    processLineSteps: 'whole',
    businessId: 'text',
    openAccInstDealInfos: ['list', ['map']],
    processLineSub: 'id',
}];

const gForceReadCheck: Guard = ['object', {}, {
    loanForceReadDTO: gForceRead,
}];

/**
 * Must agreements be read first: POST cash/loanConfirmHookV3
 *
 * Whether agreements have to be read first. Any failure counts as "not forced".
 */
export function cashLoanConfirmHookV3(gateway: Gateway, request: CashLoanConfirmHookV3Request, options?: CallOptions): Reply<CashLoanConfirmHookV3Content, never> {
    return gateway.call({ path: 'cash/loanConfirmHookV3', guard: ['?', ['some', gForceReadCheck]], log: ['businessId', 'processLine', 'period', 'loanUse', 'merchantCode'] }, request, options);
}

/** cash/loanConfirmHookV3 for a query library: the key holds path and request. */
export function cashLoanConfirmHookV3Query(gateway: Gateway, request: CashLoanConfirmHookV3Request) {
    return {
        queryKey: ['cash/loanConfirmHookV3', request] as const,
        queryFn: (context: CallOptions) => cashLoanConfirmHookV3(gateway, request, { signal: context.signal }),
    };
}
