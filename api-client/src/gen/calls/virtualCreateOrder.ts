// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zOrderCreated } from '../models/OrderCreated.ts';
import type { VirtualCreateOrderContent, VirtualCreateOrderRequest } from '../types.ts';

export const zVirtualCreateOrderContent = /*#__PURE__*/ lazySchema(() => zOrderCreated());

/**
 * Order a top-up: POST virtual/createOrder
 *
 * Orders a top-up. The same `serialNumber` makes one order (proposed).
 */
export function virtualCreateOrder(gateway: Gateway, request: VirtualCreateOrderRequest, options?: CallOptions): Promise<VirtualCreateOrderContent> {
    return gateway.call({ path: 'virtual/createOrder', content: zVirtualCreateOrderContent, write: true, log: ['serialNumber', 'skuId'] }, request, options);
}

/** virtual/createOrder for a mutation library. */
export function virtualCreateOrderMutation(gateway: Gateway) {
    return {
        mutationKey: ['virtual/createOrder'] as const,
        mutationFn: (request: VirtualCreateOrderRequest) => virtualCreateOrder(gateway, request),
    };
}
