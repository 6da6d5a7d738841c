// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { CashQueryGrayContent, CashQueryGrayRequest } from '../types.ts';

const gGrayFlags: Guard = ['object', {}, {
    alisignApplyGray: 'flag',
    styleGray: 'flag',
    pollPeriod: 'number',
    countDown: 'number',
    pollMaxPeriod: 'number',
}];

/**
 * Gray-release flags: POST cash/queryGray
 *
 * Flags of a gray release.
 */
export function cashQueryGray(gateway: Gateway, request: CashQueryGrayRequest, options?: CallOptions): Reply<CashQueryGrayContent, never> {
    return gateway.call({ path: 'cash/queryGray', guard: gGrayFlags, log: ['typeId', 'instShareProfitNew'] }, request, options);
}

/** cash/queryGray for a query library: the key holds path and request. */
export function cashQueryGrayQuery(gateway: Gateway, request: CashQueryGrayRequest) {
    return {
        queryKey: ['cash/queryGray', request] as const,
        queryFn: (context: CallOptions) => cashQueryGray(gateway, request, { signal: context.signal }),
    };
}
