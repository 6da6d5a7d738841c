// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { CashLoanConfirmHookV3Content, CashLoanConfirmHookV3Request } from '../types.ts';

/**
 * Which agreements have to be read, and where (spec 3, 4).
 */
const zForceRead = /*#__PURE__*/ lazySchema(() => z.object({
    processLine: z.nullish(z.number().check(whole)),
    processLineSteps: z.nullish(z.number().check(whole)),
    businessId: z.nullish(z.string()),
    openAccInstDealInfos: z.nullish(z.array(z.record(z.string(), z.unknown()))),
    processLineSub: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

/**
 * Whether reading is forced.
 */
const zForceReadCheck = /*#__PURE__*/ lazySchema(() => z.object({
    loanForceReadDTO: z.nullish(zForceRead())
}));

export const zCashLoanConfirmHookV3Content = /*#__PURE__*/ lazySchema(() => z.nullable(zForceReadCheck()));

/**
 * Must agreements be read first: POST cash/loanConfirmHookV3
 *
 * Whether agreements have to be read first. Any failure goes on as "not forced" (spec 7, 8).
 */
export function cashLoanConfirmHookV3(gateway: Gateway, request: CashLoanConfirmHookV3Request, options?: CallOptions): Promise<CashLoanConfirmHookV3Content> {
    return gateway.call({ path: 'cash/loanConfirmHookV3', content: zCashLoanConfirmHookV3Content, log: ['businessId', 'processLine', 'period', 'loanUse', 'merchantCode'] }, request, options);
}

/** cash/loanConfirmHookV3 for a query library: the key holds path and request. */
export function cashLoanConfirmHookV3Query(gateway: Gateway, request: CashLoanConfirmHookV3Request) {
    return {
        queryKey: ['cash/loanConfirmHookV3', request] as const,
        queryFn: (context: CallOptions) => cashLoanConfirmHookV3(gateway, request, { signal: context.signal }),
    };
}
