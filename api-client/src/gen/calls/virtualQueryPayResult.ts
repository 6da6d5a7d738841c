// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gWhen } from '../guards/When.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { VirtualQueryPayResultContent, VirtualQueryPayResultRequest } from '../types.ts';

const gTopUpState: Guard = ['object', {
    status: 'id',
    amount: ['?', gYuan],
}, {
    statusText: 'text',
    time: gWhen,
}];

/**
 * Pay result of a top-up: POST virtual/queryPayResult
 *
 * State of an order; polled (proposed).
 * - Result 42162: no such order, article, plan or address
 */
export function virtualQueryPayResult(gateway: Gateway, request: VirtualQueryPayResultRequest, options?: CallOptions): Reply<VirtualQueryPayResultContent, 42162> {
    return gateway.call({ path: 'virtual/queryPayResult', guard: gTopUpState, log: ['orderNum'] }, request, options);
}

/** virtual/queryPayResult for a query library: the key holds path and request. */
export function virtualQueryPayResultQuery(gateway: Gateway, request: VirtualQueryPayResultRequest) {
    return {
        queryKey: ['virtual/queryPayResult', request] as const,
        queryFn: (context: CallOptions) => virtualQueryPayResult(gateway, request, { signal: context.signal }),
    };
}
