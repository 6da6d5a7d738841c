// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gWhen } from '../guards/When.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { CreditQueryLimitLogContent, CreditQueryLimitLogRequest } from '../types.ts';

const gLimitChange: Guard = ['object', {
    time: gWhen,
    changeAmount: gYuan,
    afterAmount: ['?', gYuan],
}, {
    changeType: 'id',
    title: 'text',
}];

/**
 * Log of limit changes: POST credit/queryLimitLog
 *
 * How the limit changed (proposed).
 */
export function creditQueryLimitLog(gateway: Gateway, request: CreditQueryLimitLogRequest = {}, options?: CallOptions): Reply<CreditQueryLimitLogContent, never> {
    return gateway.call({ path: 'credit/queryLimitLog', guard: ['list', gLimitChange], attempts: 2 }, request, options);
}

/** credit/queryLimitLog for a query library: the key holds path and request. */
export function creditQueryLimitLogQuery(gateway: Gateway, request: CreditQueryLimitLogRequest = {}) {
    return {
        queryKey: ['credit/queryLimitLog', request] as const,
        queryFn: (context: CallOptions) => creditQueryLimitLog(gateway, request, { signal: context.signal }),
    };
}
