// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gOrderCreated } from '../guards/OrderCreated.ts';
import type { MerchantCreateSalesOrderContent, MerchantCreateSalesOrderRequest } from '../types.ts';

/**
 * Create a sales order: POST merchant/createSalesOrder
 *
 * Makes the order that the application belongs to. The same `serialNumber` makes no second one (proposed).
 * - Result 42121: not possible in the present state; the text says why
 * - Result 42122: not for this customer; the text says why
 */
export function merchantCreateSalesOrder(gateway: Gateway, request: MerchantCreateSalesOrderRequest, options?: CallOptions): Reply<MerchantCreateSalesOrderContent, 42121 | 42122> {
    return gateway.call({ path: 'merchant/createSalesOrder', guard: gOrderCreated, write: true, serial: true, log: ['serialNumber', 'industryId'] }, request, options);
}

/** merchant/createSalesOrder for a mutation library. */
export function merchantCreateSalesOrderMutation(gateway: Gateway) {
    return {
        mutationKey: ['merchant/createSalesOrder'] as const,
        mutationFn: (request: MerchantCreateSalesOrderRequest) => merchantCreateSalesOrder(gateway, request),
    };
}
