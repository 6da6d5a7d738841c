// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';
import { gWhen } from '../guards/When.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { VirtualQueryOrdersContent, VirtualQueryOrdersRequest } from '../types.ts';

const gTopUpOrder: Guard = ['object', {
    orderNum: gId,
    title: 'text',
    amount: gYuan,
    status: 'id',
}, {
    accountMasked: 'text',
    pictureUrl: 'text',
    time: gWhen,
    statusText: 'text',
}];

/**
 * Top-up orders: POST virtual/queryOrders
 *
 * Top-ups of the user, newest first (proposed).
 */
export function virtualQueryOrders(gateway: Gateway, request: VirtualQueryOrdersRequest = {}, options?: CallOptions): Reply<VirtualQueryOrdersContent, never> {
    return gateway.call({ path: 'virtual/queryOrders', guard: ['list', gTopUpOrder], attempts: 2, log: ['status'] }, request, options);
}

/** virtual/queryOrders for a query library: the key holds path and request. */
export function virtualQueryOrdersQuery(gateway: Gateway, request: VirtualQueryOrdersRequest = {}) {
    return {
        queryKey: ['virtual/queryOrders', request] as const,
        queryFn: (context: CallOptions) => virtualQueryOrders(gateway, request, { signal: context.signal }),
    };
}
