// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { CashQueryLoanInfoAfterProcessContent, CashQueryLoanInfoAfterProcessRequest } from '../types.ts';

const gSplitField: Guard = ['object', {
    fieldKey: 'text',
}, {
    fieldValue: 'text',
}];

const gSplitItem: Guard = ['object', {
    amount: gYuan,
}, {
    dataGridList: ['list', gSplitField],
    instIdList: ['list', 'id'],
}];

const gOldUserSplitInfo: Guard = ['object', {
    refuseAmount: ['?', gYuan],
    acceptAmount: ['?', gYuan],
    splitAmount: ['?', gYuan],
    fxjjSplitAmount: ['?', gYuan],
}, {
    canSplitLoan: 'flag',
    chaibiaoUserTag: 'whole',
    version: 'text',
    splitAmountList: ['complete', gSplitItem],
}];

const gSplitInfo: Guard = ['object', {}, {
    oldUserSplitInfoDto: gOldUserSplitInfo,
}];

/**
 * Split-loan information: POST cash/queryLoanInfoAfterProcess
 *
 * Whether the loan may be split between lenders.
 */
export function cashQueryLoanInfoAfterProcess(gateway: Gateway, request: CashQueryLoanInfoAfterProcessRequest, options?: CallOptions): Reply<CashQueryLoanInfoAfterProcessContent, never> {
    return gateway.call({ path: 'cash/queryLoanInfoAfterProcess', guard: ['?', ['some', gSplitInfo]], attempts: 2, log: ['breakType', 'loanPeriod', 'loanSerialNumber'] }, request, options);
}

/** cash/queryLoanInfoAfterProcess for a query library: the key holds path and request. */
export function cashQueryLoanInfoAfterProcessQuery(gateway: Gateway, request: CashQueryLoanInfoAfterProcessRequest) {
    return {
        queryKey: ['cash/queryLoanInfoAfterProcess', request] as const,
        queryFn: (context: CallOptions) => cashQueryLoanInfoAfterProcess(gateway, request, { signal: context.signal }),
    };
}
