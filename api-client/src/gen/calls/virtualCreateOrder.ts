// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gOrderCreated } from '../guards/OrderCreated.ts';
import type { VirtualCreateOrderContent, VirtualCreateOrderRequest } from '../types.ts';

/**
 * Order a top-up: POST virtual/createOrder
 *
 * Orders a top-up. The same `serialNumber` makes one order (proposed).
 */
export function virtualCreateOrder(gateway: Gateway, request: VirtualCreateOrderRequest, options?: CallOptions): Promise<VirtualCreateOrderContent> {
    return gateway.call({ path: 'virtual/createOrder', guard: gOrderCreated, write: true, log: ['serialNumber', 'skuId'] }, request, options);
}

/** virtual/createOrder for a mutation library. */
export function virtualCreateOrderMutation(gateway: Gateway) {
    return {
        mutationKey: ['virtual/createOrder'] as const,
        mutationFn: (request: VirtualCreateOrderRequest) => virtualCreateOrder(gateway, request),
    };
}
