// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gOrderCreated } from '../guards/OrderCreated.ts';
import type { VirtualCreateOrderContent, VirtualCreateOrderRequest } from '../types.ts';

/**
 * Order a top-up: POST virtual/createOrder
 *
 * Orders a top-up. The same `serialNumber` makes one order (proposed).
 * - Result 42111: a coupon cannot be used any more
 * - Result 42162: no such order, article, plan or address
 * - Result 42163: cannot be ordered; the text says why
 */
export function virtualCreateOrder(gateway: Gateway, request: VirtualCreateOrderRequest, options?: CallOptions): Reply<VirtualCreateOrderContent, 42111 | 42162 | 42163> {
    return gateway.call({ path: 'virtual/createOrder', guard: gOrderCreated, write: true, serial: true, log: ['serialNumber', 'skuId'] }, request, options);
}

/** virtual/createOrder for a mutation library. */
export function virtualCreateOrderMutation(gateway: Gateway) {
    return {
        mutationKey: ['virtual/createOrder'] as const,
        mutationFn: (request: VirtualCreateOrderRequest) => virtualCreateOrder(gateway, request),
    };
}
