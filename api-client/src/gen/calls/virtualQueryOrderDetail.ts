// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';
import { gWhen } from '../guards/When.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { VirtualQueryOrderDetailContent, VirtualQueryOrderDetailRequest } from '../types.ts';

const gTopUpOrderDetail: Guard = ['object', {
    orderNum: gId,
    title: 'text',
    amount: gYuan,
    status: 'id',
    price: ['?', gYuan],
    couponAmount: ['?', gYuan],
}, {
    accountMasked: 'text',
    pictureUrl: 'text',
    time: gWhen,
    statusText: 'text',
    statusTime: gWhen,
    payUrl: 'text',
}];

/**
 * A top-up order: POST virtual/queryOrderDetail
 *
 * One top-up (proposed).
 * - Result 42162: no such order, article, plan or address
 */
export function virtualQueryOrderDetail(gateway: Gateway, request: VirtualQueryOrderDetailRequest, options?: CallOptions): Reply<VirtualQueryOrderDetailContent, 42162> {
    return gateway.call({ path: 'virtual/queryOrderDetail', guard: gTopUpOrderDetail, attempts: 2, log: ['orderNum'] }, request, options);
}

/** virtual/queryOrderDetail for a query library: the key holds path and request. */
export function virtualQueryOrderDetailQuery(gateway: Gateway, request: VirtualQueryOrderDetailRequest) {
    return {
        queryKey: ['virtual/queryOrderDetail', request] as const,
        queryFn: (context: CallOptions) => virtualQueryOrderDetail(gateway, request, { signal: context.signal }),
    };
}
