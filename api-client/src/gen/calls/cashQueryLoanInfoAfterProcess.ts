// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zYuan } from '../models/Yuan.ts';
import type { CashQueryLoanInfoAfterProcessContent, CashQueryLoanInfoAfterProcessRequest } from '../types.ts';

/**
 * A field of a part of a split loan.
 */
const zSplitField = /*#__PURE__*/ lazySchema(() => z.object({
    fieldKey: z.string(),
    fieldValue: z.nullish(z.string())
}));

/**
 * A part of a split loan (spec 3).
 */
const zSplitItem = /*#__PURE__*/ lazySchema(() => z.object({
    amount: zYuan(),
    dataGridList: z.nullish(z.array(zSplitField())),
    instIdList: z.nullish(z.array(z.union([z.string(), z.number().check(whole)])))
}));

/**
 * How a loan may be split (spec 3).
 */
const zOldUserSplitInfo = /*#__PURE__*/ lazySchema(() => z.object({
    canSplitLoan: z.nullish(z.boolean()),
    refuseAmount: z.nullish(zYuan()),
    acceptAmount: z.nullish(zYuan()),
    splitAmount: z.nullish(zYuan()),
    fxjjSplitAmount: z.nullish(zYuan()),
    chaibiaoUserTag: z.nullish(z.number().check(whole)),
    version: z.nullish(z.string()),
    splitAmountList: z.nullish(z.array(zSplitItem()))
}));

/**
 * Whether a loan may be split.
 */
const zSplitInfo = /*#__PURE__*/ lazySchema(() => z.object({
    oldUserSplitInfoDto: z.nullish(zOldUserSplitInfo())
}));

export const zCashQueryLoanInfoAfterProcessContent = /*#__PURE__*/ lazySchema(() => z.nullable(zSplitInfo()));

/**
 * Split-loan information: POST cash/queryLoanInfoAfterProcess
 *
 * Whether the loan may be split between lenders (spec 7).
 */
export function cashQueryLoanInfoAfterProcess(gateway: Gateway, request: CashQueryLoanInfoAfterProcessRequest, options?: CallOptions): Promise<CashQueryLoanInfoAfterProcessContent> {
    return gateway.call({ path: 'cash/queryLoanInfoAfterProcess', content: zCashQueryLoanInfoAfterProcessContent, attempts: 2, log: ['breakType', 'loanPeriod', 'loanSerialNumber'] }, request, options);
}

/** cash/queryLoanInfoAfterProcess for a query library: the key holds path and request. */
export function cashQueryLoanInfoAfterProcessQuery(gateway: Gateway, request: CashQueryLoanInfoAfterProcessRequest) {
    return {
        queryKey: ['cash/queryLoanInfoAfterProcess', request] as const,
        queryFn: (context: CallOptions) => cashQueryLoanInfoAfterProcess(gateway, request, { signal: context.signal }),
    };
}
